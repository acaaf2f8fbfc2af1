import { readableText } from "../rules/cutText";

/** What a cell holds, as Excel gives it: an empty text where it is blank. */
export type CellValue = string | number | boolean;

/** What Excel gives of a cell. */
interface RawCell {
  readonly value: CellValue;
  readonly format: string;
  readonly formula: CellValue;
}

/** A cell taken from its sheet once, with everything that readers have made out of it. */
export class Cell implements RawCell {
  readonly value: CellValue;
  readonly format: string;
  readonly formula: CellValue;
  /** Without the spaces around it, no-break spaces included. */
  readonly text: string;
  /** By the number of the question. */
  private readonly answers: unknown[] = [];

  constructor({ value, format, formula }: RawCell) {
    this.value = value;
    this.format = format;
    this.formula = formula;
    this.text = readableText(String(value).trim());
  }

  /** The same cell with something else in it. */
  with(changed: Partial<RawCell>): Cell {
    const { value, format, formula } = this;
    return new Cell({ value, format, formula, ...changed });
  }

  answer(question: number, find: (cell: Cell) => unknown): unknown {
    const before = this.answers[question];
    return before === undefined ? (this.answers[question] = find(this)) : before;
  }
}

export const BLANK_CELL = new Cell({ value: "", format: "General", formula: "" });

let questions = 0;

/** What many readers ask of a cell, and many times: found out once for each. */
export function onceACell<T extends object | string | number | boolean | null>(
  find: (cell: Cell) => T,
): (cell: Cell) => T {
  const question = questions;
  questions += 1;
  return (cell) => cell.answer(question, find) as T;
}
