import { at } from "../../../rules/at";
import { change, sumOfDeltas } from "../../../rules/change";
import type { Edition } from "../../../rules/editions/edition";
import type { KPlayer } from "../../../rules/editions/kSteps";
import type { Game } from "../../../rules/game";
import { kFactor } from "../../../rules/kFactor";
import { newRating } from "../../../rules/newRating";
import { scoreOf } from "../../../rules/swissRu";
import type { Result } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable } from "../../../sheets/exercise/exercise";
import { CHANGE_UNIT, PD_UNIT, RATING_UNIT } from "./askedUnits";
import type { Dice } from "./dice";
import { playersOfSteps } from "./kPlayers";
import {
  givenLine,
  hint,
  letterOf,
  NOTHING_ASKED,
  pointsText,
  questionLine,
  QUESTIONS,
} from "./questions";

const PLAYERS = 3;
const GAMES = 5;
/** The question runs over these columns. */
const ANSWERS_AT = 4;

const RESULTS: readonly Result[] = [0, 1, 1, 2, 2];

/** Three players with another K each, and the event of each. */
export function changesWithK(dice: Dice, edition: Edition): readonly ExerciseTable[] {
  const players = playersOfSteps(dice, edition).slice(0, PLAYERS);
  const events = players.map(({ rating }, index) =>
    dice.until(
      () => gamesOf(rating, index % 2 === 0 ? 1 : -1, dice, edition),
      (games) => sumOfDeltas(rating, games, edition) !== 0,
    ),
  );
  return [
    playersTable(players),
    eventsTable(events),
    {
      ...QUESTIONS,
      asked: { headings: [null], at: ANSWERS_AT, marks: 3 },
      lines: players.flatMap((player, index) =>
        questionsOf(letterOf(index), player, at(events, index), edition),
      ),
    },
  ];
}

function playersTable(players: readonly KPlayer[]): ExerciseTable {
  return {
    key: "players",
    given: [
      { heading: "player", look: "word" },
      { heading: "rating", look: "whole" },
      { heading: "highest", look: "whole" },
      { heading: "age", look: "whole" },
      { heading: "gamesBefore", look: "whole" },
    ],
    asked: NOTHING_ASKED,
    lines: players.map(({ rating, peak, age, games }, index) =>
      givenLine([letterOf(index), rating, peak, age, games]),
    ),
  };
}

function eventsTable(events: readonly (readonly Game[])[]): ExerciseTable {
  const round = (number: number): ExerciseTable["given"] => [
    { heading: number, look: "whole" },
    { heading: "result", look: "result" },
  ];
  return {
    key: "games",
    given: [
      { heading: "player", look: "word" },
      ...Array.from({ length: GAMES }, (_, index) => round(index + 1)).flat(),
    ],
    asked: NOTHING_ASKED,
    lines: events.map((games, index) => {
      const cells = games.flatMap(({ opponent, score }) => [opponent, score / 2]);
      return givenLine([letterOf(index), ...cells]);
    }),
  };
}

/** Opponents around him; one beyond the limit, above or below. */
function gamesOf(rating: number, side: 1 | -1, dice: Dice, { limit }: Edition): Game[] {
  const near = Array.from({ length: GAMES - 1 }, () => dice.whole(-260, 260));
  const far = side * (limit.points + dice.whole(25, 160));
  const results = dice.shuffled(RESULTS);
  return dice.shuffled([...near, far]).map((difference, index) => ({
    opponent: rating + difference,
    score: results[index] ?? 0,
  }));
}

function questionsOf(
  of: string,
  player: KPlayer,
  games: readonly Game[],
  edition: Edition,
): ExerciseLine[] {
  const { delta, k: ofK, limit, rounded, sum } = edition.articles;
  const { rating } = player;
  const k = kFactor(player, edition, games.length);
  const deltas = sumOfDeltas(rating, games, edition) / 100;
  const points = change(rating, games, k, edition) / 100;
  const rn = newRating(rating, points);
  const played = { points: pointsText(scoreOf(games)), games: games.length };
  return [
    questionLine(of, { key: "k", solution: k, article: ofK }, hint("k", { article: ofK })),
    questionLine(
      of,
      { key: "sum", solution: deltas, article: delta, unit: PD_UNIT },
      hint("sum", { article: limit, ...played }),
    ),
    questionLine(
      of,
      { key: "change", solution: points, article: sum, unit: CHANGE_UNIT },
      hint("change", { article: sum }),
    ),
    questionLine(
      of,
      { key: "rn", solution: rn, article: rounded, unit: RATING_UNIT },
      hint("rn", { article: rounded }),
    ),
  ];
}
