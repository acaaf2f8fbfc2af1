/** How many random cases a property is tried with: few in `npm test`, many in `npm run test:long`. */
export interface Cases {
  readonly quick: number;
  readonly long: number;
  /** In `npm run test:months`, where it is not as many as in the long run. */
  readonly months?: number;
}

export function cases({ quick, long, months = long }: Cases): number {
  if (RUN === "months") return months;
  return RUN === "quick" ? quick : long;
}

/** Of a property that `npm run test:attack` tries in full; the others try a share of them. */
export function attacks(full: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(full / SHARE[RUN]) };
}

const SHARE = { quick: 300, long: 50, months: 50, attack: 1 };

/** Which of the commands this is: its configuration of jest says so. */
const RUN = (globalThis as { readonly run?: "long" | "months" | "attack" }).run ?? "quick";

/**
 * Whether a case that fails is tried smaller and smaller. In a longer run cases are events of
 * hundreds of players: it ends with the case itself, its seed and its path, by which a quick run
 * (`npm run t`) makes it smaller.
 */
export const MADE_SMALLER = RUN === "quick";
