import { asContent, type CellContent } from "./cellContent";
import {
  helpers,
  Model,
  type BorderData,
  type CellPosition,
  type Style,
  type UID,
  type Zone,
} from "@odoo/o-spreadsheet";
import type { Bridge } from "./fideFunctions";
import type { PageLayout } from "./pageLayout";
import {
  changeExtras,
  extrasOf,
  withNote,
  withValidation,
  type Extras,
  type Note,
  type Validation,
} from "./sheetExtras";
import { addressesByName } from "./names/names";
import { markedBy, type ConditionalMark } from "./conditionalMarks";
import { dispatched } from "./dispatched";
import { showConditions } from "./numbersByCondition";
import { rowsOf } from "./rowsOfZone";
import { makeRoom, makeRoomForReferences } from "./room";
import { inOneStep, revisionOf, Transport } from "./steps";
import { headersOf } from "./zones";

export interface CellsRead {
  readonly values: CellContent[][];
  readonly text: string[][];
  /** The formula of each cell in English notation, else its content. */
  readonly formulas: string[][];
}

/** Excel shows an explanation of the first two; a formula that cannot be read it does not take at all. */
const EXPLAINED = new Set(["#VALUE!", "#N/A", "#NAME?"]);

const FIRST_SHEET = { id: "sheet1", name: "Sheet1", colNumber: 30, rowNumber: 200 };

/** A workbook as tests and the page speak to it: by sheet names and A1 addresses. */
export class Workbook {
  readonly model: Model;
  private readonly transport = new Transport();

  constructor(bridge: Bridge, data: object = { sheets: [FIRST_SHEET] }) {
    this.model = new Model(data, { custom: { bridge }, transportService: this.transport });
    showConditions(this.model);
  }

  sheets(): string[] {
    return this.model.getters.getSheetIds().map((id) => this.model.getters.getSheetName(id));
  }

  addSheet(name: string): void {
    const { uuidGenerator, getters } = this.model;
    const position = getters.getSheetIds().length;
    this.dispatched("CREATE_SHEET", { sheetId: uuidGenerator.uuidv4(), name, position });
  }

  /** A copy of a sheet with all it has, at a place among the sheets; its id. */
  copySheet(sheet: string, name: string, position: number): UID {
    const { uuidGenerator } = this.model;
    const sheetId = this.sheetId(sheet);
    const sheetIdTo = uuidGenerator.uuidv4();
    this.dispatched("DUPLICATE_SHEET", { sheetId, sheetIdTo, sheetNameTo: name });
    this.moveSheet(name, position);
    return sheetIdTo;
  }

  moveSheet(sheet: string, position: number): void {
    const sheetId = this.sheetId(sheet);
    const { getters } = this.model;
    const others = getters.getSheetIds().filter((id) => id !== sheetId);
    /** The engine counts the sheets in view alone. */
    const visible = others.slice(0, position).filter((id) => getters.isSheetVisible(id));
    const delta = visible.length - getters.getVisibleSheetIds().indexOf(sheetId);
    if (delta !== 0) this.dispatched("MOVE_SHEET", { sheetId, delta });
  }

  showSheet(sheet: string, isVisible: boolean): void {
    const sheetId = this.sheetId(sheet);
    if (this.model.getters.isSheetVisible(sheetId) === isVisible) return;
    this.dispatched(isVisible ? "SHOW_SHEET" : "HIDE_SHEET", { sheetId });
  }

  /** Writes a block whose first cell is at the address; null leaves a cell as it is. */
  write(sheet: string, address: string, rows: readonly (readonly CellContent[])[]): void {
    const sheetId = this.sheetId(sheet);
    const { left, top } = helpers.toZone(address);
    makeRoom(this.model, sheetId, left + (rows[0]?.length ?? 0), top + rows.length);
    makeRoomForReferences(this.model, sheetId, rows);
    this.inOneStep(() => {
      for (const [row, line] of rows.entries()) {
        for (const [column, value] of line.entries()) {
          if (value === null) continue;
          const position = { sheetId, col: left + column, row: top + row };
          this.dispatched("UPDATE_CELL", { ...position, content: asContent(value) });
        }
      }
    });
  }

