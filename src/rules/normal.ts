/** One class of 200 points is 0.7 of it: the printed table 8.1(b) is this curve, rounded. */
const SIGMA = 2000 / 7;

/** Of the approximation that spreadsheets can write down: it errs by less than 10⁻⁷. */
export const NORMAL_CURVE = {
  sigma: SIGMA,
  t: 0.2316419,
  factors: [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429],
} as const;

/** The expectation that the normal curve gives: σ = 2000/7. */
export function normal(difference: number): number {
  const z = Math.abs(difference) / SIGMA;
  const t = 1 / (1 + NORMAL_CURVE.t * z);
  const sum = NORMAL_CURVE.factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return difference >= 0 ? 1 - tail : tail;
}
