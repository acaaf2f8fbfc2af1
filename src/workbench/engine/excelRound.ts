const DIGITS = 15;

/** Excel rounds the decimal number a person sees: 1.005 to 1.01, where binary fractions give 1. */
export function excelRound(value: number, places: number): number {
  const seen = Number(Math.abs(value).toPrecision(DIGITS));
  return Math.sign(value) * shifted(Math.round(shifted(seen, places)), -places);
}

/** The number with its decimal point moved, which keeps its decimal digits as they are. */
function shifted(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e") as [string, string];
  return Number(`${digits}e${Number(exponent) + places}`);
}
