import { ifNumber } from "../ifNumber";

/** Whether a cell holds a rating: a blank one, u and 0 are none. */
export function isRated(rating: string): string {
  return ifNumber(rating, `${rating}>0`, "FALSE");
}

/**
 * A rating from elsewhere, or u: the link alone would make 0 of a blank cell. A text is greater than
 * every number, so that u stays u.
 */
export function linkedRating(rating: string): string {
  return `IF(${rating}>0,${rating},"u")`;
}
