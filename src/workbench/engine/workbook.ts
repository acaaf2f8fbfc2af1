import {
  helpers,
  Model,
  type CellPosition,
  type Style,
  type UID,
  type Zone,
} from "@odoo/o-spreadsheet";
import type { Bridge } from "./fideFunctions";
import type { WriteCellsCommand, WrittenCell } from "./writeCells";

export type CellContent = string | number | boolean | null;

export interface CellsRead {
  readonly values: CellContent[][];
  readonly text: string[][];
  /** The formula of each cell in English notation, else its content. */
  readonly formulas: string[][];
}

const FIRST_SHEET = { id: "sheet1", name: "Sheet1", colNumber: 30, rowNumber: 200 };

/** A workbook as tests and the page speak to it: by sheet names and A1 addresses. */
export class Workbook {
  readonly model: Model;

  constructor(bridge: Bridge, data: object = { sheets: [FIRST_SHEET] }) {
    this.model = new Model(data, { custom: { bridge } });
  }

  sheets(): string[] {
    return this.model.getters.getSheetIds().map((id) => this.model.getters.getSheetName(id));
  }

  addSheet(name: string): void {
    const { uuidGenerator, getters } = this.model;
    const position = getters.getSheetIds().length;
    this.model.dispatch("CREATE_SHEET", { sheetId: uuidGenerator.uuidv4(), name, position });
  }

  /** Writes a block whose first cell is at the address; null leaves a cell as it is. */
  write(sheet: string, address: string, rows: readonly (readonly CellContent[])[]): void {
    const sheetId = this.sheetId(sheet);
    const { left, top } = helpers.toZone(address);
    this.makeRoom(sheetId, left + (rows[0]?.length ?? 0), top + rows.length);
    const cells = rows.flatMap((line, row) =>
      line.flatMap((content, column): WrittenCell[] =>
        content === null
          ? []
          : [{ col: left + column, row: top + row, content: asContent(content) }],
      ),
    );
    const command: Omit<WriteCellsCommand, "type"> = { sheetId, cells };
    this.model.dispatch("WRITE_CELLS" as never, command as never);
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
    const { left, top } = helpers.toZone(address);
    const position = { sheetId: this.sheetId(sheet), col: left, row: top };
    return this.model.getters.getEvaluatedCell(position).message ?? "";
  }

  style(sheet: string, address: string, style: Style): void {
    const sheetId = this.sheetId(sheet);
    this.model.dispatch("SET_FORMATTING", { sheetId, target: [helpers.toZone(address)], style });
  }

  columnWidth(sheet: string, address: string, size: number): void {
    const { left, right } = helpers.toZone(address);
    const elements = Array.from({ length: right - left + 1 }, (_, index) => left + index);
    const sheetId = this.sheetId(sheet);
    this.model.dispatch("RESIZE_COLUMNS_ROWS", { sheetId, dimension: "COL", elements, size });
  }

  select(sheet: string, address: string): void {
    const sheetIdTo = this.sheetId(sheet);
    const { getters, dispatch, selection } = this.model;
    const sheetIdFrom = getters.getActiveSheetId();
    if (sheetIdFrom !== sheetIdTo) dispatch("ACTIVATE_SHEET", { sheetIdFrom, sheetIdTo });
    const zone = helpers.toZone(address);
    selection.selectZone({ zone, cell: { col: zone.left, row: zone.top } });
  }

  private sheetId(name: string): UID {
    const id = this.model.getters.getSheetIdByName(name);
    if (id === undefined)
      throw new Error(`No sheet ${name}. There are: ${this.sheets().join(", ")}`);
    return id;
  }

  private makeRoom(sheetId: UID, columns: number, rows: number): void {
    const { getters } = this.model;
    this.addHeaders(sheetId, "COL", columns - getters.getNumberCols(sheetId));
    this.addHeaders(sheetId, "ROW", rows - getters.getNumberRows(sheetId));
  }

  private addHeaders(sheetId: UID, dimension: "COL" | "ROW", quantity: number): void {
    if (quantity <= 0) return;
    const { getters } = this.model;
    const base =
      (dimension === "COL" ? getters.getNumberCols(sheetId) : getters.getNumberRows(sheetId)) - 1;
    const sheetName = getters.getSheetName(sheetId);
    const position = "after" as const;
    this.model.dispatch("ADD_COLUMNS_ROWS", {
      sheetId,
      sheetName,
      dimension,
      base,
      quantity,
      position,
    });
  }
}

function rowsOf<T>(
  { left, right, top, bottom }: Zone,
  cell: (col: number, row: number) => T,
): T[][] {
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => cell(left + column, top + row)),
  );
}

/** Text that is no formula stays what it is; values are written as a person would type them. */
function asContent(content: string | number | boolean): string {
  return typeof content === "boolean" ? String(content).toUpperCase() : String(content);
}
