import { localAddress } from "../engine/zones";
import { HostObject, IDENTITY, type Identity } from "./hostObject";
import { HostWorksheetFreezePanes } from "./hostWorksheetFreezePanes";
import { HostPageBreakCollection } from "./hostPageBreakCollection";
import { HostPageLayout } from "./hostPageLayout";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { isIndex, zoneOf } from "./zones";
import { validSheetName } from "./sheetName";
import { invalidArgument } from "./hostError";

/** Excel.Worksheet */
export class HostWorksheet extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  override get [IDENTITY](): Identity {
    return { Id: this.sheetId };
  }

  get id(): string {
    return this.sheetId;
  }
  get name(): string {
    return this.state.sheetName(this.sheetId);
  }
  set name(name: unknown) {
    const newName = validSheetName(String(name));
    this.state.renameSheet(this.sheetId, newName);
  }
  get position(): number {
    return this.state.workbook.model.getters.getSheetIds().indexOf(this.sheetId);
  }
  get showGridlines(): boolean {
    return this.state.workbook.model.getters.getGridLinesVisibility(this.sheetId);
  }
  set showGridlines(visible: unknown) {
    this.state.change(this.sheetId, (workbook, sheet) => {
      workbook.gridlines(sheet, visible === true);
    });
  }
  /** Microsoft's client sets showGridlines under this name. */
  set gridlines(visible: unknown) {
    this.showGridlines = visible;
  }

  get freezePanes(): HostWorksheetFreezePanes {
    return new HostWorksheetFreezePanes(this.state, this.sheetId);
  }
  get pageLayout(): HostPageLayout {
    return new HostPageLayout(this.state, this.sheetId);
  }
  get horizontalPageBreaks(): HostPageBreakCollection {
    return new HostPageBreakCollection(this.state, this.sheetId);
  }

  getRange(address?: unknown): HostRange {
    const { name } = this;
    const whole = this.state.sheetZone(this.sheetId);
    const zone = address === undefined || address === null ? whole : zoneOf(address, name, whole);
    return new HostRange(this.state, { sheetId: this.sheetId, zone });
  }

  getRangeByIndexes(row: unknown, column: unknown, rows: unknown, columns: unknown): HostRange {
    const [top, left, height, width] = [row, column, rows, columns].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    if (![row, column].every(isIndex) || !(width >= 1 && height >= 1)) {
      throw invalidArgument(`${top}, ${left}, ${height}, ${width} give no range.`);
    }
    const zone = { left, top, right: left + width - 1, bottom: top + height - 1 };
    return this.getRange(localAddress(zone));
  }

  getUsedRangeOrNullObject(valuesOnly?: unknown): HostRange | null {
    return this.getRange().getUsedRangeOrNullObject(valuesOnly);
  }

  activate(): void {
    this.state.workbook.activate(this.name);
  }

  delete(): void {
    this.state.deleteSheet(this.sheetId);
  }
}
