import type { Expr } from "../../../src/formula/expr";
import type { Rows } from "../../../src/formula/reference";
import type { CellPlace } from "../../../src/tournament/sheetCells";
import type { Sheet } from "./calculation";
import { isNumberText } from "./coerce";
import { NotKnown, type Grid, type Scalar } from "./value";

export interface StoredFormula {
  readonly expr: Expr;
  readonly line: Rows;
  /** As it stands in Excel. */
  readonly text: () => string;
}

interface StoredCell {
  value: Scalar;
  readonly formula: StoredFormula | null;
  /** Of the book, when the value was calculated; null while it is. */
  revision: number | null;
}

const MOST_COLUMNS = 16_384;
const CONSTANT = Number.POSITIVE_INFINITY;

/** A sheet whose cells are calculated when they are asked for, once between two changes. */
export class StoredSheet implements Sheet {
  private readonly cells = new Map<number, StoredCell>();
  /** Rows by their numbers: whoever looks a number up goes through no column for it. */
  private readonly known = new Map<
    string,
    { readonly revision: number; readonly rows: ReadonlyMap<number, number[]> }
  >();

  constructor(
    readonly name: string,
    private readonly book: {
      readonly revision: () => number;
      readonly calculate: (formula: StoredFormula, sheet: StoredSheet) => Scalar;
    },
  ) {}

  put({ row, column }: CellPlace, content: Scalar | StoredFormula): void {
    const key = row * MOST_COLUMNS + column;
    if (content === null) this.cells.delete(key);
    else if (typeof content === "object" && "expr" in content) {
      this.cells.set(key, { value: null, formula: content, revision: -1 });
    } else this.cells.set(key, { value: content, formula: null, revision: CONSTANT });
  }

  readonly cell = ({ row, column }: CellPlace): Scalar => {
    const cell = this.cells.get(row * MOST_COLUMNS + column);
    if (cell === undefined) return null;
    const { formula, revision } = cell;
    if (formula === null || revision === this.book.revision()) return cell.value;
    if (revision === null) throw new NotKnown(`a circle through ${this.name}!${row}:${column}`);
    cell.revision = null;
    cell.value = this.book.calculate(formula, this);
    cell.revision = this.book.revision();
    return cell.value;
  };

  readonly area = (first: CellPlace, last: CellPlace): Grid => {
    const [top, bottom] = [Math.min(first.row, last.row), Math.max(first.row, last.row)];
    const [left, right] = [
      Math.min(first.column, last.column),
      Math.max(first.column, last.column),
    ];
    return {
      rows: bottom - top + 1,
      columns: right - left + 1,
      at: (row, column) => this.cell({ row: top + row, column: left + column }),
      ...(left === right && {
        rowsWith: (number: number) => this.rowsWith(top, bottom, left, number),
      }),
    };
  };

  private rowsWith(top: number, bottom: number, column: number, number: number): readonly number[] {
    const key = `${top} ${bottom} ${column}`;
    const revision = this.book.revision();
    let known = this.known.get(key);
    if (known?.revision !== revision) {
      const rows = new Map<number, number[]>();
      for (let row = top; row <= bottom; row += 1) {
        const value = this.cell({ row, column });
        const read = typeof value === "string" && isNumberText(value) ? Number(value) : value;
        if (typeof read === "number") rows.set(read, [...(rows.get(read) ?? []), row - top]);
      }
      known = { revision, rows };
      this.known.set(key, known);
    }
    return known.rows.get(number) ?? [];
  }

  formulaAt({ row, column }: CellPlace): StoredFormula | null {
    return this.cells.get(row * MOST_COLUMNS + column)?.formula ?? null;
  }
}
