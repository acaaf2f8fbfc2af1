import { localAddress } from "../engine/zones";
import { apiNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { zoneOf } from "./zones";

/** Excel.AutoFilter: the buttons of a list, which the workbench keeps for the file. */
export class HostAutoFilter extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get enabled(): boolean {
    return this.#filtered !== null;
  }

  /** Without criteria: every line stays in view. */
  apply(range: unknown, columnIndex?: unknown, criteria?: unknown): void {
    if (columnIndex != null || criteria != null)
      throw apiNotFound("AutoFilter.apply with criteria");
    const sheet = this.state.sheetName(this.sheetId);
    const address = range instanceof HostRange ? range.address : range;
    const zone = zoneOf(address, sheet, this.state.sheetZone(this.sheetId));
    this.#set(localAddress(zone));
  }

  remove(): void {
    this.#set(null);
  }

  getRangeOrNullObject(): HostRange | null {
    const filtered = this.#filtered;
    if (filtered === null) return null;
    const sheet = this.state.sheetName(this.sheetId);
    const zone = zoneOf(filtered, sheet, this.state.sheetZone(this.sheetId));
    return new HostRange(this.state, { sheetId: this.sheetId, zone });
  }

  get #filtered(): string | null {
    return this.state.workbook.filtered(this.state.sheetName(this.sheetId));
  }

  #set(filtered: string | null): void {
    this.state.change(this.sheetId, (workbook, sheet) => {
      workbook.changeExtras(sheet, () => ({ filtered }));
    });
  }
}
