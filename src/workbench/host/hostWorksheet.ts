import { HostObject, IDENTITY, type Identity } from "./hostObject";
import { HostFreezePanes } from "./hostFreezePanes";
import { HostPageLayout } from "./hostPageLayout";
import { HostRange } from "./hostRange";
import type { Session } from "./session";
import { localAddress, usedWithin, zoneOf } from "./zones";

/** Excel.Worksheet */
export class HostWorksheet extends HostObject {
  constructor(
    private readonly session: Session,
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
    return this.session.sheetName(this.sheetId);
  }
  get position(): number {
    return this.session.workbook.model.getters.getSheetIds().indexOf(this.sheetId);
  }
  /** showGridlines goes by this name over the wire. */
  get gridlines(): boolean {
    return this.session.workbook.model.getters.getGridLinesVisibility(this.sheetId);
  }
  set gridlines(visible: unknown) {
    this.session.change((workbook) => {
      workbook.gridlines(this.name, visible === true);
    });
  }

  get freezePanes(): HostFreezePanes {
    return new HostFreezePanes(this.session, this.sheetId);
  }
  get pageLayout(): HostPageLayout {
    return new HostPageLayout(this.session, this.sheetId);
  }

  getRange(address?: unknown): HostRange {
    const zone =
      address === undefined || address === null
        ? this.session.workbook.model.getters.getSheetZone(this.sheetId)
        : zoneOf(address);
    this.session.sheetName(this.sheetId);
    return new HostRange(this.session, { sheetId: this.sheetId, zone });
  }

  getRangeByIndexes(row: unknown, column: unknown, rows: unknown, columns: unknown): HostRange {
    const [top, left, height, width] = [row, column, rows, columns].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const zone = { left, top, right: left + width - 1, bottom: top + height - 1 };
    return this.getRange(localAddress(zone));
  }

  getUsedRangeOrNullObject(): HostRange | null {
    const { model } = this.session.workbook;
    const zone = usedWithin(this.session.workbook, {
      sheetId: this.sheetId,
      zone: model.getters.getSheetZone(this.sheetId),
    });
    return zone && new HostRange(this.session, { sheetId: this.sheetId, zone });
  }

  activate(): void {
    this.session.workbook.activate(this.name);
  }

  delete(): void {
    this.session.workbook.deleteSheet(this.name);
  }
}
