import type { GameHeading, ReportHeading } from "../../i18n/report";
import type { ErratumSheet } from "../../rules/editions/erratum";
import { isLaterLighter } from "../../rules/firstRatingConditions";
import type { CarriedKey } from "../../tournament/carried";
import { rowBelow, type Head } from "../facts";
import { has, type Table } from "../table";
import type { ReportOrder } from "./order";

/** What the columns of the report hold. */
export type ReportColumn = ReportHeading | CarriedKey;

/** The columns of the sheet of games. */
export type GameColumn = GameHeading;

/** The facts of the report's head, one a row. */
export type ReportFact =
  "edition" | "date" | "end" | "limit" | "exempt" | "kind" | "fits" | "matchGames";

export const REPORT_HEAD: Head<ReportFact> = {
  keys: ["edition", "date", "end", "limit", "exempt", "kind", "fits", "matchGames"],
  noteColumn: 4,
};

/** What sets this report apart is said under its facts; then come the headings. */
export const REPORT_NOTE_ROW = rowBelow(REPORT_HEAD);
export const FIRST_PLAYER = REPORT_NOTE_ROW + 2;

/** Title, note and headings. */
export const FIRST_GAME = 3;

/** Names of the title, and of the sheet of games as the report has it. */
export const REPORT_TITLE = "Rating_report";
export const GAMES_TITLE = "Rating_games";
export const GAMES_SHEET = "Games_sheet";

/** The first of a player's games, and the last row of every range of them. */
export interface GameRows {
  readonly first: number;
  /** His hypothetical opponents, or the empty row behind the last game: a range is never one cell. */
  readonly behind: number;
  readonly end: number;
}

export interface ReportPlaces {
  readonly players: Table<ReportColumn>;
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

/** The column by which opponents take a player's rating. */
export function ratingOfOpponent({ players }: ReportPlaces): ReportColumn {
  return has(players, "asOpponent") ? "asOpponent" : "rating";
}

/** The column of the K that makes the change. */
export function kOfChange({ players }: ReportPlaces): ReportColumn {
  return has(players, "kCounted") ? "kCounted" : "k";
}
