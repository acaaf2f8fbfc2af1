import type { ExerciseTexts } from "../../i18n/learn/exercise";
import type { CellPlace } from "../../tournament/sheetCells";
import { headingOf } from "../looks";
import type { SheetDraft } from "../sheetDraft";
import type { Content } from "../sheetPlan";
import type { Asked, Exercise, ExerciseTable, Given } from "./exercise";
import { answerColumn, HEADINGS, tableRows } from "./layout";

/** Where an answer stands; `index`: which of its line it is. */
export interface AnswerPlace extends CellPlace {
  readonly index: number;
}

/** What the sheet of questions and that of answers fill in, each in its own way. */
export interface Filling {
  /** Over the column behind an answer. */
  readonly besideHeading: string;
  readonly put: (asked: Asked, place: AnswerPlace) => void;
  /** Behind the last column: of one line. */
  readonly putLine: (line: ExerciseTable["lines"][number], row: number) => void;
  /** Of a table that asks for something. */
  readonly putTable: (table: ExerciseTable, firstLine: number) => void;
}

/** The tables one below the other, the name of the first in this row. */
export function putTables(
  draft: SheetDraft,
  first: number,
  exercise: Exercise,
  words: ExerciseTexts,
  filling: Filling,
): void {
  for (const [index, row] of tableRows(exercise).entries()) {
    const table = exercise.tables[index];
    if (table !== undefined) putTable(draft, first + row, table, words, filling);
  }
}

function putTable(
  draft: SheetDraft,
  row: number,
  table: ExerciseTable,
  words: ExerciseTexts,
  filling: Filling,
): void {
  draft.put(row, 0, words.tables[table.key], "section");
  putHeadings(draft, row + 1, table, words, filling.besideHeading);
  const first = row + HEADINGS;
  for (const [column, { look }] of table.given.entries()) {
    draft.look({ row: first, column, rows: table.lines.length, columns: 1 }, look);
  }
  for (const [index, line] of table.lines.entries()) {
    for (const [column, given] of line.given.entries()) {
      if (given !== null) draft.put(first + index, column, givenContent(given, words));
    }
    for (const [place, asked] of line.asked.entries()) {
      const column = answerColumn(table, place);
      if (asked !== null) filling.put(asked, { row: first + index, column, index: place });
    }
    filling.putLine(line, first + index);
  }
  if (table.asked.headings.length > 0) filling.putTable(table, first);
}

function putHeadings(
  draft: SheetDraft,
  row: number,
  table: ExerciseTable,
  words: ExerciseTexts,
  beside: string,
): void {
  const { given, asked } = table;
  const isOfQuestions = table.key === "questions";
  for (const [column, { heading, of, look }] of given.entries()) {
    const what = headingSaid(heading, words);
    const said = of === undefined ? what : words.ofPlayer(of, String(what));
    if (isOfQuestions) draft.put(row, column, words.question, "headingRunningOver");
    else draft.put(row, column, said, headingOf(look));
  }
  /** A question runs over the columns before its answer. */
  const over = asked.headings.length === 0 ? 0 : asked.at - given.length;
  if (over > 0) draft.look({ row, column: given.length, rows: 1, columns: over }, "heading");
  for (const [index, key] of asked.headings.entries()) {
    const column = answerColumn(table, index);
    draft.put(row, column, key === null ? words.answer : words.asked[key], "headingOfNumbers");
    draft.look({ row, column: column + 1, rows: 1, columns: asked.marks }, "headingRunningOver");
    draft.put(row, column + 1, beside);
  }
}

function headingSaid(
  heading: ExerciseTable["given"][number]["heading"],
  { headings }: ExerciseTexts,
): string | number {
  if (typeof heading === "number") return heading;
  return typeof heading === "object" ? heading.opponent : headings[heading];
}

function givenContent(given: Exclude<Given, null>, { asked, ofPlayer }: ExerciseTexts): Content {
  if (typeof given !== "object") return given;
  const { question, of } = given;
  return of === null ? asked[question] : ofPlayer(of, asked[question]);
}
