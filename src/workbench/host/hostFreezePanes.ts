import { HostObject } from "./hostObject";
import type { Session } from "./session";

/** Excel.WorksheetFreezePanes */
export class HostFreezePanes extends HostObject {
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

  #freeze(what: "ROWS" | "COLUMNS", count: unknown): void {
    const quantity = Number(count ?? 0);
    this.session.change((workbook) => {
      workbook.freeze(this.session.sheetName(this.sheetId), what, quantity);
    });
  }
}
