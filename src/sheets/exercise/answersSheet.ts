import { at } from "../../rules/at";
import { HEAD_ROWS, putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { SheetPlan } from "../sheetPlan";
import type { Exercise } from "./exercise";
import { exerciseFacts } from "./exerciseFacts";
import { putTables } from "./exerciseTables";
import { apartColumn, FIRST_TABLE, heightOf, hintColumn, lookOfSolution, widthsOf } from "./layout";
import { hintSaid, type ExerciseWords } from "./words";

/** Exercises of one level and edition, at least one, which are marked with the answers of one sheet. */
export interface Answered {
  readonly exercises: readonly Exercise[];
  /** The names of their sheets. */
  readonly sheets: readonly string[];
  /** Of which the seeds of several exercises were made. */
  readonly seed: number;
}

/** Between the answers of two sheets. */
const GAP = 2;

/** By how many rows the answers of an exercise stand further down than its questions. */
export function answersBelow({ exercises }: Pick<Answered, "exercises">, index: number): number {
  const before = exercises.slice(0, index);
  return before.reduce((rows, exercise) => rows + heightOf(exercise) + GAP, 0);
}

/** What is to be answered, with the article that says so and how one comes to it. */
export function answersSheet(
  answered: Answered,
  name: string,
  { sheets, exercise: words }: ExerciseWords,
): SheetPlan {
  const draft = new SheetDraft();
  const { exercises, seed } = answered;
  const first = at(exercises, 0);
  for (const [index, exercise] of exercises.entries()) {
    const row = FIRST_TABLE + answersBelow(answered, index);
    if (exercises.length > 1) draft.put(row - 1, 0, answered.sheets[index] ?? "", "section");
    putAnswers(draft, row, exercise, words);
  }
  draft.reachTo(hintColumn(first));
  const { edition, level } = first;
  const head = {
    title: words.answersTitle(words.levels[level].name),
    name: TITLE_NAMES.answers,
    facts: exerciseFacts({ edition, seed }, { sheets, exercise: words }),
    sums: null,
    states: [],
    otherwise: words.answersNote,
    isAsMade: null,
  };
  putHead(draft, head, sheets.madeFor);
  return {
    ...draft.named(name, { paper: sheets.paper, edition }),
    widths: widthsOf(first),
    frozen: { rows: HEAD_ROWS, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

function putAnswers(
  draft: SheetDraft,
  first: number,
  exercise: Exercise,
  words: ExerciseWords["exercise"],
): void {
  const column = apartColumn(exercise);
  putTables(draft, first, exercise, words, {
    besideHeading: words.article,
    put: (asked, place) => {
      const { solution, article } = asked;
      draft.put(place.row, place.column, solution, lookOfSolution(asked));
      draft.put(place.row, place.column + 1, article, "plain");
    },
    putLine: ({ hint }, row) => {
      if (hint !== null) draft.put(row, column, hintSaid(hint, words), "note");
    },
    putTable: (_, line) => {
      const columns = 1 + hintColumn(exercise) - column;
      draft.look({ row: line - 1, column, rows: 1, columns }, "headingRunningOver");
      draft.put(line - 1, column, words.hint);
    },
  });
}
