import { excelRound } from "../../../../src/workbench/engine/excelRound";
import type { ExcelFunction } from "../calculation";
import { toNumber, toText, toTruth } from "../coerce";
import { lifted } from "../lifted";
import { ExcelError, isError, NO_NUMBER, NO_VALUE, NotKnown, type Scalar } from "../value";

/** A function of single values, each read first; the first error is the result. */
function reading<T>(
  read: (value: Scalar) => T | ExcelError,
  make: (...values: T[]) => Scalar,
): ExcelFunction {
  return (args, calculation) => {
    const values = args.map((arg) => (arg === null ? null : calculation.value(arg, calculation)));
    return lifted(calculation, values, (given) => {
      const known: T[] = [];
      for (const each of given) {
        const value = read(each);
        if (value instanceof ExcelError) return value;
        known.push(value);
      }
      return make(...known);
    });
  };
}

const ofNumbers = (make: (...numbers: number[]) => Scalar) => reading(toNumber, make);

const NOISE = 1e-9;

function whole(value: number): Scalar {
  const nearest = Math.round(value);
  if (value !== nearest && Math.abs(value - nearest) < NOISE) {
    throw new NotKnown(`INT of ${value}, a whole number but for noise`);
  }
  return Math.floor(value);
}

const MILLISECONDS_A_DAY = 86_400_000;
const DAY_0 = Date.UTC(1899, 11, 30);
/** Excel's 1900 has a 29 February. */
const FIRST_TRUE_DAY = 61;

function dayOf(year: number, month: number, day: number): Scalar {
  if (year <= 1900 || year > 9999) throw new NotKnown(`DATE in the year ${year}`);
  const from = Date.UTC(Math.trunc(year), Math.trunc(month) - 1, Math.trunc(day));
  return (from - DAY_0) / MILLISECONDS_A_DAY;
}

function partOf(serial: number, part: (date: Date) => number): Scalar {
  if (serial < 0) return NO_NUMBER;
  if (serial < FIRST_TRUE_DAY) throw new NotKnown(`the date ${serial}`);
  return part(new Date(DAY_0 + Math.trunc(serial) * MILLISECONDS_A_DAY));
}

/** None before and behind, one between two words. */
function withoutSpaces(text: string): string {
  return text
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
}

const leftOf: ExcelFunction = (args, calculation) =>
  lifted(
    calculation,
    args.map((arg) => (arg === null ? null : calculation.value(arg, calculation))),
    ([of, signs]) => {
      const [text, count] = [toText(of ?? null), toNumber(signs ?? 1)];
      if (isError(text)) return text;
      if (isError(count)) return count;
      return count < 0 ? NO_VALUE : text.slice(0, Math.trunc(count));
    },
  );

/** Where one text stands in another, capitals told apart. */
const found = reading(toText, (sought = "", text = "", from?: string) => {
  if (from !== undefined) throw new NotKnown(`FIND from ${from} on`);
  const index = text.indexOf(sought);
  return index < 0 ? NO_VALUE : index + 1;
});

const substituted = reading(toText, (text = "", old = "", by = "", which?: string) => {
  if (which !== undefined) throw new NotKnown(`SUBSTITUTE of number ${which}`);
  return old === "" ? text : text.split(old).join(by);
});

/** A link shows its second text, or where it leads. */
const linked = reading(toText, (target = "", shown = target) => shown);

export const SINGLES: Readonly<Record<string, ExcelFunction>> = {
  HYPERLINK: linked,
  ROUND: ofNumbers((value = 0, places = 0) => excelRound(value, Math.trunc(places))),
  INT: ofNumbers((value = 0) => whole(value)),
  EXP: ofNumbers((value = 0) => Math.exp(value)),
  SQRT: ofNumbers((value = 0) => (value < 0 ? NO_NUMBER : Math.sqrt(value))),
  PI: () => Math.PI,
  ABS: ofNumbers((value = 0) => Math.abs(value)),
  NOT: reading(toTruth, (value = false) => !value),
  TRIM: reading(toText, (value = "") => withoutSpaces(value)),
  LEFT: leftOf,
  FIND: found,
  LEN: reading(toText, (text = "") => text.length),
  SUBSTITUTE: substituted,
  DATE: ofNumbers((year = 0, month = 0, day = 0) => dayOf(year, month, day)),
  YEAR: ofNumbers((serial = 0) => partOf(serial, (date) => date.getUTCFullYear())),
  MONTH: ofNumbers((serial = 0) => partOf(serial, (date) => date.getUTCMonth() + 1)),
  DAY: ofNumbers((serial = 0) => partOf(serial, (date) => date.getUTCDate())),
};
