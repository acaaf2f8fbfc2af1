/** How many cases an attack tries: few in the quick tests, fifty times as many with ATTACK set. */
export function attacks(quick: number): number {
  return process.env.ATTACK === undefined ? quick : quick * 50;
}
