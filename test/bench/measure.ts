export interface BenchRow {
  readonly what: string;
  readonly milliseconds: number;
  readonly against: readonly { readonly name: string; readonly milliseconds: number }[];
}

/** What a person waits for, and how long at most. */
export interface Figure {
  readonly what: string;
  readonly ms: number;
  readonly "at most": number;
}

const RUNS = 7;

/** As many as make an engine compile what it can. */
export const WARM_RUNS = 31;

/** The best of several runs, in milliseconds: the one least disturbed by the machine. */
export function best(run: () => unknown, runs = RUNS): number {
  let fastest = Infinity;
  for (let count = 0; count < runs; count += 1) {
    const start = process.hrtime.bigint();
    run();
    fastest = Math.min(fastest, Number(process.hrtime.bigint() - start) / 1e6);
  }
  return fastest;
}

/** Ratings spread over the whole range, the same in every run. */
export function ratings(count: number, seed: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return 1000 + (state % 1900);
  });
}
