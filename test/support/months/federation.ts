import type { CalendarDate } from "../../../src/rules/day";
import type { Day, Rating } from "../../../src/rules/units";
import type { Dice } from "../tables/dice";
import { FIRST_NAMES, SURNAMES } from "./names";

/** A member of a made-up federation, as he really is. */
export interface Person {
  readonly place: number;
  readonly family: string;
  readonly given: string;
  /** FIDE number; empty where he has none yet. */
  readonly id: string;
  readonly federation: string;
  readonly sex: "m" | "w";
  readonly birth: CalendarDate;
  /** Of every list of the months concerned; null: unrated. */
  readonly rating: Rating | null;
  /** What every later list adds to that of the list before. */
  readonly drift: number;
  readonly strength: number;
}

/** The rating of the list that appears on this day, counted from the federation's first list on. */
export function ratingOn(person: Person, listsSince: number): Rating | null {
  return person.rating === null ? null : person.rating + person.drift * listsSince;
}

/** So many people; brothers among them, a tenth without a rating; `hasNamesakes`: two of exactly one name. */
export function federation(
  dice: Dice,
  { people, hasNamesakes = false }: { readonly people: number; readonly hasNamesakes?: boolean },
  on: Day,
): readonly Person[] {
  const found: Person[] = [];
  const taken = new Set<string>();
  while (found.length < people) {
    const next = person(dice, found, on);
    const name = `${next.given} ${next.family}`;
    if (hasNamesakes || !taken.has(name)) found.push(next);
    taken.add(name);
  }
  return found;
}

const YOUNGEST = 8;
const OLDEST = 80;

function person(dice: Dice, before: readonly Person[], on: Day): Person {
  const place = before.length;
  const sex = dice.chance(0.2) ? "w" : "m";
  const isKin = place > 0 && dice.chance(0.05);
  const family = isKin ? dice.pick(before).family : frequent(dice, SURNAMES);
  const strength = Math.round(Math.min(2680, Math.max(1450, dice.around(1950, 260))));
  return {
    ...{ place, family, sex, strength },
    given: givenName(dice, sex, family),
    id: dice.chance(0.1) ? "" : String(24_000_000 + 173 * place),
    federation: dice.chance(0.85) ? "SUI" : dice.pick(["GER", "FRA", "ITA", "AUT"]),
    birth: birthOf(dice, on),
    rating: dice.chance(0.12) ? null : strength,
    drift: dice.pick([0, 0, 0, 7, -5]),
  };
}

/** In a file a name has 33 columns. */
const MOST_LETTERS = 28;

function givenName(dice: Dice, sex: Person["sex"], family: string): string {
  const [first, second] = [frequent(dice, FIRST_NAMES[sex]), frequent(dice, FIRST_NAMES[sex])];
  const both = `${first} ${second}`;
  const hasBoth = dice.chance(0.1) && first !== second;
  return hasBoth && family.length + both.length <= MOST_LETTERS ? both : first;
}

/** The first of a list are the most frequent. */
function frequent<T>(dice: Dice, of: readonly T[]): T {
  return of[Math.floor(dice.next() ** 1.4 * of.length)]!;
}

function birthOf(dice: Dice, on: Day): CalendarDate {
  const years = dice.chance(0.3) ? dice.whole(YOUNGEST, 19) : dice.whole(20, OLDEST);
  const year = 1900 + Math.floor(on / 365.25) - years;
  return { year, month: dice.whole(1, 12), day: dice.whole(1, 28) };
}
