import { someFacts, type KFacts } from "../rules/kFacts";
import {
  formulaAt,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type CellValue,
} from "../tournament/sheetCells";
import { birthOfCell } from "./birth";
import type { SheetRead } from "./sheetRead";

/** Cells of a sheet of ours, by the names of their columns. */

/** The cell of a column in a row; null: the sheet has no such column. */
export function inColumn({ names }: SheetRead, name: string, row: number): CellPlace | null {
  const area = names.own.get(name);
  return area === undefined ? null : { row, column: area.column };
}

export function valueIn(sheet: SheetRead, name: string, row: number): CellValue {
  const place = inColumn(sheet, name, row);
  return place === null ? "" : valueAt(sheet.cells, place);
}

export function numberIn(sheet: SheetRead, name: string, row: number): number | null {
  const value = valueIn(sheet, name, row);
  return typeof value === "number" ? value : null;
}

export function textIn(sheet: SheetRead, name: string, row: number): string {
  const place = inColumn(sheet, name, row);
  return place === null ? "" : textAt(sheet.cells, place);
}

export function isFormula(sheet: SheetRead, place: CellPlace): boolean {
  return String(formulaAt(sheet.cells, place)).startsWith("=");
}

/** A rating; null: unrated. */
export function ratingIn(sheet: SheetRead, name: string, row: number): number | null {
  const rating = numberIn(sheet, name, row);
  return rating !== null && rating > 0 ? rating : null;
}

/** The rows of an area in which anything stands: some a person may have put in between. */
export function filledRows({ cells }: SheetRead, area: Area): readonly number[] {
  const columns = span(area.column, area.columns);
  return span(area.row, area.rows).filter((row) =>
    columns.some((column) => formulaAt(cells, { row, column }) !== ""),
  );
}

/** Its columns, in the same way. */
export function filledColumns({ cells }: SheetRead, area: Area): readonly number[] {
  const rows = span(area.row, area.rows);
  return span(area.column, area.columns).filter((column) =>
    rows.some((row) => formulaAt(cells, { row, column }) !== ""),
  );
}

/** What K was decided from, where the sheet has any of it. */
export function factsIn(sheet: SheetRead, row: number): KFacts | null {
  const positive = (name: string) => {
    const value = numberIn(sheet, name, row);
    return value !== null && value > 0 ? value : null;
  };
  return someFacts({
    birth: birthOfCell(valueIn(sheet, "Born", row)),
    games: positive("Games_so_far"),
    peak: positive("Highest_rating"),
  });
}

/** K where a person has typed it; null: a formula decides it. */
export function givenK(sheet: SheetRead, name: string, row: number): number | null {
  const place = inColumn(sheet, name, row);
  return place === null || isFormula(sheet, place) ? null : numberIn(sheet, name, row);
}
