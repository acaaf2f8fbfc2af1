/** A figure as it is where somebody rounds it otherwise: up or down, to a whole number. */
export function wholes(exact: number): readonly number[] {
  return [...new Set([Math.floor(exact), Math.ceil(exact)])];
}

/** To one decimal as well. */
export function roundings(exact: number): readonly number[] {
  return [...oneDecimal(exact), ...wholes(exact)];
}

/** To one decimal alone. */
export function oneDecimal(exact: number): readonly number[] {
  const [low, high] = [Math.floor(10 * exact) / 10, Math.ceil(10 * exact) / 10];
  return low === high ? [low] : [low, high];
}

/** No rule rounds a mean: two decimals are right, a whole number nearly. */
export function meanAsked(solution: number) {
  return { solution, exact: TWO_DECIMALS, inHundredths: true, near: roundings(solution) } as const;
}

const TWO_DECIMALS = 0.01;
