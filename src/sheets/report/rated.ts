/** Whether a cell holds a rating: a blank one, u and 0 are none. */
export function isRated(rating: string): string {
  return `IF(ISNUMBER(${rating}),${rating}>0)`;
}

/** A rating from elsewhere, or u: the link alone would make 0 of a blank cell. */
export function linkedRating(rating: string, otherwise = '"u"'): string {
  return `IF(${isRated(rating)},${rating},${otherwise})`;
}
