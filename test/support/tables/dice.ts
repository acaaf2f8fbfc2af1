/** Chance that can be thrown again: the same seed gives the same throws. */
export class Dice {
  private state: number;

  constructor(private readonly seed: number) {
    this.state = scrambled(seed);
  }

  /** Dice of their own for one purpose: further purposes do not change what these throw. */
  for(purpose: string): Dice {
    let seed = this.seed;
    for (const letter of purpose) seed = scrambled(seed ^ (letter.codePointAt(0) ?? 0));
    return new Dice(seed);
  }

  /** From 0 up to, but without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    return (scrambled(this.state) >>> 0) / 4294967296;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }

  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * list.reduce((sum, [weight]) => sum + weight, 0);
    return (list.find(([weight]) => (left -= weight) < 0) ?? list[list.length - 1]!)[1];
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, key: this.next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ value }) => value);
  }

  /** About the mean, seldom further off than twice the deviation. */
  around(mean: number, deviation: number): number {
    const sum = this.next() + this.next() + this.next() + this.next() - 2;
    return mean + sum * deviation * Math.sqrt(3);
  }
}

function scrambled(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}
