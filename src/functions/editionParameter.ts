import { at } from "../rules/at";
import type { ChangeRules, Edition, EditionId, Pace } from "../rules/editions/edition";
import { EDITION_IDS } from "../rules/editions/edition";
import { editionOf, editionOn, newestEdition } from "../rules/editions/editionOn";
import { FSE } from "../rules/editions/fse";
import { LAST_ROBIN_EDITION } from "../rules/editions/editions";
import type { EditionOn } from "../rules/ratingList";
import { isReason, type Reason } from "../rules/reason";
import type { Day } from "../rules/units";
import { CellError, sizeOf, toCell, type Argument, type Cell } from "./cell";
import { isFault, wrong, type Expectation, type Fault } from "./fault";
import type { WholeParameter } from "./parameters";
import { isDate } from "./readers";

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
  return {
    role: "whole",
    name: "edition",
    optional: true,
    read: (argument) => {
      const choice = readChoice(argument, fse);
      return isFault(choice) ? choice : resolve(choice);
    },
  };
}

function readChoice(argument: Argument, fse: FseAllowed): Choice | Fault {
  if (argument === null) return NO_CHOICE;
  const came = sizeOf(argument);
  if (came.rows !== 1 || came.columns !== 1) {
    return wrong("edition", came, "editionCell");
  }
  return readCell(toCell(at(at(argument, 0), 0)), fse);
}

function readCell(cell: Cell, fse: FseAllowed): Choice | Fault {
  if (cell instanceof CellError) return cell;
  if (cell === null || cell === 0) return NO_CHOICE;
  const expected: Expectation = fse === "FSE allowed" ? "editionOrFse" : "edition";
  const unknown = wrong("edition", cell, expected);
  if (typeof cell === "number") return byNumber(cell, "standard") ?? unknown;
  if (typeof cell !== "string") return unknown;
  const words = cell.replace(/\s+/g, "").replace(",", ".").toLowerCase();
  if (words === "") return NO_CHOICE;
  if (words === "fse") return fse === "FSE allowed" ? { ...NO_CHOICE, fse: true } : unknown;
  const [, pace, number] = /^(rapid|blitz)?(\d+(?:\.\d+)?)?$/.exec(words) ?? [];
  if (pace === undefined && number === undefined) return unknown;
  const chosen = (pace ?? "standard") as Pace;
  if (number === undefined) return { pace: chosen, edition: null };
  return byNumber(Number(number), chosen) ?? unknown;
}

/** A year is an id, a greater number the event's start date. */
function byNumber(value: number, pace: Pace): Choice | Reason | null {
  const dated = isDate(value);
  if (!dated && !isEditionId(value)) return null;
  const edition = dated ? editionOn(value, pace) : editionOf(value as EditionId, pace);
  if (isReason(edition)) return edition;
  return dated ? { pace, edition, day: Math.floor(value) } : { pace, edition };
}

function isEditionId(value: number): value is EditionId {
  return EDITION_IDS.some((id) => id === value);
}
