import type { HalfPoints } from "../../rules/units";

/** Everything that reading a file may find, and the values that explain it. */
export interface TrfFindingValues {
  /** No line begins with 001: another format, or no text at all. */
  notTrf: { readonly lines: number };
  tooLarge: { readonly megabytes: number; readonly most: number };
  tooManyLines: { readonly lines: number; readonly most: number };
  longLine: { readonly signs: number; readonly most: number };
  tooManyRounds: { readonly most: number };
  badStart: { readonly came: string };
  sameStart: { readonly start: number };
  /** One FIDE number on two lines. */
  /** CM1, 11/01/1987 where the FIDE number stands. */
  badId: { readonly player: string; readonly came: string };
  sameId: {
    readonly player: string;
    readonly id: string;
    readonly before: string;
    readonly line: number;
  };
  noName: { readonly start: number };
  badRating: { readonly player: string; readonly came: string };
  badPoints: { readonly player: string; readonly came: string };
  badRound: { readonly player: string; readonly round: number; readonly came: string };
  nobody: { readonly player: string; readonly round: number; readonly opponent: number };
  oneself: { readonly player: string; readonly round: number };
  contradiction: { readonly player: string; readonly opponent: string; readonly round: number };
  sameColour: { readonly player: string; readonly opponent: string; readonly round: number };
  /** 1.1 (2017): written as a game that is not rated. */
  tooFast: { readonly player: string; readonly opponent: string; readonly round: number };
  pointsDiffer: {
    readonly player: string;
    readonly came: HalfPoints;
    readonly expected: HalfPoints;
  };
  /** A bye (240) or a forfeited match (330) that cannot be read. */
  badFree: { readonly tag: string; readonly came: string };
  /** It speaks of a team or a player that the file does not have. */
  nobodyFree: { readonly tag: string; readonly number: number };
  /** It says that there was no game, and the player's line has one. */
  freeAndGame: { readonly tag: string; readonly player: string; readonly round: number };
  /** 10.09.13: it may mean several days. */
  openDate: { readonly tag: string; readonly came: string };
  badDate: { readonly tag: string; readonly came: string };
  playersDiffer: { readonly came: string; readonly players: number };
}

export type TrfFindingKey = keyof TrfFindingValues;

export interface TrfFinding<K extends TrfFindingKey = TrfFindingKey> {
  readonly key: K;
  /** An error leaves the line or the round out; a warning is read all the same. */
  readonly severity: "error" | "warning";
  /** Counted from 1; null where it is about the whole file. */
  readonly line: number | null;
  readonly values: TrfFindingValues[K];
}

export function trfError<K extends TrfFindingKey>(
  key: K,
  line: number | null,
  values: TrfFindingValues[K],
): TrfFinding<K> {
  return { key, severity: "error", line, values };
}

export function trfWarning<K extends TrfFindingKey>(
  key: K,
  line: number | null,
  values: TrfFindingValues[K],
): TrfFinding<K> {
  return { key, severity: "warning", line, values };
}
