import { invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { zoneOf } from "./zones";

/** Excel.PageBreak, between rows. */
class HostPageBreak extends HostObject {
  constructor(private readonly row: number) {
    super();
  }

  get rowIndex(): number {
    return this.row;
  }
}

/** Excel.PageBreakCollection, of breaks between rows. */
export class HostPageBreakCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get items(): HostPageBreak[] {
    const { pageBreaks = [] } = this.state.workbook.pageLayout(this.#sheet);
    return pageBreaks.map((row) => new HostPageBreak(row));
  }

  /** Before the first row of a range or of an address. */
  add(range: unknown): HostPageBreak {
    const address = range instanceof HostRange ? range.address : range;
    const { top } = zoneOf(address, this.#sheet, this.state.sheetZone(this.sheetId));
    if (top === 0) throw invalidArgument("No page can end before the first row.");
    this.state.change(this.sheetId, (workbook, sheet) => {
      const { pageBreaks = [] } = workbook.pageLayout(sheet);
      const rows = [...new Set([...pageBreaks, top])].sort((one, other) => one - other);
      workbook.setPageLayout(sheet, { pageBreaks: rows });
    });
    return new HostPageBreak(top);
  }

  get #sheet(): string {
    return this.state.sheetName(this.sheetId);
  }
}
