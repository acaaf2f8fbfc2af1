import { at } from "../../../rules/at";
import { averageRating } from "../../../rules/average";
import type { Edition } from "../../../rules/editions/edition";
import { floorOn } from "../../../rules/editions/floorOn";
import { isReason } from "../../../rules/reason";
import { halfUp } from "../../../rules/rounding";
import { scoreOf, workedSwissRu } from "../../../rules/swissRu";
import type { Rating } from "../../../rules/units";
import type { WorkedRu } from "../../../rules/ru";
import { hasHypothetical } from "../../../rules/hypothetical";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import type { Dice } from "./dice";
import { dpAsked, pAsked } from "./dpAsked";
import { meanAsked } from "./nearly";
import { hint, letterOf, pointsText, questionLine, QUESTIONS } from "./questions";
import { ruAsked } from "./ruAsked";
import { slip } from "./slips";
import { countingGames, countLines, drawnCard, roundsTable, type CardLine } from "./roundsTable";

const ANSWERS_AT = 4;

/** With so few rounds that everybody can add them up, and more than are needed. */
const ROUNDS = [
  { rated: 6, unrated: 1, unplayed: 1 },
  { rated: 6, unrated: 1, unplayed: 1 },
] as const;

/** Two unrated players, one above 50 % and one below. */
export function rusInSwiss(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const cards = ROUNDS.map((rounds, index) =>
    dice.until(
      () => drawnCard(rounds, opponentsOf(edition, dice), dice),
      (card) => isWorthIt(card, index === 0, edition),
    ),
  );
  const letters = cards.map((_, index) => letterOf(index));
  return [
    roundsTable(letters, cards),
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 2 },
      lines: letters.flatMap((of, index) => questionsOf(of, at(cards, index), edition)),
    },
  ];
}

/** Where 2200 is the highest first rating, not many shall come near it: 8.2.3 (2024). */
function opponentsOf({ firstRating }: Edition, dice: Dice): readonly [Rating, Rating] {
  const middle = Number.isFinite(firstRating.highest)
    ? dice.whole(1620, 1900)
    : dice.whole(1850, 2200);
  return [middle - 170, middle + 170];
}

function isWorthIt(card: readonly CardLine[], isAbove: boolean, edition: Edition): boolean {
  const { games, worked } = workedOf(card, edition);
  if (worked === null || worked.ru < floorOn(edition)) return false;
  const score = scoreOf(games);
  const isOnSide = isAbove ? score > games.length : score < games.length;
  return isOnSide && score < 2 * games.length && worked.p !== 100;
}

function workedOf(card: readonly CardLine[], edition: Edition) {
  const games = countingGames(card);
  const opponents = games.map(({ opponent }) => opponent);
  const worked = workedSwissRu(opponents, scoreOf(games), edition, true);
  const rc = averageRating(opponents, edition);
  return { games, worked: isReason(worked) ? null : worked, rc: isReason(rc) ? 0 : rc };
}

function questionsOf(of: string, card: readonly CardLine[], edition: Edition): ExerciseLine[] {
  const { gamesOfUnrated, unplayed } = edition.articles;
  const { games, worked, rc } = workedOf(card, edition);
  if (worked === null) return [];
  const { average, points, played } = worked;
  const made = { average, exact: halfUp(average), points, games: played, opponents: null };
  return [
    ...countLines(of, card, `${gamesOfUnrated}, ${unplayed}`),
    averageLine(of, rc, card, worked, edition),
    ...(worked.dp === null ? [] : dpLines(of, worked, edition)),
    questionLine(
      of,
      ruAsked("ru", worked.ru, made, articleOfRu(worked, edition), edition),
      hint("ru", {
        w: pointsText(scoreOf(games)),
        n: games.length,
        bonus: worked.dp === null ? edition.firstRating.bonus : null,
        ...ofFirstRatings(edition),
      }),
    ),
  ];
}

/** From 2024 the average is Ra, 8.2.2, and 2200 is the highest, 8.2.3. */
function ofFirstRatings(edition: Edition) {
  const average = hasHypothetical(edition) ? ("Ra" as const) : ("Rc" as const);
  const { highest } = edition.firstRating;
  return { average, highest: Number.isFinite(highest) ? highest : null };
}

/** Rc; from 2024 Ra with the hypothetical opponents, 8.2.2. */
function averageLine(
  of: string,
  rc: number,
  card: readonly CardLine[],
  worked: WorkedRu,
  { articles, firstRating }: Edition,
): ExerciseLine {
  const { opponents, rating } = firstRating.hypothetical;
  const isWith = opponents > 0;
  const solution = isWith ? worked.average : rc;
  const games = countingGames(card).length;
  const all = card.flatMap((line) => (line.opponent === null ? [] : [line.opponent]));
  const article = articles.average;
  const slips = [
    ...(isWith ? [slip("hypothetical", rc, article)] : []),
    slip("counted", all.reduce((sum, each) => sum + each, 0) / all.length, article),
  ];
  return questionLine(
    of,
    { key: isWith ? "ra" : "rc", article, ...meanAsked(solution), slips },
    hint("average", { games, opponents, rating }),
  );
}

function dpLines(of: string, { points, played }: WorkedRu, edition: Edition): ExerciseLine[] {
  const quotient = `${pointsText(points)} / ${played}`;
  return [
    questionLine(of, pAsked(points, played, edition), hint("p", { quotient })),
    questionLine(
      of,
      dpAsked(points, played, edition),
      hint("dp", { table: edition.articles.dpTable }),
    ),
  ];
}

function articleOfRu({ dp, points, played }: WorkedRu, { articles }: Edition): string {
  if (dp !== null) return points < played ? articles.belowHalf : articles.aboveHalf;
  return points === played ? articles.half : articles.aboveHalf;
}
