import { columnOfLetters } from "../../../src/formula/columnLetters";
import type { Expr } from "../../../src/formula/expr";
import { parse } from "../../../src/formula/parse";
import type { Printed } from "../../../src/formula/print";
import type { Rows } from "../../../src/formula/reference";
import { written } from "../../../src/sheets/content";
import type { Content, PlannedCell } from "../../../src/sheets/sheetPlan";
import type { Area, CellPlace } from "../../../src/tournament/sheetCells";
import type { CellContent } from "../../../src/workbench/engine/cellContent";
import type { Book, BookRead } from "../book";
import { addin } from "./addin";
import type { Calculation } from "./calculation";
import { isNumberText } from "./coerce";
import { evaluate } from "./evaluate";
import { StoredSheet, type StoredFormula } from "./storedSheet";
import { isGrid, NO_NAME, NotKnown, isError, type Scalar, type Value } from "./value";

/** What Excel may read into a text that is typed without an apostrophe; a sign alone is a text. */
const TAKEN_FOR_MORE = /^\s*[+\-@#].|\d|^\s*(?:true|false)\s*$/i;

/** A formula of many lines has its tree with it, and the rows that this line names. */
interface OfLine {
  readonly formula: string;
  readonly printed?: Printed;
  readonly rows?: Rows;
}

/**
 * A workbook of planned sheets that calculates their trees as Excel does: every cell once, and only
 * when somebody asks for it. It has no formats, and throws wherever it does not know what Excel does.
 */
export class PlannedWorkbook implements Book {
  private readonly byName = new Map<string, StoredSheet>();
  private readonly parsed = new Map<string, Expr>();
  private revision = 0;
  private readonly addin: (name: string, values: readonly (Value | undefined)[]) => Value;

  constructor({ hasAddin = true } = {}) {
    this.addin = hasAddin ? addin : () => NO_NAME;
    this.addSheet("Sheet1");
  }

  sheets(): string[] {
    return [...this.byName.values()].map(({ name }) => name);
  }

  addSheet(name: string): void {
    const key = name.toLowerCase();
    if (this.byName.has(key)) throw new Error(`There is a sheet ${name} already`);
    const calculate = (formula: StoredFormula, sheet: StoredSheet) =>
      this.calculated(formula, sheet);
    this.byName.set(key, new StoredSheet(name, { revision: () => this.revision, calculate }));
    this.revision += 1;
  }

  deleteSheet(name: string): void {
    this.sheet(name);
    this.byName.delete(name.toLowerCase());
    this.revision += 1;
  }

  /** A plan's cells, without a way through texts. */
  fill(name: string, cells: readonly PlannedCell[]): void {
    const sheet = this.sheet(name);
    for (const { row, column, content } of cells) {
      sheet.put({ row, column }, this.planned(content));
    }
    this.revision += 1;
  }

  write(name: string, address: string, rows: readonly (readonly CellContent[])[]): void {
    const sheet = this.sheet(name);
    const { row, column } = areaOf(address);
    for (const [down, line] of rows.entries()) {
      for (const [right, content] of line.entries()) {
        if (content === null) continue;
        sheet.put({ row: row + down, column: column + right }, this.typed(content));
      }
    }
    this.revision += 1;
  }

  inOneStep(changes: () => void): void {
    changes();
  }

  read(name: string, address: string): BookRead {
    const sheet = this.sheet(name);
    const { row, column, rows, columns } = areaOf(address);
    const each = <T>(of: (place: CellPlace) => T): T[][] =>
      Array.from({ length: rows }, (_, down) =>
        Array.from({ length: columns }, (__, right) =>
          of({ row: row + down, column: column + right }),
        ),
      );
    return {
      values: each((place) => asShown(sheet.cell(place))),
      /** Printed only for those who ask. */
      get formulas() {
        return each((place) => sheet.formulaAt(place)?.text() ?? asTyped(sheet.cell(place)));
      },
    };
  }

  private sheet(name: string): StoredSheet {
    const sheet = this.byName.get(name.toLowerCase());
    if (sheet === undefined) {
      throw new Error(`No sheet ${name}. There are: ${this.sheets().join(", ")}`);
    }
    return sheet;
  }

  private planned(content: Content): Scalar | StoredFormula {
    if (typeof content === "object") return this.ofLine(content);
    const given = written(content);
    if (typeof given === "number") return given;
    const text = given.startsWith("'") ? given.slice(1) : given;
    return text === "" ? null : text;
  }

  private ofLine(content: OfLine): StoredFormula {
    const { printed, rows = {} } = content;
    if (printed === undefined) return this.formula(content.formula);
    return { expr: printed.expr, line: rows, text: () => content.formula };
  }

  private typed(content: string | number | boolean): Scalar | StoredFormula {
    if (typeof content !== "string") return content;
    if (content === "") return null;
    if (content.startsWith("=")) return this.formula(content);
    if (content.startsWith("'")) return content.slice(1);
    if (isNumberText(content)) return Number(content);
    if (TAKEN_FOR_MORE.test(content)) throw new NotKnown(`what Excel reads in "${content}"`);
    return content;
  }

  private formula(text: string): StoredFormula {
    const expr = this.parsed.get(text) ?? parse(text.slice(1));
    this.parsed.set(text, expr);
    return { expr, line: {}, text: () => text };
  }

  private calculated({ expr, line }: StoredFormula, sheet: StoredSheet): Scalar {
    const book = { sheet: (name: string) => this.known(name), addin: this.addin };
    const calculation: Calculation = { sheet, line, isArray: false, book, value: evaluate };
    const value = evaluate(expr, calculation);
    if (isGrid(value)) throw new NotKnown("a formula of several values");
    /** A cell that speaks of a blank one shows 0, and no zero has a sign. */
    return value === null || value === 0 ? 0 : value;
  }

  private known(name: string): StoredSheet | null {
    return this.byName.get(name.toLowerCase()) ?? null;
  }
}

function asShown(value: Scalar): CellContent {
  return isError(value) ? value.code : value;
}

function asTyped(value: Scalar): string {
  return String(asShown(value) ?? "");
}

const AREA = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/;

function areaOf(address: string): Area {
  const found = AREA.exec(address);
  if (found === null) throw new Error(`${address} is no address`);
  const [, letters = "", number = "", lastLetters = letters, lastNumber = number] = found;
  const [row, column] = [Number(number) - 1, columnOfLetters(letters)];
  const rows = Number(lastNumber) - row;
  return { row, column, rows, columns: columnOfLetters(lastLetters) - column + 1 };
}
