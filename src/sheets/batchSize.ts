/** In milliseconds: whoever stops the writing is heard after one batch. */
const A_WHILE = 300;

/** Excel on the web takes 5 MB at once, some 25,000 formulas. */
export const MOST_AT_ONCE = 8_000;

/** Of 5 MB: cells can have very long formulas, and formats go along with them. */
export const MOST_BYTES = 1_500_000;

/**
 * Nobody knows yet how fast this Excel is. Fewer are never sent: where Excel takes long over whatever it is
 * sent, because it has other work, more batches would only take longer.
 */
const FEWEST_AT_ONCE = 1_000;

/** How many cells go along at once: as many as Excel answered in a while before. */
export class BatchSize {
  private size = FEWEST_AT_ONCE;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get cells(): number {
    return this.size;
  }

  /** Sends a batch of so many cells; by the time it took follows the size of the next. */
  async timed(cells: number, send: () => Promise<unknown>): Promise<void> {
    const before = this.now();
    await send();
    const took = Math.max(1, this.now() - before);
    const answered = Math.min((cells * A_WHILE) / took, 2 * this.size);
    this.size = Math.round(Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, answered)));
  }
}
