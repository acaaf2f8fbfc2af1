import { kindOfHeading } from "../headings";
import { textAt, type SheetCells } from "../sheetCells";
import { hasGames, type Look, type View } from "./layout";

/** Of a column's filled cells, how many must be results or marks for it to be one of results. */
const SURE_SHARE = 0.7;
/** And how many of all its cells must be filled. */
const FILLED_SHARE = 0.4;

/** The longest run of columns that look like results, by what is in them and above them. */
export function resultColumns(
  cells: SheetCells,
  { rows, columns }: View,
  headings: readonly number[],
  look: Look,
): readonly number[] {
  let longest: number[] = [];
  let run: number[] = [];
  for (const column of columns) {
    const isNamed = headings.some((row) => kindOfHeading(textAt(cells, { row, column })) !== null);
    const read = rows.map((row) => look({ row, column }));
    const filled = read.filter(({ kind }) => kind !== "blank");
    const fitting = filled.filter((cell) => hasGames(cell) || cell.kind === "mark");
    const isResults =
      !isNamed &&
      filled.length >= FILLED_SHARE * rows.length &&
      fitting.length >= SURE_SHARE * filled.length;
    run = isResults ? [...run, column] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
