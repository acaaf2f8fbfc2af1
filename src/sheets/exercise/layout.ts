import { HEAD_ROWS } from "../head";
import type { Look } from "../sheetPlan";
import type { Asked, Exercise, ExerciseTable } from "./exercise";

/** A row of air stands between the head and the first table, and between two tables. */
const GAP = 1;
/** The name of a table, and its headings. */
export const HEADINGS = 2;

export const FIRST_TABLE = HEAD_ROWS + GAP;

/** Rows of all tables with their headings. */
export function heightOf({ tables }: Exercise): number {
  return tables.reduce((rows, { lines }) => rows + HEADINGS + lines.length + GAP, -GAP);
}

/** The row of each table's name, seen from that of the first. */
export function tableRows({ tables }: Exercise): readonly number[] {
  let row = 0;
  return tables.map(({ lines }) => {
    const own = row;
    row += HEADINGS + lines.length + GAP;
    return own;
  });
}

/** The column of an answer, and behind it that of its mark. */
export function answerColumn({ asked: { at, marks } }: ExerciseTable, index: number): number {
  return at + index * (1 + marks);
}

/** What stands beyond is not on the paper of those who answer: switches, solutions, hints. */
export function apartColumn({ tables }: Exercise): number {
  const ends = tables.map((table) =>
    Math.max(table.given.length, answerColumn(table, table.asked.headings.length)),
  );
  return Math.max(...ends);
}

/** Behind the solutions. */
export function hintColumn(exercise: Exercise): number {
  const most = Math.max(...exercise.tables.map(({ asked }) => asked.headings.length));
  return apartColumn(exercise) + most;
}

/** In digits. */
const SOLUTION_WIDTH = 10;
const HINT_WIDTH = 46;
const MARK_WIDTH = 28;

/** With those of the marks. */
export function widthsOfAnswers(exercise: Exercise): readonly number[] {
  const most = hintColumn(exercise) - apartColumn(exercise);
  const marks = Array.from({ length: most }, () => [SOLUTION_WIDTH, SOLUTION_WIDTH, MARK_WIDTH]);
  return [...widthsOf(exercise), HINT_WIDTH, ...marks.flat()];
}

export function widthsOf(exercise: Exercise): readonly number[] {
  const solutions = hintColumn(exercise) - apartColumn(exercise);
  const before = exercise.widths.slice(0, apartColumn(exercise));
  return [...before, ...Array.from({ length: solutions }, () => SOLUTION_WIDTH), HINT_WIDTH];
}

/** Ratings, points and games as they are; what is counted in hundredths has two decimals, a mean as well. */
export function lookOfSolution({ inHundredths }: Asked): Look {
  return inHundredths === true ? "solutionInHundredths" : "solution";
}

/** On the sheet of answers, beyond its paper: an answer as it is meant, its number, and its mark. */
export function markColumns(
  exercise: Exercise,
  index: number,
): { readonly text: number; readonly value: number; readonly mark: number } {
  const first = hintColumn(exercise) + BEYOND + MARKING * index;
  return { text: first, value: first + 1, mark: first + 2 };
}

const MARKING = 3;
/** Hints may run over into a free column. */
const BEYOND = 2;
