import { HostObject } from "./hostObject";
import type { HostRange } from "./hostRange";
import type { HostState } from "./hostState";

/** Excel.WorksheetFreezePanes */
export class HostWorksheetFreezePanes extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  freezeRows(count?: unknown): void {
    this.#freeze("ROWS", count);
  }

  freezeColumns(count?: unknown): void {
    this.#freeze("COLUMNS", count);
  }

  /** The rows above and the columns left of the end of an area stay in view. */
  freezeAt(area: unknown): void {
    const { zone } = (area as HostRange).area;
    this.#freeze("ROWS", zone.bottom + 1);
    this.#freeze("COLUMNS", zone.right + 1);
  }

  #freeze(what: "ROWS" | "COLUMNS", count: unknown): void {
    this.state.assertInView(this.sheetId);
    const quantity = Number(count ?? 0);
    this.state.change(this.sheetId, (workbook, sheet) => {
      workbook.freeze(sheet, what, quantity);
    });
  }
}
