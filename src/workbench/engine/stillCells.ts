import { stores } from "@odoo/o-spreadsheet";

/**
 * Cells change at once, as in Excel. The engine lets them fade from frame to frame and goes on
 * drawing the sheet that they are on, also when that sheet is deleted in the meantime.
 */
export function keepCellsStill(): void {
  Object.assign(stores.GridRenderer.prototype, { addNewAnimations: () => undefined });
}
