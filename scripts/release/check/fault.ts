/** What is wrong with a deployed release: what came, what is expected, what to do. */
export interface Fault {
  readonly where: string;
  readonly came: string;
  readonly expected: string;
  readonly advice: string;
}

export function faultText({ where, came, expected, advice }: Fault): string {
  return `${where}\n  came: ${came}\n  expected: ${expected}\n  ${advice}`;
}
