import { cellAt, type Reference } from "../../formula/reference";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import { HEAD_ROWS } from "../head";
import type { SheetDraft } from "../sheetDraft";
import type { Exercise } from "./exercise";
import { hintColumn } from "./layout";

type Switch = keyof ExerciseTexts["switches"];

/** Between the head and the headings of the first table, where nothing is printed. */
const ROWS: Readonly<Record<Switch, number>> = { hints: HEAD_ROWS, solution: HEAD_ROWS + 1 };

/** The last of the solutions: what each does stands over the hints. */
const switchColumn = (exercise: Exercise) => hintColumn(exercise) - 1;

export function switchCell(exercise: Exercise, which: Switch): Reference {
  return cellAt(ROWS[which], switchColumn(exercise), "both");
}

/** Cells by name, 0 until somebody types a 1. */
export function putSwitches(draft: SheetDraft, exercise: Exercise, words: ExerciseTexts): void {
  const column = switchColumn(exercise);
  for (const which of ["hints", "solution"] as const) {
    const row = ROWS[which];
    draft.put(row, column, 0, "inputAnswer");
    draft.put(row, column + 1, words.switches[which], "label");
    draft.name(which, { row, column, rows: 1, columns: 1 });
  }
}
