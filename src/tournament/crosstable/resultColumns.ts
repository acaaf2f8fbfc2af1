import { headingAt, type ColumnKind } from "../headings";
import { textAt, type SheetCells } from "../sheetCells";
import { hasGames, type Look } from "./layout";
import type { View } from "./view";

/** Of a column's filled cells, how many must be results or marks for it to be one of results. */
const SURE_SHARE = 0.7;
/** And how many of all its cells must be filled, unless headings count it. */
const FILLED_SHARE = 0.4;

/** The longest run of columns that look like results, by what is in them and above them. */
export function resultColumns(
  cells: SheetCells,
  view: View,
  headings: readonly number[],
  look: Look,
): readonly number[] {
  const counted = longestRun(countedRuns(cells, view, headings));
  const areResults = counted.every((column) => isOfResults(view, column, look, 0));
  if (counted.length > 2 && areResults) return counted;
  const isNamed = (column: number) =>
    headings.some((row) => BESIDE.has(headingAt(cells, { row, column })));
  const runs: number[][] = [[]];
  for (const column of view.columns) {
    const isResults = !isNamed(column) && isOfResults(view, column, look, FILLED_SHARE);
    if (isResults) runs[runs.length - 1]?.push(column);
    else runs.push([]);
  }
  return longestRun(runs);
}

/** What stands beside results; beginnings of players' names may be words for other things. */
const BESIDE: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  "rank",
  "number",
  "points",
  "k",
  "games",
  "birth",
  "id",
  "fideRating",
  "rating",
  "nationalRating",
]);

function longestRun(runs: readonly (readonly number[])[]): readonly number[] {
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

function isOfResults({ rows }: View, column: number, look: Look, share: number): boolean {
  const filled = rows.map((row) => look({ row, column })).filter(({ kind }) => kind !== "blank");
  const fitting = filled.filter((cell) => hasGames(cell) || cell.kind === "mark");
  return filled.length >= share * rows.length && fitting.length >= SURE_SHARE * filled.length;
}

/** 1, 2, 3 … above neighbouring columns. */
export function countedRuns(
  cells: SheetCells,
  { columns }: View,
  headings: readonly number[],
): number[][] {
  return headings.map((row) => {
    const run: number[] = [];
    for (const column of columns) {
      if (Number(textAt(cells, { row, column })) === run.length + 1) run.push(column);
      else if (run.length > 1) return run;
      else run.length = 0;
    }
    return run;
  });
}
