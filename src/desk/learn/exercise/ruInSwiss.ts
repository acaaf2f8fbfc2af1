import { at } from "../../../rules/at";
import { averageRating } from "../../../rules/average";
import type { Edition } from "../../../rules/editions/edition";
import { floorOn } from "../../../rules/editions/floorOn";
import { isReason } from "../../../rules/reason";
import { halfUp } from "../../../rules/rounding";
import { scoreOf, workedSwissRu } from "../../../rules/swissRu";
import { dpTable } from "../../../rules/tables/dp";
import type { Rating } from "../../../rules/units";
import type { WorkedRu } from "../../../rules/ru";
import { hasHypothetical } from "../../../rules/hypothetical";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { AVERAGE_EXACT, PD_UNIT, RATING_UNIT } from "./askedUnits";
import type { Dice } from "./dice";
import { hint, letterOf, pointsText, questionLine, QUESTIONS } from "./questions";
import { countingGames, drawnCard, roundsTable, type CardLine } from "./roundsTable";

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
  const { articles } = edition;
  const { games, worked, rc } = workedOf(card, edition);
  if (worked === null) return [];
  const score = scoreOf(games);
  const w = pointsText(score);
  const countArticle = { article: articles.average };
  return [
    questionLine(of, { key: "n", solution: games.length, ...countArticle }, hint("n", {})),
    questionLine(of, { key: "w", solution: score / 2, ...countArticle }, hint("w", {})),
    averageLine(of, rc, games.length, worked, edition),
    ...(worked.dp === null ? [] : dpLines(of, worked, edition)),
    questionLine(
      of,
      { key: "ru", solution: worked.ru, article: articleOfRu(worked, edition), unit: RATING_UNIT },
      hint("ru", {
        w,
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
  games: number,
  worked: WorkedRu,
  { articles, firstRating }: Edition,
): ExerciseLine {
  const { opponents, rating } = firstRating.hypothetical;
  const isWith = opponents > 0;
  return questionLine(
    of,
    {
      key: isWith ? "ra" : "rc",
      solution: isWith ? worked.average : rc,
      article: articles.average,
      ...AVERAGE_EXACT,
    },
    hint("average", { games, opponents, rating }),
  );
}

function dpLines(
  of: string,
  { p, points, played, dp }: WorkedRu,
  { articles }: Edition,
): ExerciseLine[] {
  const quotient = `${pointsText(points)} / ${played}`;
  return [
    questionLine(
      of,
      { key: "p", solution: p / 100, article: articles.dpTable, unit: PD_UNIT },
      hint("p", { quotient }),
    ),
    questionLine(
      of,
      {
        key: "dp",
        solution: dp ?? 0,
        article: articles.dpTable,
        near: roundedOtherwise(points, played, p),
      },
      hint("dp", { table: articles.dpTable }),
    ),
  ];
}

/** dp of a p that was cut off, or rounded up. */
function roundedOtherwise(points: number, played: number, p: number): number[] {
  const exact = (50 * points) / played;
  return [Math.floor(exact), Math.ceil(exact)]
    .filter((other) => other !== p && halfUp(exact) === p)
    .map((other) => dpTable(other));
}

function articleOfRu({ dp, points, played }: WorkedRu, { articles }: Edition): string {
  if (dp !== null) return points < played ? articles.belowHalf : articles.aboveHalf;
  return points === played ? articles.half : articles.aboveHalf;
}
