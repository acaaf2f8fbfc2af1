import { cellAt, onSheet, type Reference } from "../../formula/reference";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import type { SheetTexts } from "../../i18n/sheets";
import { editionArgument } from "../editionArgument";
import { HEAD_ROWS } from "../head";
import type { SheetDraft } from "../sheetDraft";
import type { Exercise } from "./exercise";
import { hintColumn } from "./layout";

type Switch = keyof ExerciseTexts["switches"];

/** Between the head and the headings of the first table, where nothing is printed. */
const ROWS: Readonly<Record<Switch, number>> = { hints: HEAD_ROWS, solution: HEAD_ROWS + 1 };

/** The last of the solutions: what each does stands over the hints. */
const switchColumn = (exercise: Exercise) => hintColumn(exercise) - 1;

/** Beside the questions; of a class on the sheet of answers, once for all. */
export function switchOf(exercise: Exercise, which: Switch, answers: string): Reference {
  const own = cellAt(ROWS[which], switchColumn(exercise), "both");
  return exercise.ofClass === undefined ? own : onSheet(answers, own);
}

/** Beside hints and switches: what makes the same sheet again. */
export function putIdentity(
  draft: SheetDraft,
  exercise: Exercise,
  { edition: label }: SheetTexts,
  words: ExerciseTexts,
): void {
  const column = hintColumn(exercise) + 1;
  const { seed, edition } = exercise;
  const facts = [
    { name: "seed", row: SEED_ROW, value: seed, label: words.seedLabel },
    { name: "edition", row: SEED_ROW + 1, value: editionArgument(edition), label },
  ];
  for (const { name, row, value, label: said } of facts) {
    draft.put(row, column, value, "label");
    draft.put(row, column + 1, said, "label");
    draft.name(name, { row, column, rows: 1, columns: 1 });
  }
}

/** Where nothing else runs over. */
const SEED_ROW = HEAD_ROWS;

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
