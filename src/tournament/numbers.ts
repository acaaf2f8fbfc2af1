/** Somebody who may have a number of his own. */
export interface Numbered {
  /** In the table; missing: his place. */
  readonly number?: number;
}

/**
 * The numbers by which every sheet knows the players, place by place: as the table has them, else their
 * places. Lines find each other by them, so that each stands once: where two parts of an event have one
 * number twice, all are numbered by place.
 */
export function numbersOf(players: readonly Numbered[]): readonly number[] {
  const numbers = players.map(({ number }, place) => number ?? placeNumbered(place));
  return areNumbers(numbers) ? numbers : [...players.keys()].map(placeNumbered);
}

/** As he carries it: nothing where it is his place. */
export function numberedBy(start: number | null, place: number): Numbered {
  return start === null || start === placeNumbered(place) ? {} : { number: start };
}

/** Whole, from 1 on, and none twice. */
export function areNumbers(numbers: readonly (number | null)[]): numbers is readonly number[] {
  const isNumber = (each: number | null) => each !== null && Number.isInteger(each) && each > 0;
  return numbers.every(isNumber) && new Set(numbers).size === numbers.length;
}

/** People count from 1. */
function placeNumbered(place: number): number {
  return place + 1;
}
