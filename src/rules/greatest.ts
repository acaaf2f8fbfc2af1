/** The greatest of any number of values: spread into Math.max, too many of them overflow the stack. */
export function greatest(values: Iterable<number>, least = -Infinity): number {
  let most = least;
  for (const value of values) most = Math.max(most, value);
  return most;
}
