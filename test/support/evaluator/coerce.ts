import { ExcelError, NotKnown, NO_NUMBER, NO_VALUE, type Scalar } from "./value";

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:E[+-]?\d+)?\s*$/i;
/** What Excel may read as a date, a time, a share, an amount. */
const MAYBE_NUMBER = /^[\p{Sc}(+-]*\.?\d/u;

export function toNumber(value: Scalar): number | ExcelError {
  if (typeof value === "number" || value instanceof ExcelError) return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === null ? 0 : numberOfText(value);
}

function numberOfText(text: string): number | ExcelError {
  if (NUMBER.test(text)) return Number(text);
  if (MAYBE_NUMBER.test(text.trim())) throw new NotKnown(`what number Excel reads in "${text}"`);
  return NO_VALUE;
}

/** A text that reads as a number, to a criterion. */
export function isNumberText(text: string): boolean {
  return NUMBER.test(text);
}

const DIGITS = 15;

/** As Excel shows a number beside a text. */
export function toText(value: Scalar): string | ExcelError {
  if (typeof value === "string" || value instanceof ExcelError) return value;
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e11)) {
    throw new NotKnown(`how Excel writes ${value} into a text`);
  }
  return String(Number(value.toPrecision(DIGITS)));
}

export function toTruth(value: Scalar): boolean | ExcelError {
  if (typeof value === "boolean" || value instanceof ExcelError) return value;
  if (typeof value === "number") return value !== 0;
  if (value === null) return false;
  if (/^true$/i.test(value)) return true;
  return /^false$/i.test(value) ? false : NO_VALUE;
}

/** Excel has no infinite numbers, and no others that are none. */
export function finite(value: number): number | ExcelError {
  return Number.isFinite(value) ? value : NO_NUMBER;
}
