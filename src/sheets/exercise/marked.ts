import { joined, number, type Expr } from "../../formula/expr";
import { area as areaOf, cellAt, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import { sentence } from "../sentence";
import type { SheetDraft } from "../sheetDraft";
import type { ExerciseTable } from "./exercise";
import { answerColumn } from "./layout";

/** Marks one under the other. */
export interface Marked {
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
    const whole = (row: number) => cellAt(row, column + 1, "both");
    return { marks: areaOf(whole(first), whole(first + lines.length - 1)), asked: count };
  });
}

/** How many are right, nearly right, wrong and open. */
export function sumsOf(marked: readonly Marked[], words: ExerciseTexts): Expr {
  const all = marked.reduce((sum, { asked }) => sum + asked, 0);
  const sumOf = (count: (of: Marked) => Expr) => joined("+", marked.map(count), number(0));
  const right = sumOf(({ marks }) => f`COUNTIF(${marks},${words.marks.right})`);
  const near = sumOf(({ marks }) => f`COUNTIF(${marks},${words.marks.near})`);
  const answered = sumOf(({ marks }) => f`COUNTIF(${marks},"?*")`);
  return sentence(words.sums, {
    right: f`(${right})`,
    near,
    wrong: f`${answered}-(${right})-(${near})`,
    open: f`${all}-(${answered})`,
    all: number(all),
  });
}
