/** The number of random cases: few in the quick run, many in the long one. */
export function cases(quick: number, long: number): number {
  return process.env.LONG_TESTS === undefined ? quick : long;
}
