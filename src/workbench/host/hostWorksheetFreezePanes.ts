import { HostObject } from "./hostObject";
import type { HostRange } from "./hostRange";
import type { Session } from "./session";

/** Excel.WorksheetFreezePanes */
export class HostWorksheetFreezePanes extends HostObject {
  constructor(
    private readonly session: Session,
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
    const quantity = Number(count ?? 0);
    this.session.change((workbook) => {
      workbook.freeze(this.session.sheetName(this.sheetId), what, quantity);
    });
  }
}
