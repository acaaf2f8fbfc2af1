import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { CauseWords } from "../../i18n/correction";
import type { ResultRead } from "../period/readPeriodSheets";
import { signed } from "../sentence";
import type { Cause } from "./cause";
import type { GamesOfEvents } from "./gamesOfEvents";
import type { CellOfResult } from "./periodSide";
import {
  hasOtherGames,
  inputOf,
  INPUTS_OF_RESULT,
  sameEvents,
  type EventPair,
} from "./samePeriodEvents";

type CellsOf = (result: ResultRead, of: CellOfResult) => Expr;

/** A player of both periods; without a line in one of them he has no events there. */
export interface PlayerEvents {
  readonly name: string;
  readonly were: readonly ResultRead[];
  readonly are: readonly ResultRead[];
  /** What is told of him for all events: it is not told of each again. */
  readonly told: Readonly<Record<"rating" | "kCounted", readonly [unknown, unknown]>>;
}

export interface OfEvents {
  readonly before: CellsOf;
  readonly after: CellsOf;
  readonly games: GamesOfEvents;
  readonly words: CauseWords;
}

/** In which events the periods differ, and by what: those of one report have the same figures. */
export function eventCauses(player: PlayerEvents, of: OfEvents): Cause[] {
  return sameEvents(player.were, player.are).flatMap((pair) => {
    const { was, is } = pair;
    if (was === null || is === null) return inOne(player, pair, of);
    return [...inBoth(player, was, is, of), ...ofGames(player, was, is, of)];
  });
}

function inOne(
  { name }: PlayerEvents,
  { was, is }: EventPair,
  { before, after, words }: OfEvents,
): Cause[] {
  const { eventOnlyBefore, eventOnlyAfter, ofGame } = words;
  const result = was ?? is;
  if (result === null) return [];
  const isBefore = was !== null;
  const said = isBefore ? eventOnlyBefore : eventOnlyAfter;
  const isRated = result.product !== null;
  const what = ofGame(result.event, isRated ? said.change : said.games);
  const cells = isBefore ? before : after;
  const cell = isRated ? change(cells(result, "product")) : cells(result, "n");
  return [{ player: name, what, before: isBefore ? cell : null, after: isBefore ? null : cell }];
}

function inBoth(
  { name, told }: PlayerEvents,
  was: ResultRead,
  is: ResultRead,
  { before, after, words }: OfEvents,
): Cause[] {
  const { rating, k: kCounted, games: n, delta, ofGame } = words;
  const said = { rating, kCounted, n, delta };
  /** Who is unrated shows no number. */
  const isShown = (shown: unknown, value: number | null) =>
    value === null ? typeof shown !== "number" : shown === value;
  const isTold = (input: keyof typeof said, one: number | null, other: number | null) =>
    (input === "rating" || input === "kCounted") &&
    isShown(told[input][0], one) &&
    isShown(told[input][1], other);
  return INPUTS_OF_RESULT.filter((input) => {
    const [one, other] = [inputOf(was, input), inputOf(is, input)];
    return one !== other && !isTold(input, one, other);
  }).map((input) => {
    const shown = input === "delta" ? change : (cell: Expr) => cell;
    return {
      player: name,
      what: ofGame(is.event, said[input]),
      before: shown(before(was, input)),
      after: shown(after(is, input)),
    };
  });
}

/** Games of two reports, behind what they change. */
function ofGames(
  { name }: PlayerEvents,
  was: ResultRead,
  is: ResultRead,
  { games, words }: OfEvents,
): Cause[] {
  if (!hasOtherGames({ was, is })) return [];
  return games(was, is).map(({ game, what, ...cause }) => ({
    ...cause,
    player: name,
    what: words.ofGame(is.event, what),
    ...(game !== undefined && { game: `${is.report?.sheet ?? ""} ${game}` }),
  }));
}

/** With its sign, as long as it is a number. */
function change(cell: Expr): Expr {
  return f`IF(ISNUMBER(${cell}),${signed(cell)},${cell})`;
}
