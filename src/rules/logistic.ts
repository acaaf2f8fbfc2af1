/** 12.1 (2014), 14.1 (2005): "a good approximation"; the tables are what is used (12.2). */
export function logistic(difference: number): number {
  return 1 / (1 + 10 ** (-difference / 400));
}
