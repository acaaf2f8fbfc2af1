import type { CalendarDate } from "../../../src/rules/day";
import type { Day, Rating } from "../../../src/rules/units";
import type { Dice } from "../tables/dice";
import { FEDERATIONS, NAMES } from "../tables/names";
import { LANGUAGES, type Language } from "../tables/language";

/** A member of a made-up federation, as he really is. */
export interface Person {
  readonly place: number;
  readonly family: string;
  readonly given: string;
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

/** So many people; brothers and namesakes among them, a tenth without a rating. */
export function federation(dice: Dice, people: number, on: Day): readonly Person[] {
  const found: Person[] = [];
  for (let place = 0; place < people; place += 1) found.push(person(dice, place, on, found));
  return found;
}

const YOUNGEST = 8;
const OLDEST = 80;

function person(dice: Dice, place: number, on: Day, before: readonly Person[]): Person {
  const language: Language = dice.pick(LANGUAGES);
  const names = NAMES[language];
  const sex = dice.chance(0.2) ? "w" : "m";
  /** A brother has the name of somebody who is there already. */
  const kin = before.length > 0 && dice.chance(0.03) ? dice.pick(before) : null;
  const strength = Math.round(Math.min(2680, Math.max(1450, dice.around(1950, 260))));
  const drawn = {
    family: kin?.family ?? dice.pick(names.last),
    given: dice.pick(sex === "w" ? names.women : names.men),
  };
  const isTaken = before.some(
    ({ family, given }) => family === drawn.family && given === drawn.given,
  );
  return {
    ...drawn,
    /** Two people of exactly one name are another matter than one in two spellings. */
    given: isTaken ? `${drawn.given} ${SECOND[place % SECOND.length]!}${place}` : drawn.given,
    place,
    id: String(24_000_000 + 173 * place),
    federation: dice.pick(FEDERATIONS[language]),
    sex,
    birth: birthOf(dice, on),
    rating: dice.chance(0.12) ? null : strength,
    drift: dice.pick([0, 0, 0, 7, -5]),
    strength,
  };
}

const SECOND = ["Otto", "Emil", "Ida", "Kim", "Jo"];

function birthOf(dice: Dice, on: Day): CalendarDate {
  const years = dice.chance(0.3) ? dice.whole(YOUNGEST, 19) : dice.whole(20, OLDEST);
  const year = 1900 + Math.floor(on / 365.25) - years;
  return { year, month: dice.whole(1, 12), day: dice.whole(1, 28) };
}
