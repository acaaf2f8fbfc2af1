import { parse } from "../../src/formula/parse";
import { print } from "../../src/formula/print";
import { replaced } from "../../src/formula/replaced";
import type { Cell } from "../../src/formula/reference";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOfArea, hasRow, type Area } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { Book } from "./book";

/**
 * How a program sorts: whether references to other sheets go along with a line as those to its own sheet
 * do, or stay what they were.
 */
export interface Sorting {
  /** Counted from the first column of the list. */
  readonly column: number;
  readonly isDescending: boolean;
  readonly shiftsOthers: boolean;
}

/** The lines of a list, without its headings, sorted as programs do it. */
export function sortList(
  book: Book,
  sheet: string,
  list: Area,
  { column, isDescending, shiftsOthers }: Sorting,
): void {
  const address = addressOfArea(list);
  const { values, formulas } = book.read(sheet, address);
  const order = [...values.keys()].sort((one, other) => {
    const [a, b] = [values[one]![column] ?? null, values[other]![column] ?? null];
    const [isFirstEmpty, isOtherEmpty] = [a === null || a === "", b === null || b === ""];
    /** Empty cells come last either way. */
    if (isFirstEmpty || isOtherEmpty) {
      return Number(isFirstEmpty) - Number(isOtherEmpty) || one - other;
    }
    return (isDescending ? -1 : 1) * compared(a, b) || one - other;
  });
  const lines = order.map((from, to) =>
    values[from]!.map((value, at) => moved(value, formulas[from]![at]!, to - from, shiftsOthers)),
  );
  book.write(sheet, address, lines);
}

/** Numbers before texts. */
function compared(one: CellContent, other: CellContent): number {
  const kind = (value: CellContent) => (typeof value === "number" ? 0 : 1);
  if (kind(one) !== kind(other)) return kind(one) - kind(other);
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

function moved(value: CellContent, formula: string, rows: number, shifts: boolean): CellContent {
  if (formula.startsWith("=")) return `=${shifted(formula.slice(1), rows, shifts)}`;
  if (typeof value === "string" && value !== "") return `'${value}`;
  return value ?? "";
}

function shifted(formula: string, rows: number, shifts: boolean): string {
  const cell = <Of extends Cell>(of: Of): Of => {
    const { row } = of;
    return !("at" in row) || row.isFixed ? of : { ...of, row: { ...row, at: row.at + rows } };
  };
  return print(
    replaced(parse(formula), (part) => {
      if (part.kind !== "reference" || (part.sheet !== null && !shifts)) return part;
      return { ...cell(part), to: part.to && cell(part.to) };
    }),
  );
}

/** What a sheet shows: of its lists by the key of each line, of all else by its place. */
export function shownByLine(
  book: Book,
  { name, cells }: SheetPlan,
  lists: readonly { readonly area: Area; readonly key: number }[],
  without: readonly number[] = [],
): ReadonlyMap<string, CellContent> {
  const ends = lists.map(({ area }) => area.row + area.rows);
  const rows = Math.max(...cells.map(({ row }) => row + 1), ...ends);
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const { values } = book.read(name, addressOfArea({ row: 0, column: 0, rows, columns }));
  const shown = new Map<string, CellContent>();
  for (const [row, line] of values.entries()) {
    const list = lists.findIndex(({ area }) => hasRow(area, row));
    const key = list < 0 ? `row ${row}` : `${list} ${String(line[lists[list]!.key] ?? "")}`;
    for (const [column, value] of line.entries()) {
      if (value === null || value === "" || without.includes(column)) continue;
      /** Sums of the same numbers in another order. */
      const rounded = typeof value === "number" ? Math.round(1e9 * value) / 1e9 : value;
      shown.set(`${key} ${column}`, rounded);
    }
  }
  return shown;
}
