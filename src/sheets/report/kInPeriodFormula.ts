/** K × n ≤ 700, in whole numbers: 8.3.3 (2022). */
export function kInPeriodFormula(k: string, n: string, highest: string): string {
  return `IF(${k}*${n}>${highest},INT(${highest}/${n}),${k})`;
}
