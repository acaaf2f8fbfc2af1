import { cellAt, onSheet, type Reference } from "../../formula/reference";
import type { FirstRatingLink } from "./order";
import type { PlayerLine } from "./playerLine";

export function firstRatingCell({ sheet, row, column }: FirstRatingLink): Reference {
  return onSheet(sheet, cellAt(row, column, "both"));
}

/** Who has a first-rating sheet has a formula of his own. */
export function ownFirstRating({ firstRating }: Pick<PlayerLine, "firstRating">): string {
  return firstRating === null ? "" : JSON.stringify(firstRating);
}
