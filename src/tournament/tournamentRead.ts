import type { TableColumns } from "./columns";
import type { Finding } from "./finding";
import type { Doubt } from "./identity/whoIsWho";
import type { RatingChoice } from "./ratingChoice";
import type { Area } from "./sheetCells";
import type { Played } from "./tournament";

/** What a table tells of its event, and what there is to say of it. */
export interface TournamentRead {
  /** As it was read, also where an error leaves none that can be rated. */
  readonly played: Played;
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  /** The players' rows, which a person may be led to. */
  readonly rows: readonly number[];
  /** Where each of these rows has what is known of its player; a list of games has no such rows. */
  readonly columns?: TableColumns;
  /** The columns of its rounds, in their order. */
  readonly rounds?: readonly number[];
  /** Of a list of games: of whom only a person knows whether they are one. */
  readonly doubts?: readonly Doubt[];
}

/** Where its reader has found the table, and other tables of its kind. */
export interface PlacedRead extends TournamentRead {
  readonly area: Area;
  readonly others: readonly Area[];
}
