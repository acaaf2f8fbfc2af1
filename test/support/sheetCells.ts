import type { Area, CellValue, SheetCells } from "../../src/tournament/sheetCells";

export type Row = readonly CellValue[];

/** Cells from A1 on, as Excel would hold them; shorter rows are filled with blank cells. */
export function cellsOf(rows: readonly Row[], formats: Record<string, string> = {}): SheetCells {
  const columns = Math.max(...rows.map((row) => row.length));
  const values = rows.map((row) => Array.from({ length: columns }, (_, c) => row[c] ?? ""));
  return {
    area: { row: 0, column: 0, rows: rows.length, columns },
    values,
    formats: values.map((row, r) =>
      row.map((_, c) => formats[`${String.fromCharCode(65 + c)}${r + 1}`] ?? "General"),
    ),
    formulas: values,
  };
}

export function areaOf(cells: SheetCells): Area {
  return cells.area;
}

/** A line of a table as a person types it: numbers become numbers, the rest stays text. */
export function typed(line: string, separator = ","): CellValue[] {
  return line.split(separator).map((cell) => {
    const bare = cell.replace(/^"|"$/g, "");
    return bare.trim() !== "" && !Number.isNaN(Number(bare)) ? Number(bare) : bare;
  });
}
