import type { Model, UID } from "@odoo/o-spreadsheet";
import type { CellContent } from "./cellContent";
import { dispatched } from "./dispatched";
import { lastRows } from "./lastRows";

/**
 * A row added later would move every reference that goes beyond the last one, so there have to be
 * rows for all that the formulas speak of.
 */
export function makeRoomForReferences(
  model: Model,
  sheetId: UID,
  rows: readonly (readonly CellContent[])[],
): void {
  for (const [name, last] of lastRows(rows.flat())) {
    const named = name === "" ? sheetId : model.getters.getSheetIdByName(name);
    if (named !== undefined) makeRoom(model, named, 0, last);
  }
}

export function makeRoom(model: Model, sheetId: UID, columns: number, rows: number): void {
  const { getters } = model;
  addHeaders(model, sheetId, "COL", columns - getters.getNumberCols(sheetId));
  const there = getters.getNumberRows(sheetId);
  /** The engine calculates everything anew for it: twice as many, rather than some with every batch. */
  if (rows > there) addHeaders(model, sheetId, "ROW", Math.max(rows - there, there));
}

function addHeaders(model: Model, sheetId: UID, dimension: "COL" | "ROW", quantity: number): void {
  if (quantity <= 0) return;
  const { getters } = model;
  const count =
    dimension === "COL" ? getters.getNumberCols(sheetId) : getters.getNumberRows(sheetId);
  const where = { sheetId, sheetName: getters.getSheetName(sheetId), dimension, base: count - 1 };
  dispatched(
    model,
    "ADD_COLUMNS_ROWS" as never,
    { ...where, quantity, position: "after" } as never,
  );
}
