import { filledRows, textIn, valueIn } from "../../../src/sheets/readCells";
import type { SheetRead } from "../../../src/sheets/sheetRead";
import {
  addressOf,
  span,
  valueAt,
  type Area,
  type CellValue,
} from "../../../src/tournament/sheetCells";

/** What a sheet of new ratings says of somebody. */
export interface NewRating {
  readonly name: string;
  readonly id: string;
  /** With its limit. */
  readonly k: CellValue;
  readonly change: CellValue;
  readonly rn: CellValue;
}

export function ratingsOn(sheet: SheetRead): readonly NewRating[] {
  const k = sheet.names.own.has("K_counted") ? "K_counted" : "K_factor";
  return rowsOf(sheet).map((row) => ({
    name: textIn(sheet, "Player", row),
    id: textIn(sheet, "FIDE_ID", row),
    k: valueIn(sheet, k, row),
    change: valueIn(sheet, "Rating_change", row),
    rn: valueIn(sheet, "Rn", row),
  }));
}

/** Where another K is typed over that of a line. */
export function addressOfK(sheet: SheetRead, line: number): string {
  const { column } = sheet.names.own.get("K_factor")!;
  return addressOf({ row: rowsOf(sheet)[line]!, column });
}

function rowsOf(sheet: SheetRead): readonly number[] {
  return filledRows(sheet, sheet.names.own.get("Player")!);
}

/** The first lines of a list that stand together, over all of its columns. */
export function linesTogether({ cells, names }: SheetRead): Area {
  const { row, rows, column } = names.own.get("No")!;
  const isLine = (at: number) => typeof valueAt(cells, { row: at, column }) === "number";
  const end = span(row, rows).find((at) => !isLine(at)) ?? row + rows;
  return { row, column: 0, rows: end - row, columns: cells.area.columns };
}
