/** How many random cases a property is tried with: few in `npm test`, many in `npm run test:long`. */
export interface Cases {
  readonly quick: number;
  readonly long: number;
}

export function cases({ quick, long }: Cases): number {
  return RUN === "long" ? long : quick;
}

/** Of a property that `npm run test:attack` tries as well, with fifty times as many. */
export function attacks(quick: number): { readonly numRuns: number } {
  return { numRuns: RUN === "attack" ? 50 * quick : quick };
}

/** Which of the commands this is: its configuration of jest says so. */
const RUN = (globalThis as { readonly run?: "long" | "attack" }).run ?? "quick";