  /** Many changes as one: one evaluation and one step to undo. Values are stale until its end. */
  inOneStep(changes: () => void): void {
    inOneStep(this.model, changes);
  }

  /** What has been done until now cannot be undone any more. */
  forgetSteps(): void {
    this.transport.forgetSteps(this.model);
  }

  /** The sheet's own names for cells, each with its address. */
  names(sheet: string): Record<string, string> {
    return addressesByName(this.model, this.sheetId(sheet));
  }

  /** Another one after every change. */
  get revision(): string {
    return revisionOf(this.model);
  }

  read(sheet: string, address: string): CellsRead {
    const sheetId = this.sheetId(sheet);
    const each = <T>(of: (position: CellPosition) => T) =>
      rowsOf(helpers.toZone(address), (col, row) => of({ sheetId, col, row }));
    const { getters } = this.model;
    return {
      values: each((position) => getters.getEvaluatedCell(position).value),
      text: each((position) => getters.getEvaluatedCell(position).formattedValue),
      formulas: each((position) => getters.getCellText(position, { showFormula: true })),
    };
  }

  /** The explanation of an error cell, or an empty text. */
  message(sheet: string, address: string): string {
    const { value, message } = this.model.getters.getEvaluatedCell(this.position(sheet, address));
    return EXPLAINED.has(String(value)) ? (message ?? "") : "";
  }

  /** Of cells, or of several areas: A1:B2,C3 */
  style(sheet: string, address: string, style: Style): void {
    const sheetId = this.sheetId(sheet);
    this.dispatched("SET_FORMATTING", { sheetId, target: this.zones(sheetId, address), style });
  }

  /** How wide columns are, or how high rows. */
  resize(sheet: string, address: string, dimension: "COL" | "ROW", size: number): void {
    const sheetId = this.sheetId(sheet);
    const elements = this.zones(sheetId, address).flatMap((zone) => headersOf(zone, dimension));
    this.dispatched("RESIZE_COLUMNS_ROWS", { sheetId, dimension, elements, size });
  }

  /** An empty format is the usual one; of several areas as well. */
  format(sheet: string, address: string, format: string): void {
    const sheetId = this.sheetId(sheet);
    this.dispatched("SET_FORMATTING", { sheetId, target: this.zones(sheetId, address), format });
  }

  /** Cells that are one, of which the first keeps what it has. */
  merge(sheet: string, addresses: readonly string[]): void {
    const sheetId = this.sheetId(sheet);
    const target = this.zones(sheetId, addresses.join());
    this.dispatched("ADD_MERGE", { sheetId, target, force: true });
  }

  border(sheet: string, address: string, border: BorderData): void {
    const sheetId = this.sheetId(sheet);
    /** One by one: of areas below each other the engine would make one. */
    for (const zone of this.zones(sheetId, address))
      this.dispatched("SET_ZONE_BORDERS", { sheetId, target: [zone], border });
  }

  freeze(sheet: string, what: "ROWS" | "COLUMNS", quantity: number): void {
    const sheetId = this.sheetId(sheet);
    if (quantity === 0) this.dispatched(`UNFREEZE_${what}`, { sheetId });
    else this.dispatched(`FREEZE_${what}`, { sheetId, quantity });
  }

  gridlines(sheet: string, areGridLinesVisible: boolean): void {
    const sheetId = this.sheetId(sheet);
    this.dispatched("SET_GRID_LINES_VISIBILITY", { sheetId, areGridLinesVisible });
  }

  note(sheet: string, address: string): Note | null {
    return extrasOf(this.model).getNote(this.position(sheet, address));
  }

  /** On every cell of the address. */
  writeNote(sheet: string, address: string, note: Note): void {
    const zone = helpers.toZone(address);
    this.changeExtras(sheet, (extras) => withNote(extras, zone, note));
  }

