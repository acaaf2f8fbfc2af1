import { at } from "../../../rules/at";

/** Seeds are typed by hand, and are part of a sheet's name. */
export const MOST_SEEDS = 99_999;

/** null: what is typed is none. */
export function seedOf(typed: string): number | null {
  const seed = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return seed >= 1 && seed <= MOST_SEEDS ? seed : null;
}

/** Numbers by chance, the same of a seed on every machine (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** From the first to the last of them. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1));
  }

  /** From 0 up to 1, which never comes. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  oneOf<T>(all: readonly T[]): T {
    return at(all, this.whole(0, all.length - 1));
  }

  /** In an order by chance. */
  shuffled<T>(all: readonly T[]): T[] {
    const order = [...all];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      [order[last], order[other]] = [at(order, other), at(order, last)];
    }
    return order;
  }

  /** Drawn again until it is worth an exercise. */
  until<T, Worth extends T>(draw: () => T, is: (drawn: T) => drawn is Worth): Worth;
  until<T>(draw: () => T, is: (drawn: T) => boolean): T;
  until<T>(draw: () => T, is: (drawn: T) => boolean): T {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const drawn = draw();
      if (is(drawn)) return drawn;
    }
    throw new RangeError("what is asked of the draw hardly ever comes");
  }
}

const MOST_TRIES = 100_000;
