import { helpers, registries, type CellValue } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import type { CellContent } from "../engine/cellContent";
import { asInExcel } from "../engine/numbersByCondition";
import { intersection, localAddress } from "../engine/zones";
import { HostConditionalFormatCollection } from "./hostConditionalFormat";
import { HostDataValidation } from "./hostDataValidation";
import { apiNotFound, invalidArgument, type HostError } from "./hostError";
import { engineFormat, GENERAL } from "./numberFormats";
import { HostObject, IDENTITY, type Identity } from "./hostObject";
import { HostRangeFormat } from "./hostRangeFormat";
import type { Area, HostState } from "./hostState";
import { boundingZone, isIndex, qualifiedAddress, referenceOf, usedWithin, zoneOf } from "./zones";

type Matrix<T> = T[][];

/** Excel.Range */
export class HostRange extends HostObject {
  constructor(
    private readonly state: HostState,
    readonly area: Area,
  ) {
    super();
  }

  override get [IDENTITY](): Identity {
    return { _ReferenceId: referenceOf(this.area) };
  }

  get address(): string {
    return qualifiedAddress(this.#sheet, this.area.zone);
  }
  get rowIndex(): number {
    return this.area.zone.top;
  }
  get columnIndex(): number {
    return this.area.zone.left;
  }
  get rowCount(): number {
    return this.area.zone.bottom - this.area.zone.top + 1;
  }
  get columnCount(): number {
    return this.area.zone.right - this.area.zone.left + 1;
  }
  get cellCount(): number {
    return this.rowCount * this.columnCount;
  }

  get values(): Matrix<CellContent> {
    return this.#read().values.map((row) => row.map((value) => value ?? ""));
  }
  set values(written: unknown) {
    this.#write(written);
  }
  /** The formula of a cell that has one, else its value. */
  get formulas(): Matrix<CellContent> {
    const { values, formulas } = this.#read();
    return values.map((row, r) =>
      row.map((value, c) => (this.#isFormula(r, c) ? (formulas[r]?.[c] ?? "") : (value ?? ""))),
    );
  }
  set formulas(written: unknown) {
    this.#write(written);
  }
  get text(): Matrix<string> {
    return this.#read().text;
  }
  get valueTypes(): Matrix<string> {
    return this.#read().values.map((row, r) =>
      row.map((value, c) => (value === "" && this.#isFormula(r, c) ? "String" : typeOf(value))),
    );
  }

  get numberFormat(): Matrix<string> {
    const { getters } = this.state.workbook.model;
    const { sheetId } = this.area;
    return this.#cells((col, row) => {
      return asInExcel(getters.getEvaluatedCell({ sheetId, col, row }).format || GENERAL);
    });
  }
  set numberFormat(written: unknown) {
    const formats = this.#matrix(written) as Matrix<string | null>;
    const different = new Set(formats.flat());
    for (const format of different) if (format !== null) engineFormat(format);
    const [only = null] = different;
    const isOne = different.size === 1 && only !== null;
    this.state.change(this.area.sheetId, (workbook, sheet) => {
      if (isOne) workbook.format(sheet, localAddress(this.area.zone), engineFormat(only));
      else this.#formatRuns(workbook, sheet, formats);
    });
  }

  get worksheet(): HostObject {
    return this.state.worksheet(this.area.sheetId);
  }
  get format(): HostRangeFormat {
    const { sheetId, zone } = this.area;
    return new HostRangeFormat(this.state, { sheetId, zones: [zone] });
  }
  get dataValidation(): HostDataValidation {
    return new HostDataValidation(this.state, this.area);
  }

  get conditionalFormats(): HostConditionalFormatCollection {
    return new HostConditionalFormatCollection(this.state, this.area);
  }

  /** One cell of all, or of each row. */
  merge(across?: unknown): void {
    const { top, bottom } = this.area.zone;
    const zones =
      across === true
        ? Array.from({ length: bottom - top + 1 }, (_, row) => {
            return { ...this.area.zone, top: top + row, bottom: top + row };
          })
        : [this.area.zone];
    this.state.change(this.area.sheetId, (workbook, sheet) => {
      workbook.merge(sheet, zones.map(localAddress));
    });
  }

  getRow(row: unknown): HostRange {
    if (!isIndex(row)) throw invalidArgument(`${String(row)} is no row of ${this.address}.`);
    const top = this.area.zone.top + Number(row);
    return this.#other({ ...this.area.zone, top, bottom: top });
  }

  getBoundingRect(other: unknown): HostRange {
    return this.#other(boundingZone(this.area.zone, this.#areaOf(other).zone));
  }

  /** Microsoft's client asks before it sends a large matrix in parts. */
  validateArraySize(rows: unknown, columns: unknown): null {
    if (rows === this.rowCount && columns === this.columnCount) return null;
    throw wrongSize(this.address);
  }

  getCell(row: unknown, column: unknown): HostRange {
    const { left, top } = this.area.zone;
    if (!(left + Number(column) >= 0 && top + Number(row) >= 0)) {
      throw invalidArgument(`${String(row)}, ${String(column)} lead out of the sheet.`);
    }
    const col = left + Number(column);
    const line = top + Number(row);
    return this.#other({ left: col, right: col, top: line, bottom: line });
  }

  getUsedRangeOrNullObject(valuesOnly?: unknown): HostRange | null {
    if (valuesOnly !== true) throw apiNotFound("Range.getUsedRangeOrNullObject of formats too");
    const zone = usedWithin(this.state.workbook, this.area);
    return zone && this.#other(zone);
  }

  getIntersectionOrNullObject(other: unknown): HostRange | null {
    const area = this.#areaOf(other);
    const zone = area.sheetId === this.area.sheetId && intersection(area.zone, this.area.zone);
    return zone ? this.#other(zone) : null;
  }

  /** The cell whose formula fills this one. */
  getSpillParentOrNullObject(): HostRange | null {
    const { sheetId, zone } = this.area;
    const position = { sheetId, col: zone.left, row: zone.top };
    const parent = this.state.workbook.model.getters.getArrayFormulaSpreadingOn(position);
    if (parent === undefined) return null;
    const { col, row } = parent;
    return this.#other({ left: col, right: col, top: row, bottom: row });
  }

  select(): void {
    this.state.workbook.select(this.#sheet, localAddress(this.area.zone));
  }

  /** References are written out in full: there is nothing to keep. */
  keepReference(): void {
    this.state.sheetName(this.area.sheetId);
  }

  /** Of another range, or of an address on the same sheet. */
  #areaOf(other: unknown): Area {
    if (other instanceof HostRange) return other.area;
    const { sheetId } = this.area;
    return { sheetId, zone: zoneOf(other, this.#sheet, this.state.sheetZone(sheetId)) };
  }

  get #sheet(): string {
    return this.state.sheetName(this.area.sheetId);
  }

  #read() {
    const { left, top } = this.area.zone;
    const { sheetId } = this.area;
    const read = this.state.workbook.read(this.#sheet, localAddress(this.area.zone));
    const values = read.values.map((row, r) =>
      row.map((value, c) =>
        this.state.calculation.shown({ sheetId, col: left + c, row: top + r }, value),
      ),
    );
    return { ...read, values };
  }

  #write(written: unknown): void {
    const rows = this.#matrix(written) as CellContent[][];
    this.state.calculation.begin();
    this.state.change(this.area.sheetId, (workbook, sheet) => {
      workbook.write(sheet, this.#cellAddress(0, 0), rows);
    });
  }

  /** One value stands for all cells; a matrix has the size of the range. */
  #matrix(written: unknown): Matrix<unknown> {
    if (!Array.isArray(written)) return this.#cells(() => written);
    const rows = written as unknown[];
    const fits =
      rows.length === this.rowCount &&
      rows.every((row) => Array.isArray(row) && row.length === this.columnCount);
    if (fits) return rows as Matrix<unknown>;
    throw wrongSize(this.address);
  }

  /** Cells below each other with one format at once. */
  #formatRuns(workbook: Workbook, sheet: string, formats: Matrix<string | null>): void {
    const areas = new Map<string, string[]>();
    for (let c = 0; c < this.columnCount; c += 1) {
      for (let first = 0; first < this.rowCount;) {
        const format = formats[first]?.[c] ?? null;
        let last = first;
        while (formats[last + 1]?.[c] === format) last += 1;
        if (format !== null) {
          const area = `${this.#cellAddress(first, c)}:${this.#cellAddress(last, c)}`;
          areas.set(format, [...(areas.get(format) ?? []), area]);
        }
        first = last + 1;
      }
    }
    for (const [format, all] of areas) workbook.format(sheet, all.join(","), engineFormat(format));
  }

  #cells<T>(of: (col: number, row: number) => T): Matrix<T> {
    const { left, top } = this.area.zone;
    return Array.from({ length: this.rowCount }, (_, row) =>
      Array.from({ length: this.columnCount }, (__, column) => of(left + column, top + row)),
    );
  }

  #isFormula(row: number, column: number): boolean {
    const { sheetId, zone } = this.area;
    const position = { sheetId, col: zone.left + column, row: zone.top + row };
    return this.state.workbook.model.getters.getCell(position)?.isFormula === true;
  }

  #cellAddress(row: number, column: number): string {
    const { left, top } = this.area.zone;
    return helpers.toXC(left + column, top + row);
  }

  #other(zone: Area["zone"]): HostRange {
    return new HostRange(this.state, { sheetId: this.area.sheetId, zone });
  }
}

function wrongSize(address: string): HostError {
  return invalidArgument(
    "The number of rows or columns in the input array doesn't match the size or dimensions of " +
      `the range ${address}.`,
  );
}

function typeOf(value: CellValue): string {
  if (value === null || value === "") return "Empty";
  if (typeof value === "number") return "Double";
  if (typeof value === "boolean") return "Boolean";
  return registries.errorTypes.has(value) ? "Error" : "String";
}