  /** A rule as a file has it: the engine does not ask it before it takes what is typed. */
  writeRule(sheet: string, address: string, rule: Partial<Omit<Validation, "zones">>): void {
    const zone = helpers.toZone(address);
    this.changeExtras(sheet, (extras) => withValidation(extras, zone, rule));
  }

  /** Marks cells while a formula holds, seen from the first of them; again with the same id: changes it. */
  mark(sheet: string, address: string, id: string, mark: Partial<ConditionalMark>): void {
    const sheetId = this.sheetId(sheet);
    const known = this.model.getters.getConditionalFormats(sheetId).find((each) => each.id === id);
    const ranges = [this.model.getters.getRangeDataFromZone(sheetId, helpers.toZone(address))];
    this.dispatched("ADD_CONDITIONAL_FORMAT", { sheetId, ranges, cf: markedBy(id, mark, known) });
  }

  renameSheet(oldName: string, newName: string): void {
    const sheetId = this.sheetId(oldName);
    this.dispatched("RENAME_SHEET", { sheetId, oldName, newName });
  }

  pageLayout(sheet: string): PageLayout {
    return extrasOf(this.model).getPageLayout(this.sheetId(sheet));
  }

  setPageLayout(sheet: string, layout: PageLayout): void {
    this.changeExtras(sheet, (extras) => ({ layout: { ...extras.layout, ...layout } }));
  }

  /** The list that has filters; null: none. */
  filtered(sheet: string): string | null {
    return extrasOf(this.model).getExtras(this.sheetId(sheet)).filtered;
  }

  changeExtras(sheet: string, change: (extras: Extras) => Partial<Extras>): void {
    changeExtras(this.model, this.sheetId(sheet), change);
  }

  activate(sheet: string): void {
    const sheetIdTo = this.sheetId(sheet);
    const sheetIdFrom = this.model.getters.getActiveSheetId();
    if (sheetIdFrom === sheetIdTo) return;
    this.dispatched("ACTIVATE_SHEET", { sheetIdFrom, sheetIdTo });
  }

  deleteSheet(sheetName: string): void {
    this.dispatched("DELETE_SHEET", { sheetId: this.sheetId(sheetName), sheetName });
  }

  select(sheet: string, address: string): void {
    this.activate(sheet);
    const zone = this.zone(this.sheetId(sheet), address);
    this.model.selection.selectZone({ zone, cell: { col: zone.left, row: zone.top } });
  }

  /** Tells of every change of the selected cells or of the sheet in view. */
  onSelection(listener: () => void): void {
    const { getters } = this.model;
    const selected = () => JSON.stringify([getters.getActiveSheetId(), getters.getSelectedZones()]);
    let last = selected();
    this.model.on("update", this, () => {
      const now = selected();
      if (now === last) return;
      last = now;
      listener();
    });
  }

  /** Tells of every change of cells: what a person types, what an add-in writes, what is undone. */
  onChange(listener: () => void): void {
    let last = this.revision;
    this.model.on("update", this, () => {
      const now = this.revision;
      if (now === last) return;
      last = now;
      listener();
    });
  }

  private readonly dispatched = ((type: never, payload: never) => {
    return dispatched(this.model, type, payload);
  }) as Model["dispatch"];

  /** The zone of an address, on a sheet large enough for it. */
  private zone(sheetId: UID, address: string): Zone {
    const zone = helpers.toZone(address);
    makeRoom(this.model, sheetId, zone.right + 1, zone.bottom + 1);
    return zone;
  }

  private zones(sheetId: UID, addresses: string): Zone[] {
    return addresses.split(",").map((address) => this.zone(sheetId, address));
  }

  private position(sheet: string, address: string): CellPosition {
    const { left, top } = helpers.toZone(address);
    return { sheetId: this.sheetId(sheet), col: left, row: top };
  }

  private sheetId(name: string): UID {
    const id = this.model.getters.getSheetIdByName(name);
    if (id !== undefined) return id;
    throw new Error(`No sheet ${name}. There are: ${this.sheets().join(", ")}`);
  }
}
