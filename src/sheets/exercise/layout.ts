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

export function widthsOf(exercise: Exercise): readonly number[] {
  const solutions = hintColumn(exercise) - apartColumn(exercise);
  const before = exercise.widths.slice(0, apartColumn(exercise));
  return [...before, ...Array.from({ length: solutions }, () => SOLUTION_WIDTH), HINT_WIDTH];
}

/** Ratings, points and games as they are; what is counted in hundredths has two decimals, a mean as well. */
export function lookOfSolution({ exact, unit }: Asked): Look {
  const isWhole = exact === undefined && (unit === undefined || unit >= 1);
  return isWhole ? "solution" : "solutionInHundredths";
}
