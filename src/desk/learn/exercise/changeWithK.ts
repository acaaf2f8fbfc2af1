import { at } from "../../../rules/at";
import { sumOfDeltas } from "../../../rules/change";
import type { Edition } from "../../../rules/editions/edition";
import type { KPlayer } from "../../../rules/editions/kSteps";
import type { Game } from "../../../rules/game";
import { kFactor } from "../../../rules/kFactor";
import { scoreOf } from "../../../rules/swissRu";
import type { Rating, Result } from "../../../rules/units";
import type { ExerciseLine, ExerciseTable, Slip } from "../../../sheets/exercise/exercise";
import { changeLines } from "./changeAsked";
import type { Dice } from "./dice";
import { playersOfSteps } from "./kPlayers";
import { oneDecimal } from "./nearly";
import {
  givenLine,
  hint,
  letterOf,
  NOTHING_ASKED,
  pointsText,
  questionLine,
  QUESTIONS,
} from "./questions";
import { slip, slipsOfEditions, withoutLimit } from "./slips";

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
  const { articles } = edition;
  const { rating } = player;
  const k = kFactor(player, edition, games.length);
  const ks = slipsOfEditions((other) => kFactor(player, other, games.length), articles.k);
  const sum = sumOfDeltas(rating, games, edition) / 100;
  const sums = slipsOfSum(rating, games, sum, edition);
  const played = { points: pointsText(scoreOf(games)), games: games.length };
  return [
    questionLine(
      of,
      { key: "k", solution: k, article: articles.k, slips: ks },
      hint("k", { article: articles.k, hasAge: asksAge(edition) }),
    ),
    questionLine(
      of,
      {
        ...{ key: "sum", solution: sum, article: articles.delta, inHundredths: true },
        ...{ near: oneDecimal(sum), slips: sums },
      },
      hint("sum", { article: articles.limit, ...played }),
    ),
    ...changeLines(
      of,
      { rating, k, sum, sums, ks: ks.filter(({ value }) => value !== k) },
      edition,
    ),
  ];
}

/** From 2014 on: 8.56. */
const asksAge = ({ k }: Edition) => k.some(({ asks }) => asks.lastAge !== undefined);

function slipsOfSum(
  rating: Rating,
  games: readonly Game[],
  sum: number,
  edition: Edition,
): readonly Slip[] {
  const { articles } = edition;
  const inFull = sumOfDeltas(rating, games, withoutLimit(edition)) / 100;
  return [
    ...(inFull === sum ? [] : [slip("limit", inFull, articles.limit)]),
    slip("sign", -sum, articles.delta),
  ];
}
