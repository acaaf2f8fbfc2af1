import { dayOf } from "../rules/day";
import type { ChangeRules, Edition, EditionId, Pace } from "../rules/editions/edition";
import { editionOf, editionOn, newestEdition } from "../rules/editions/editionOn";
import { FSE } from "../rules/editions/fse";
import { EDITION_IDS, LAST_ROBIN_EDITION } from "../rules/editions/editions";
import type { EditionOn } from "../rules/ratingList";
import { isReason, type Reason } from "../rules/reason";
import type { Day } from "../rules/units";
import { toCell } from "./cell";
import { isFault, Problem, type Expectation, type Fault } from "./fault";
import { optionalSingle, type WholeParameter } from "./parameters";
import { isDate, Misread, type Reader } from "./readers";

/** What a person chose: an edition, or at most a pace. */
interface Choice {
  readonly pace: Pace;
  readonly edition: Edition | null;
  /** The date that picked the edition. */
  readonly day?: Day;
  /** The Swiss list instead. */
  readonly fse?: true;
}

const NO_CHOICE: Choice = { pace: "standard", edition: null };

type FseAllowed = "FSE allowed" | "FIDE only";

/** The edition, or the newest one. */
export function editionParameter(): WholeParameter<Edition> {
  return parameter("FIDE only", (choice) => choice.edition ?? newestEdition(choice.pace));
}

/** Decimals that stand where the edition is expected: 0,67 is two arguments where a comma separates them. */
const MOST_DECIMALS = 999;

/** The same behind a number between 0 and 1. */
export function editionAfterFraction(): WholeParameter<Edition> {
  const edition = editionParameter();
  return {
    ...edition,
    read: (argument) => {
      const digits = toCell(argument?.[0]?.[0]);
      const isDecimals =
        typeof digits === "number" &&
        Number.isInteger(digits) &&
        digits > 0 &&
        digits <= MOST_DECIMALS;
      return isDecimals ? new Problem("commaInNumber", { digits }) : edition.read(argument);
    },
  };
}

/** For the functions that the Swiss list knows too. */
export function rulesParameter(): WholeParameter<ChangeRules> {
  return parameter("FSE allowed", ({ edition, pace, fse }) =>
    fse === true ? FSE : (edition ?? newestEdition(pace)),
  );
}

/** For the round-robin method: without an edition the last one that has it. */
export function robinEditionParameter(): WholeParameter<Edition> {
  return parameter("FIDE only", ({ edition, pace }) => {
    if (edition !== null) return edition;
    return pace === "standard" ? LAST_ROBIN_EDITION : newestEdition(pace);
  });
}

export interface DatedEdition {
  readonly edition: Edition;
  readonly day?: Day;
}

/** With the date that picked it, for what changes within an edition. */
export function datedEditionParameter(): WholeParameter<DatedEdition> {
  return parameter("FIDE only", ({ edition, pace, day }) => ({
    edition: edition ?? newestEdition(pace),
    ...(day === undefined ? {} : { day }),
  }));
}

/** For functions of a date: without an edition the one in force on it. */
export function editionOnDateParameter(): WholeParameter<EditionOn> {
  return parameter(
    "FIDE only",
    ({ edition, pace }) =>
      (day) =>
        edition ?? editionOn(day, pace),
  );
}

function parameter<T>(fse: FseAllowed, resolve: (choice: Choice) => T): WholeParameter<T> {
  const chosen = optionalSingle("edition", choiceReader(fse), NO_CHOICE, "editionCell");
  return {
    ...chosen,
    read: (argument) => {
      const choice = chosen.read(argument);
      return isFault(choice) ? choice : resolve(choice);
    },
  };
}

function choiceReader(fse: FseAllowed): Reader<Choice | Fault> {
  const expected = fse === "FSE allowed" ? "editionOrFse" : "edition";
  const misread = new Misread(expected);
  const byNumber = (value: number, pace: Pace) => {
    return editionChoice(value, pace) ?? notAnEdition(value, pace, expected);
  };
  return (cell) => {
    if (cell === null || cell === 0) return NO_CHOICE;
    if (typeof cell === "number") return byNumber(cell, "standard") ?? misread;
    if (typeof cell !== "string") return misread;
    const words = cell.replace(/\s+/g, "").replace(",", ".").toLowerCase();
    if (words === "") return NO_CHOICE;
    if (words === "fse") return fse === "FSE allowed" ? { ...NO_CHOICE, fse: true } : misread;
    const { pace, number } = wordsOf(words);
    if (number !== null) return byNumber(number, pace) ?? misread;
    return pace === "standard" ? misread : { pace, edition: null };
  };
}

/** `rapid`, `blitz2024` or a number alone. */
function wordsOf(words: string): { readonly pace: Pace; readonly number: number | null } {
  const [, pace = "standard", number] = /^(rapid|blitz)?(\d+(?:\.\d+)?)?$/.exec(words) ?? [];
  return { pace: pace as Pace, number: number === undefined ? null : Number(number) };
}

/** A year is an id, a greater number the event's start date. */
function editionChoice(value: number, pace: Pace): Choice | Reason | null {
  const dated = isDate(value);
  if (!dated && !isEditionId(value)) return null;
  const edition = dated ? editionOn(value, pace) : editionOf(value, pace);
  if (isReason(edition)) return edition;
  return dated ? { pace, edition, day: Math.floor(value) } : { pace, edition };
}

/** What people take for years. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];

/** A year in which no edition began is one whole edition's. */
function notAnEdition(year: number, pace: Pace, expected: Expectation): Fault | null {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const inForce = editionOn(dayOf(year, 1, 1), pace);
  /** Of the paces only years before their first edition are modelled as having none. */
  if (isReason(inForce)) return pace === "standard" ? null : inForce;
  return new Problem("notAnEdition", { year, inForce: inForce.name, expected });
}

function isEditionId(value: number): value is EditionId {
  return EDITION_IDS.includes(value);
}
