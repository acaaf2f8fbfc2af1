import { at } from "../rules/at";
import { NUMBER, type NamedFigures } from "../sheets/figures";
import type { SheetNames } from "../sheets/sheetRead";
import { span, type Area, type CellPlace, type CellValue } from "../tournament/sheetCells";

/** A written sheet as it shows its figures now. */
export interface FiguresRead {
  readonly sheet: string;
  readonly names: SheetNames;
  readonly area: Area;
  readonly values: readonly (readonly CellValue[])[];
}

/** A cell that shows something else than the rules give; null: no number. */
interface Difference {
  readonly place: CellPlace;
  readonly shown: CellValue;
  readonly expected: number | null;
}

/** What came of a check; nothing where the figures are not there yet. */
export type SelfCheck =
  | { readonly kind: "agrees" | "as printed" | "nothing" }
  | {
      readonly kind: "differs";
      readonly sheet: string;
      readonly differences: readonly Difference[];
    };

/** What Excel shows until a function has answered, or where the add-in's are not known. */
const NOT_CALCULATED: readonly CellValue[] = [
  ...["#BUSY!", "#GETTING_DATA", "#NAME?", "#CONNECT!", "#BLOCKED!"],
];

/** Whether a function has answered, and the add-in is known. */
export function isCalculated(shown: CellValue): boolean {
  return !NOT_CALCULATED.includes(shown);
}

/** Cells hold binary fractions: half a unit of the sixth place is none of the rules'. */
const TOLERANCE = 5e-7;

/** A written sheet against what the rules give for it. */
export function selfCheck(read: FiguresRead, expected: readonly NamedFigures[]): SelfCheck {
  const pairs = pairsOf(read, expected);
  const numbers = pairs.filter((pair) => pair.expected !== null);
  const areCalculated =
    numbers.some(({ shown }) => shown !== "") && pairs.every(({ shown }) => isCalculated(shown));
  if (!areCalculated) return { kind: "nothing" };
  const differences = pairs.filter((pair) => !agrees(pair)).sort(byPlace);
  const isPrinted = expected.some(({ asPrinted }) => asPrinted);
  return differences.length === 0
    ? { kind: isPrinted ? "as printed" : "agrees" }
    : { kind: "differs", sheet: read.sheet, differences };
}

/** Every cell with what the rules give for it, by the names of the sheet. */
function pairsOf(read: FiguresRead, expected: readonly NamedFigures[]): Difference[] {
  const rowOf = rowsByNumber(read);
  return expected.flatMap(({ name, figures, numbers }) => {
    const first = read.names.own.get(name);
    if (first === undefined) return [];
    return figures.flatMap((figure, line) => {
      const row = numbers === undefined ? first.row + line : rowOf.get(at(numbers, line));
      if (figure === undefined || row === undefined) return [];
      const place = { row, column: first.column };
      return [{ place, shown: valueAt(read, place), expected: figure }];
    });
  });
}

/** Where the lines of a list stand, which may have been sorted since. */
function rowsByNumber(read: FiguresRead): ReadonlyMap<CellValue, number> {
  const numbers = read.names.own.get(NUMBER);
  if (numbers === undefined) return new Map();
  const { row, rows, column } = numbers;
  return new Map(span(row, rows).map((each) => [valueAt(read, { row: each, column }), each]));
}

function valueAt({ area, values }: FiguresRead, { row, column }: CellPlace): CellValue {
  return values[row - area.row]?.[column - area.column] ?? "";
}

/** Line by line: what follows from a figure stands behind it. */
function byPlace({ place: one }: Difference, { place: other }: Difference): number {
  return one.row - other.row || one.column - other.column;
}

/** Where there is no number the sheet may say so in words. */
function agrees({ shown, expected }: Difference): boolean {
  if (typeof shown === "number") return isSameNumber(shown, expected);
  return expected === null && !String(shown).startsWith("#");
}

export function isSameNumber(shown: number, expected: number | null): boolean {
  return expected !== null && Math.abs(shown - expected) < TOLERANCE;
}
