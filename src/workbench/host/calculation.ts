import type { CellValue } from "@odoo/o-spreadsheet";
import type { Strictness } from "../engine/strictness";
import type { Workbook } from "../engine/workbook";

/** In milliseconds after the last batch that writes to cells. */
const CALCULATED_AFTER = 600;

/** What a function of an add-in shows until it has answered. */
const BUSY = "#BUSY!";
const OF_AN_ADDIN = /\bFIDE\./;

interface Place {
  readonly sheetId: string;
  readonly col: number;
  readonly row: number;
}

type Shown = ReadonlyMap<number, CellValue>;

/** What cells show while they wait to be calculated; the engine itself has calculated them at once. */
export class Calculation {
  /** What formulas showed when the waiting began, by sheets. */
  readonly #waiting = new Map<string, Shown>();
  #until = 0;

  constructor(
    private readonly strict: Strictness,
    private readonly current: () => Workbook,
    private readonly now: () => number,
  ) {}

  get mode(): string {
    return this.strict.has("manual") ? "Manual" : "Automatic";
  }

  get state(): string {
    if (!this.#isWaiting) return "Done";
    return this.strict.has("manual") ? "Pending" : "Calculating";
  }

  /** Before cells are written. */
  begin(): void {
    if (!this.strict.has("manual") && !this.strict.has("late")) return;
    if (!this.#isWaiting) this.#waiting.clear();
    this.#until = this.now() + CALCULATED_AFTER;
    for (const sheetId of this.current().model.getters.getSheetIds()) {
      if (!this.#waiting.has(sheetId)) this.#waiting.set(sheetId, this.#shownOn(sheetId));
    }
  }

  calculate(sheetId: string): void {
    this.#waiting.delete(sheetId);
  }

  calculateAll(): void {
    this.#waiting.clear();
  }

  /** What a cell shows of its value. */
  shown(place: Place, value: CellValue): CellValue {
    const before = this.#isWaiting ? this.#waiting.get(place.sheetId) : undefined;
    if (before === undefined) return value;
    const cell = this.current().model.getters.getCell(place);
    if (cell !== undefined && !cell.isFormula) return value;
    const kept = before.get(keyOf(place));
    if (kept !== undefined || cell === undefined) return kept ?? null;
    const text = this.current().model.getters.getCellText(place, { showFormula: true });
    return OF_AN_ADDIN.test(text) ? BUSY : 0;
  }

  get #isWaiting(): boolean {
    if (this.#waiting.size === 0) return false;
    return this.strict.has("manual") || this.now() < this.#until;
  }

  #shownOn(sheetId: string): Shown {
    const { getters } = this.current().model;
    const shown = new Map<number, CellValue>();
    for (const { col, row } of getters.getEvaluatedCellsPositions(sheetId)) {
      const place = { sheetId, col, row };
      const isTyped = getters.getCell(place)?.isFormula === false;
      if (!isTyped) shown.set(keyOf(place), getters.getEvaluatedCell(place).value);
    }
    return shown;
  }
}

/** Numbers: of a large workbook there are very many. */
function keyOf({ col, row }: Place): number {
  return row * COLUMNS + col;
}

/** More than a sheet has. */
const COLUMNS = 16_384;
