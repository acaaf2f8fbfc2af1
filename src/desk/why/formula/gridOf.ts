import { CellError } from "../../../functions/cell";
import type { Area } from "../../../tournament/sheetCells";
import type { AreaRead } from "../cellRead";
import type { Grid } from "./values";

/** What was read, as a function is given it: blank cells are null, errors are errors. */
export function gridOf({ rows, columns }: Area, { values, formulas, types }: AreaRead): Grid {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const value = values[row]?.[column] ?? "";
      if (types[row]?.[column] === "Error") return new CellError(String(value));
      const isBlank = value === "" && (formulas[row]?.[column] ?? "") === "";
      return isBlank ? null : value;
    }),
  );
}
