import type { Finding } from "./finding";
import type { RatingChoice } from "./ratingChoice";
import type { Area } from "./sheetCells";
import type { Tournament } from "./tournament";

/** A table as a tournament, and what there is to say of it. */
export interface TournamentRead {
  /** As it was read, also where an error leaves none that can be rated. */
  readonly tournament: Tournament;
  readonly findings: readonly Finding[];
  readonly ratings: RatingChoice;
  /** The players' rows, which a person may be led to. */
  readonly rows: readonly number[];
}

/** Where its reader has found the table, and other tables of its kind. */
export interface PlacedRead extends TournamentRead {
  readonly area: Area;
  readonly others: readonly Area[];
}
