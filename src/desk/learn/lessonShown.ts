import {
  formulaAt,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { CellAsItIs } from "../insertedFunction";
import type { NamedCells } from "../selectedCells";
import { LESSON_NAMES } from "../../sheets/lesson/lessonNames";
import { lookedAt } from "../../sheets/lesson/lessonSheet";

/** A lesson's sheet as it is shown now. */
export interface LessonShown {
  readonly sheet: string;
  readonly step: number;
  readonly steps: number;
  readonly sentence: string;
}

/** null: the sheet is no lesson. */
export function lessonShown(read: NamedCells): LessonShown | null {
  const { sheet, cells, names } = read;
  const [at, all] = [names.own.get(LESSON_NAMES.step), names.own.get(LESSON_NAMES.steps)];
  if (at === undefined || all === undefined) return null;
  const steps = all.rows;
  const typed = valueAt(cells, at);
  const step = within(typeof typed === "number" ? Math.round(typed) : 0, steps);
  const sentence = textAt(cells, { row: all.row + step - 1, column: all.column });
  return { sheet, step, steps, sentence };
}

/** What a step shows, and the cell that is to have its number. */
export interface StepTurn {
  readonly cell: CellAsItIs;
  readonly step: number;
  /** null: it shows nothing new. */
  readonly area: Area | null;
  /** The lesson when that is done. */
  readonly shown: LessonShown;
}

/** So many steps, from where the lesson is or from its first. */
export interface Turn {
  readonly isAnew: boolean;
  readonly by: number;
}

/** null: the sheet is no lesson. */
export function turnTo(read: NamedCells, { isAnew, by }: Turn): StepTurn | null {
  const shown = lessonShown(read);
  const place = read.names.own.get(LESSON_NAMES.step);
  const all = read.names.own.get(LESSON_NAMES.steps);
  if (shown === null || place === undefined || all === undefined) return null;
  const step = within((isAnew ? 1 : shown.step) + by, shown.steps);
  const sentence = textAt(read.cells, { row: all.row + step - 1, column: all.column });
  return {
    cell: cellOf(read, place),
    step,
    area: areaOf(read, textAt(read.cells, lookedAt(all, step))),
    shown: { ...shown, step, sentence },
  };
}

/** Over a block stand the players' names and their ratings. */
const MOST_HEADINGS = 3;

/** Of a column with what stands over it. */
function areaOf({ names, cells }: NamedCells, name: string): Area | null {
  const area = names.own.get(name);
  if (area === undefined || area.rows === 1) return area ?? null;
  const columns = span(area.column, area.columns);
  const isFilled = (row: number) => columns.some((column) => textAt(cells, { row, column }) !== "");
  let over = 1;
  while (over < MOST_HEADINGS && isFilled(area.row - over - 1)) over += 1;
  return { ...area, row: area.row - over, rows: area.rows + over };
}

function cellOf({ sheet, cells }: NamedCells, { row, column }: CellPlace): CellAsItIs {
  const place = { row, column };
  return { sheet, place, value: valueAt(cells, place), formula: formulaAt(cells, place) };
}

function within(step: number, steps: number): number {
  return Math.min(steps, Math.max(1, step));
}
