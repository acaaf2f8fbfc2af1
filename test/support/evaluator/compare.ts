import { ExcelError, NotKnown, type Scalar } from "./value";

type Comparable = number | string | boolean;

/** Numbers below texts, texts below truth values. */
const RANK = { number: 0, string: 1, boolean: 2 } as const;
type RankedType = keyof typeof RANK;

const DIGITS = 15;
const NEAR = 1e-12;

/** Below 0, 0 or above 0, as the left comes before the right. */
export function compare(
  left: Exclude<Scalar, ExcelError>,
  right: Exclude<Scalar, ExcelError>,
): number {
  const one = left ?? blankBeside(right);
  const other = right ?? blankBeside(left);
  const ranks = RANK[typeof one as RankedType] - RANK[typeof other as RankedType];
  if (ranks !== 0) return ranks;
  if (typeof one === "string") return compareTexts(one, String(other));
  return compareNumbers(Number(one), Number(other));
}

/** A blank cell is "" beside a text, 0 beside a number, FALSE beside a truth value. */
function blankBeside(other: Scalar): Comparable {
  if (typeof other === "string") return "";
  return typeof other === "boolean" ? false : 0;
}

export function areSameTexts(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase();
}

/** Which of two different texts comes first, only Excel's own order knows. */
function compareTexts(one: string, other: string): number {
  if (areSameTexts(one, other)) return 0;
  if (one === "") return -1;
  if (other === "") return 1;
  return Number.NaN;
}

/** Excel compares the fifteen digits that a person sees. */
function compareNumbers(one: number, other: number): number {
  const difference = one - other;
  if (Math.abs(difference) > NEAR * Math.abs(one)) return difference;
  return Number(one.toPrecision(DIGITS)) - Number(other.toPrecision(DIGITS));
}

/** The same, where an order of texts would be needed and is not known. */
export function ordered(
  left: Exclude<Scalar, ExcelError>,
  right: Exclude<Scalar, ExcelError>,
): number {
  const order = compare(left, right);
  if (Number.isNaN(order)) {
    throw new NotKnown(`whether "${String(left)}" comes before "${String(right)}"`);
  }
  return order;
}
