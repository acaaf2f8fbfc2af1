import { localAddress } from "../engine/zones";
import { HostChartCollection } from "./hostChartCollection";
import { HostAutoFilter } from "./hostAutoFilter";
import { HostObject, IDENTITY, type Identity } from "./hostObject";
import { HostWorksheetFreezePanes } from "./hostWorksheetFreezePanes";
import { HostPageBreakCollection } from "./hostPageBreakCollection";
import { HostPageLayout } from "./hostPageLayout";
import { HostNamedItemCollection } from "./hostNamedItemCollection";
import { HostProtection } from "./hostProtection";
import { HostRange } from "./hostRange";
import { areasAt, HostRangeAreas } from "./hostRangeAreas";
import type { HostState } from "./hostState";
import { isIndex, zoneOf } from "./zones";
import { copiedSheetName } from "../engine/sheetNameRules";
import { validSheetName } from "./sheetName";
import { apiNotFound, invalidArgument } from "./hostError";

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
  set position(position: unknown) {
    const sheets = this.state.workbook.model.getters.getSheetIds();
    if (!isIndex(position) || Number(position) >= sheets.length) {
      throw invalidArgument(`${String(position)} is no position of a worksheet.`);
    }
    this.state.moveSheet(this.sheetId, Number(position));
  }
  get visibility(): string {
    return this.state.workbook.model.getters.isSheetVisible(this.sheetId) ? "Visible" : "Hidden";
  }
  set visibility(visibility: unknown) {
    if (visibility !== "Visible" && visibility !== "Hidden") {
      throw apiNotFound(`Worksheet.visibility ${String(visibility)}`);
    }
    this.state.showSheet(this.sheetId, visibility === "Visible");
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
  get autoFilter(): HostAutoFilter {
    return new HostAutoFilter(this.state, this.sheetId);
  }
  get pageLayout(): HostPageLayout {
    return new HostPageLayout(this.state, this.sheetId);
  }
  get horizontalPageBreaks(): HostPageBreakCollection {
    return new HostPageBreakCollection(this.state, this.sheetId);
  }

  get charts(): HostChartCollection {
    return new HostChartCollection(this.state, this.sheetId);
  }

  get protection(): HostProtection {
    return new HostProtection(this.state);
  }

  get names(): HostNamedItemCollection {
    return new HostNamedItemCollection(this.state, this.sheetId);
  }

  getRange(address?: unknown): HostRange {
    const { name } = this;
    const whole = this.state.sheetZone(this.sheetId);
    const zone = address === undefined || address === null ? whole : zoneOf(address, name, whole);
    return new HostRange(this.state, { sheetId: this.sheetId, zone });
  }

  getRanges(address?: unknown): HostRangeAreas {
    if (typeof address !== "string") throw apiNotFound("Worksheet.getRanges of no address");
    return new HostRangeAreas(this.state, areasAt(this.state, this.sheetId, address));
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

  /** Before or behind another sheet, at the beginning (also without a word) or at the end. */
  copy(positionType?: unknown, relativeTo?: unknown): HostWorksheet {
    const { workbook } = this.state;
    const sheets = workbook.model.getters.getSheetIds();
    const other = relativeTo instanceof HostWorksheet ? sheets.indexOf(relativeTo.id) : -1;
    const position = positionOf(positionType ?? "None", other, sheets.length);
    const name = copiedSheetName(this.name, workbook.sheets());
    return new HostWorksheet(this.state, this.state.copySheet(this.sheetId, name, position));
  }

  /** Where Microsoft's client finds a copy again. */
  getAnotherWorksheetById(id: unknown): HostWorksheet {
    this.state.sheetName(String(id));
    return new HostWorksheet(this.state, String(id));
  }

  calculate(): void {
    this.state.settle();
    this.state.calculation.calculate(this.sheetId);
  }

  activate(): void {
    this.state.workbook.activate(this.name);
  }

  delete(): void {
    this.state.deleteSheet(this.sheetId);
  }
}

function positionOf(type: unknown, other: number, count: number): number {
  if (type === "Beginning" || type === "None") return 0;
  if (type === "End") return count;
  if (type !== "Before" && type !== "After") throw invalidArgument(`${String(type)}: no position.`);
  if (other < 0) throw invalidArgument(`${type}: of which worksheet?`);
  return type === "Before" ? other : other + 1;
}
