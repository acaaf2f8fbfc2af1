import type { ConditionKey } from "../../tournament/conditions";
import type { GameHeading, ReportHeading } from "../../i18n/report";
import type { ErratumSheet } from "../../rules/editions/erratum";
import { isScheveningenWithRu } from "../../rules/report/scheveningen";
import { isLaterLighter } from "../../rules/firstRatingConditions";
import type { Edition } from "../../rules/editions/edition";
import type { EventPlayer } from "../../tournament/event";
import type { CarriedKey } from "../../tournament/carried";
import { area, cellAt, onSheet, type Reference } from "../../formula/reference";
import { HEAD_ROWS } from "../head";
import { columnOf, has, rowsTogether, type Table } from "../table";
import type { ReportOrder } from "./order";
import { TITLE_NAMES } from "../sheetKind";

/** What the columns of the report hold. */
export type ReportColumn = ReportHeading | CarriedKey;

/** Players stand in two blocks one under the other, each with the columns that apply to it. */
export type BlockName = "rated" | "unrated";

export interface PlayersBlock {
  readonly name: BlockName;
  readonly table: Table<ReportColumn>;
  /** By their places in the event, one a line. */
  readonly players: readonly number[];
}

/** The columns of the sheet of games. */
export type GameColumn = GameHeading;

/** The facts of the report, one a row. */
/** Of a part of an event: which, of how many, and the days of the whole. */
export type PartFact = "part" | "parts" | "wholeStart" | "wholeEnd";

export type ReportFact =
  | "edition"
  | "date"
  | "end"
  | "ratingsList"
  | "countedBy"
  | PartFact
  | "exception"
  | "kDay"
  | "limit"
  | "others"
  | "exempt"
  | "kind"
  | "fits"
  | "perPairing"
  | "matchGames"
  | ConditionFact;

/** Whether a condition of articles 1 to 6 is met. */
export type ConditionFact = `check ${ConditionKey}`;

/** Under the head and the headings. */
export const FIRST_PLAYER = HEAD_ROWS + 1;
export const FIRST_GAME = HEAD_ROWS + 1;

/** Names of the title, and of the sheet of games as the report has it. */
export const REPORT_TITLE = TITLE_NAMES.report;
export const GAMES_TITLE = TITLE_NAMES.games;
export const GAMES_SHEET = "Games_sheet";

/** A player's lines of the games, as they are written. */
export interface GameRows {
  readonly first: number;
  /** His hypothetical opponents, or the empty row behind the last game. */
  readonly behind: number;
  readonly end: number;
  /** Of the first line: they are counted through all players, and each keeps its number in a sort. */
  readonly line: number;
}

/** 8.2.2 (2024): an unrated player has them behind his games. */
export function hypotheticalOf(
  { rating }: Pick<EventPlayer, "rating">,
  { firstRating }: Edition,
): number {
  return rating === null ? firstRating.hypothetical.opponents : 0;
}

export interface ReportPlaces {
  /** Those that have players, the rated first. */
  readonly blocks: readonly PlayersBlock[];
  /** The row of each player of the event. */
  readonly playerRows: readonly number[];
  readonly games: Table<GameColumn>;
  /** Where each player's games stand; null for a player without any. */
  readonly gameRows: readonly (GameRows | null)[];
  /** What is to be said below the players. */
  readonly notesRow: number;
}

/** 6.1: who has played before needs no points; in a Swiss of 2011 he does all the same (6.41). */
export function hasFirstEvent({ edition, later, robin }: ReportOrder): boolean {
  return robin === null && later.size > 0 && isLaterLighter(edition, "swiss");
}

/** Whose errata concern the report. */
export function erratumSheet({ event, edition }: ReportOrder): ErratumSheet {
  return event.kind === "robin" && edition.hasRobin ? "robinReport" : "swissReport";
}

/** A player rated since the event who counts with a Ru for his opponents: 8.4 (2014), 6.4 (2005). */
export function hasRuAsOpponent(order: ReportOrder): boolean {
  const isCounted = order.robin !== null || isScheveningenWithRu(order);
  return isCounted && order.event.players.some(({ isRatedSince }) => isRatedSince);
}

/** What makes a first rating has columns of its own among the rated. */
const AMONG_RATED = {
  firstEvent: "firstEventOfRated",
  p: "pAsOpponent",
  dp: "dpAsOpponent",
  ru: "ruAsOpponent",
} as const;

export function firstRatingColumn(
  block: BlockName,
  column: keyof typeof AMONG_RATED,
): ReportColumn {
  return block === "rated" ? AMONG_RATED[column] : column;
}

/** Whether a block has the column. */
export function hasColumn({ blocks }: ReportPlaces, column: ReportColumn): boolean {
  return blocks.some(({ table }) => has(table, column));
}

/** The block that has a column; what both have stands in the same column of the sheet. */
export function tableWith(
  { blocks }: Pick<ReportPlaces, "blocks">,
  column: ReportColumn,
): Table<ReportColumn> {
  const block = blocks.find(({ table }) => has(table, column));
  if (block === undefined) throw new ReferenceError(`the report has no column "${column}"`);
  return block.table;
}

/** Its rows from the first block that has it to the last; a heading between is among them. */
export function rowsOfColumn(
  places: Pick<ReportPlaces, "blocks">,
  column: ReportColumn,
): { readonly first: number; readonly last: number } {
  return rowsTogether(tablesOf(places), column);
}

export function tablesOf({ blocks }: Pick<ReportPlaces, "blocks">): readonly Table<ReportColumn>[] {
  return blocks.map(({ table }) => table);
}

/** All lines of a column; a range is never one cell. `sheet`: the report's, where it is spoken of elsewhere. */
export function allLines(
  places: Pick<ReportPlaces, "blocks">,
  column: ReportColumn,
  sheet: string | null = null,
): Reference {
  const { first, last } = rowsOfColumn(places, column);
  const at = columnOf(tableWith(places, column), column);
  const all = area(cellAt(first, at, "both"), cellAt(Math.max(last, first + 1), at, "both"));
  return onSheet(sheet, all);
}

/** The column by which opponents take a player's rating. */
export function ratingOfOpponent(places: ReportPlaces): ReportColumn {
  return hasColumn(places, "asOpponent") ? "asOpponent" : "rating";
}

/** The column of the K that makes the change. */
export function kOfChange(places: ReportPlaces): ReportColumn {
  return hasColumn(places, "kCounted") ? "kCounted" : "k";
}
