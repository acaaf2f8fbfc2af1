import { joined, number, type Expr } from "../../formula/expr";
import { area, cellAt, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import { sentence } from "../sentence";
import type { SheetDraft } from "../sheetDraft";
import type { ExerciseTable } from "./exercise";
import { answerColumn } from "./layout";

/** Answers one under the other, and their marks. */
export interface Marked {
  readonly answers: Reference;
  readonly marks: Reference;
  readonly asked: number;
}

/** Colours of answers and marks, which the marks say in words as well. */
export function putTones(
  draft: SheetDraft,
  table: ExerciseTable,
  first: number,
  { marks: words }: ExerciseTexts,
): Marked[] {
  const { lines, asked } = table;
  return asked.headings.map((_, index) => {
    const column = answerColumn(table, index);
    const area = { row: first, column, rows: lines.length, columns: 1 + asked.marks };
    const mark = cellAt(first, column + 1, "column");
    draft.mark(area, f`${mark}=${words.right}`, "right");
    draft.mark(area, f`${mark}=${words.near}`, "near");
    draft.mark(area, f`AND(${mark}<>"",${mark}<>${words.right},${mark}<>${words.near})`, "amiss");
    const count = lines.filter(({ asked: all }) => all[index] != null).length;
    return { ...columnsOf(first, lines.length, column), asked: count };
  });
}

function columnsOf(first: number, rows: number, column: number): Omit<Marked, "asked"> {
  const whole = (of: number) =>
    area(cellAt(first, of, "both"), cellAt(first + rows - 1, of, "both"));
  return { answers: whole(column), marks: whole(column + 1) };
}

/** How many are right, nearly right, wrong and open. */
export function sumsOf(marked: readonly Marked[], words: ExerciseTexts): Expr {
  const all = marked.reduce((sum, { asked }) => sum + asked, 0);
  const sumOf = (count: (of: Marked) => Expr) => joined("+", marked.map(count), number(0));
  const right = sumOf(({ marks }) => f`COUNTIF(${marks},${words.marks.right})`);
  const near = sumOf(({ marks }) => f`COUNTIF(${marks},${words.marks.near})`);
  const answered = sumOf(({ answers }) => f`COUNTA(${answers})`);
  return sentence(words.sums, {
    right: f`(${right})`,
    near,
    wrong: f`${answered}-(${right})-(${near})`,
    open: f`${all}-(${answered})`,
    all: number(all),
  });
}
