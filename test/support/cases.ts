/** How many random cases a property is tried with: few in `npm test`, many in `npm run test:long`. */
export interface Cases {
  readonly quick: number;
  readonly long: number;
}

export function cases({ quick, long }: Cases): number {
  return isLong ? long : quick;
}

/** Set by jest.long.config.js. */
const isLong = (globalThis as { readonly isLong?: boolean }).isLong === true;
