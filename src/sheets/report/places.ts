import type { ReportHeading } from "../../i18n/report";
import { errataOf } from "../../rules/editions/errata";
import type { ErratumSheet } from "../../rules/editions/erratum";
import { isLaterLighter } from "../../rules/firstRatingConditions";
import { cell, quoted, range } from "../address";
import type { ReportOrder } from "./order";

/** What the columns of the report hold. */
export type ReportColumn = ReportHeading;

/** 11.31 (2005) names its columns; what they are worked out from stands behind them. */
const ORDER_11_31: readonly ReportColumn[] = [
  "number",
  "player",
  "rating",
  "firstEvent",
  "asOpponent",
  "rc",
  "n",
  "w",
  "wMinusWe",
  "ru",
  "we",
  "k",
  "kCounted",
  "change",
  "rn",
  "p",
  "dp",
  "lacks",
  "id",
  "birth",
  "gamesSoFar",
  "peak",
];

const ORDER: readonly ReportColumn[] = [
  "number",
  "player",
  "rating",
  "firstEvent",
  "asOpponent",
  "rc",
  "n",
  "w",
  "we",
  "wMinusWe",
  "k",
  "kCounted",
  "change",
  "rn",
  "ra",
  "p",
  "dp",
  "ru",
  "lacks",
  "id",
  "birth",
  "gamesSoFar",
  "peak",
];

/** Columns of the sheet of games. */
export const GAME = {
  number: 0,
  player: 1,
  rating: 2,
  round: 3,
  opponent: 4,
  opponentRating: 5,
  counted: 6,
  difference: 7,
  pd: 8,
  score: 9,
  w: 10,
  delta: 11,
  fits: 12,
} as const;

/** Rows of the report's head, one parameter a row. */
export const HEAD = {
  title: 0,
  subtitle: 1,
  edition: 2,
  date: 3,
  end: 4,
  limit: 5,
  exempt: 6,
  kind: 7,
  fits: 8,
  matchGames: 9,
  note: 10,
} as const;
export const HEAD_VALUE = 2;
export const HEAD_NOTE = 4;
/** The first player's row on both sheets. */
export const FIRST_ROW = 12;
export const FIRST_GAME_ROW = 3;

/** The first of a player's games, and the last row of every range of them. */
export interface GameRows {
  readonly first: number;
  /** His hypothetical opponents, or the empty row behind the last game: a range is never one cell. */
  readonly behind: number;
  readonly end: number;
}

export interface ReportPlaces {
  readonly order: readonly ReportColumn[];
  /** Where each player's games stand; null for a player without any. */
  readonly games: readonly (GameRows | null)[];
  /** What is to be said below the players, and the tables of plain formulas. */
  readonly notesRow: number;
  readonly tablesRow: number;
}

/** Rows between the players and the tables, at least. */
const BELOW = 8;

/** Of K there is so much to say at most. */
const MOST_K_NOTES = 3;

export function reportPlaces(order: ReportOrder): ReportPlaces {
  const { event, edition } = order;
  const { players } = event;
  const lines = Math.max(1, edition.firstRating.hypothetical.opponents);
  let next = FIRST_GAME_ROW;
  const games = players.map((player) => {
    if (player.games.length === 0) return null;
    const first = next;
    const behind = first + player.games.length;
    next = behind + lines;
    return { first, behind, end: next - 1 };
  });
  const columns = edition.report === "11.31" ? ORDER_11_31 : ORDER;
  const isShown: Partial<Record<ReportColumn, boolean>> = {
    id: players.some(({ id }) => id !== undefined),
    asOpponent: players.some(({ isRatedSince }) => isRatedSince),
    kCounted: Number.isFinite(edition.highestKTimesGames),
    ra: edition.firstRating.hypothetical.opponents > 0,
    firstEvent: hasFirstEvent(order),
    birth: players.some(({ facts }) => facts?.birth != null),
    gamesSoFar: players.some(({ facts }) => facts?.games != null),
    peak: players.some(({ facts }) => facts?.peak != null),
  };
  const notesRow = FIRST_ROW + players.length + 1;
  const notes = errataOf(edition, erratumSheet(order)).length + MOST_K_NOTES;
  return {
    order: columns.filter((column) => isShown[column] ?? true),
    games,
    notesRow,
    tablesRow: Math.max(FIRST_ROW + players.length + BELOW, notesRow + notes + 2),
  };
}

/** 6.1: who has played before needs no points; in a Swiss of 2011 he does all the same (6.41). */
function hasFirstEvent({ edition, later, robin }: ReportOrder): boolean {
  return robin === null && later.size > 0 && isLaterLighter(edition, "swiss");
}

/** Whose errata concern the report. */
export function erratumSheet({ event, edition }: ReportOrder): ErratumSheet {
  return event.kind === "robin" && edition.hasRobin ? "robinReport" : "swissReport";
}

export function columnOf({ order }: ReportPlaces, column: ReportColumn): number {
  return order.indexOf(column);
}

/** The column by which opponents take a player's rating. */
export function ratingOfOpponent({ order }: ReportPlaces): ReportColumn {
  return order.includes("asOpponent") ? "asOpponent" : "rating";
}

/** The column of the K that makes the change. */
export function kOfChange({ order }: ReportPlaces): ReportColumn {
  return order.includes("kCounted") ? "kCounted" : "k";
}

/** A cell of the report in a player's row. */
export function reportCell(places: ReportPlaces, player: number, column: ReportColumn): string {
  return cell(FIRST_ROW + player, columnOf(places, column));
}

/** The same cell, seen from another sheet. */
export function onReport(
  names: { readonly report: string },
  places: ReportPlaces,
  player: number,
  column: ReportColumn,
): string {
  return `${quoted(names.report)}!$${reportCell(places, player, column)}`;
}

/** A column of a player's games, on the other sheet. */
export function gamesRange(sheet: string, { first, end }: GameRows, column: number): string {
  return `${quoted(sheet)}!${range(cell(first, column), cell(end, column))}`;
}
