import { cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import { cellFormula } from "../cellFormula";
import { HEAD_ROWS, putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { SheetPlan } from "../sheetPlan";
import type { Asked, Exercise, ExerciseLine, ExerciseTable } from "./exercise";
import { exerciseFacts } from "./exerciseFacts";
import { putTables, type AnswerPlace } from "./exerciseTables";
import {
  apartColumn,
  FIRST_TABLE,
  heightOf,
  hintColumn,
  lookOfSolution,
  markColumns,
  widthsOf,
} from "./layout";
import { putTones, sumsOf, type Marked } from "./marked";
import { putIdentity, putSwitches, switchOf } from "./switches";
import type { ExerciseWords } from "./words";

/** Where the solutions of a sheet stand, and with them hints and marks. */
export interface Solutions {
  readonly sheet: string;
  /** So many rows further down than the answers. */
  readonly below: number;
}

/** On paper. */
const NAME_LINE = "_".repeat(30);

/** A sheet of questions while it is laid out. */
interface Questions {
  readonly draft: SheetDraft;
  readonly exercise: Exercise;
  readonly solutions: Solutions;
  readonly words: ExerciseWords["exercise"];
}

/**
 * The questions, with blue cells for the answers and a mark beside each. Solutions, hints and all that marks
 * an answer stand on the sheet of answers alone: whoever gets a copy of this one gets none of them.
 */
export function questionsSheet(
  exercise: Exercise,
  name: string,
  solutions: Solutions,
  { sheets, exercise: words }: ExerciseWords,
): SheetPlan {
  const draft = new SheetDraft();
  const marked = putQuestions({ draft, exercise, solutions, words });
  if (exercise.ofClass === undefined) putSwitches(draft, exercise, words);
  putIdentity(draft, exercise, sheets, words);
  draft.put(HEAD_ROWS, 0, `${words.name} ${NAME_LINE}`, "plain");
  const { edition, level } = exercise;
  const head = {
    title: words.title(words.levels[level].name),
    name: TITLE_NAMES.exercise,
    facts: exerciseFacts(exercise, { sheets, exercise: words }),
    sums: cellFormula(sumsOf(marked, words)),
    states: [],
    otherwise: words.levels[level].task,
    isAsMade: null,
  };
  putHead(draft, head, sheets.madeFor);
  const rows = FIRST_TABLE + heightOf(exercise);
  return {
    ...draft.named(name, { paper: sheets.paper, edition }),
    printed: { row: 0, column: 0, rows, columns: apartColumn(exercise) },
    widths: widthsOf(exercise),
    frozen: { rows: HEAD_ROWS, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

function putQuestions(questions: Questions): readonly Marked[] {
  const { draft, exercise, words } = questions;
  const marked: Marked[] = [];
  putTables(draft, FIRST_TABLE, exercise, words, {
    besideHeading: words.mark,
    put: (asked, place) => {
      putQuestion(questions, asked, place);
    },
    putLine: (line, row) => {
      putHint(questions, line, row);
    },
    putTable: (table, first) => {
      marked.push(...putTones(draft, table, first, words));
      putApartHeadings(questions, table, first - 1);
    },
  });
  return marked;
}

/** The cell for the answer, its mark, and apart from them the solution. */
function putQuestion(
  { draft, exercise, solutions }: Questions,
  asked: Asked,
  { row, column, index }: AnswerPlace,
): void {
  const there = (at: number) => onSheet(solutions.sheet, cellAt(row + solutions.below, at));
  draft.look({ row, column, rows: 1, columns: 1 }, "inputAnswer");
  const { mark } = markColumns(exercise, index);
  draft.put(row, column + 1, cellFormula(there(mark)), "plain");
  const isShown = switchOf(exercise, "solution", solutions.sheet);
  const shown = f`IF(${isShown}=1,${there(column)},"")`;
  draft.put(row, apartColumn(exercise) + index, cellFormula(shown), lookOfSolution(asked));
}

function putHint(
  { draft, exercise, solutions }: Questions,
  { hint }: ExerciseLine,
  row: number,
): void {
  if (hint === null) return;
  const { sheet, below } = solutions;
  const said = onSheet(sheet, cellAt(row + below, apartColumn(exercise)));
  const shown = f`IF(${switchOf(exercise, "hints", sheet)}=1,${said},"")`;
  draft.put(row, hintColumn(exercise), cellFormula(shown), "note");
}

/** Over the solutions and the hints of a table. */
function putApartHeadings(
  { draft, exercise, words }: Questions,
  { asked }: ExerciseTable,
  row: number,
): void {
  for (const [index, key] of asked.headings.entries()) {
    const heading = key === null ? words.solution : words.solutionOf(words.asked[key]);
    draft.put(row, apartColumn(exercise) + index, heading, "headingOfNumbers");
  }
  draft.put(row, hintColumn(exercise), words.hint, "headingOfTexts");
}
