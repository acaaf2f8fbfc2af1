import { cellAt, onSheet } from "../../formula/reference";
import { at } from "../../rules/at";
import { cellFormula } from "../cellFormula";
import { HEAD_ROWS, putHead } from "../head";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { SheetPlan } from "../sheetPlan";
import type { Asked, Exercise } from "./exercise";
import { exerciseFacts } from "./exerciseFacts";
import { putTables, type AnswerPlace } from "./exerciseTables";
import {
  apartColumn,
  FIRST_TABLE,
  heightOf,
  hintColumn,
  lookOfSolution,
  markColumns,
  widthsOfAnswers,
} from "./layout";
import { markFormula } from "./markFormula";
import { putSwitches } from "./switches";
import { typedNumber, typedText } from "./typedNumber";
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
    const sheet = answered.sheets[index] ?? "";
    const { ofClass } = exercise;
    if (ofClass !== undefined) draft.put(row - 1, 0, `${ofClass.sheet} · ${sheet}`, "section");
    const questions = { sheet, above: answersBelow(answered, index) };
    putAnswers({ draft, exercise, questions, words }, row);
  }
  if (first.ofClass !== undefined) putSwitches(draft, first, words);
  const rows = FIRST_TABLE + answersBelow(answered, exercises.length) - GAP;
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
    printed: { row: 0, column: 0, rows, columns: 1 + hintColumn(first) },
    widths: widthsOfAnswers(first),
    frozen: { rows: HEAD_ROWS, columns: 0 },
    titleRows: { first: 1, last: 1 },
    /** The answers of a sheet stay on a page. */
    blocks: exercises.map((_, index) => FIRST_TABLE - 1 + answersBelow(answered, index)),
  };
}

/** The answers of one sheet while they are laid out. */
interface Answers {
  readonly draft: SheetDraft;
  readonly exercise: Exercise;
  /** Where it is asked, and how many rows further up. */
  readonly questions: { readonly sheet: string; readonly above: number };
  readonly words: ExerciseWords["exercise"];
}

/** The mark that the sheet of questions shows beside the answer. */
function putMark(
  { draft, exercise, questions: { sheet, above }, words }: Answers,
  asked: Asked,
  { row, column, index }: AnswerPlace,
): void {
  const answer = onSheet(sheet, cellAt(row - above, column));
  const { text, value, mark } = markColumns(exercise, index);
  draft.put(row, text, cellFormula(typedText(answer)), "note");
  draft.put(row, value, cellFormula(typedNumber(answer, cellAt(row, text))), "note");
  const marked = markFormula(asked, cellAt(row, value), cellAt(row, column), words);
  draft.put(row, mark, cellFormula(marked), "note");
}

function putAnswers(answers: Answers, first: number): void {
  const { draft, exercise, words } = answers;
  const column = apartColumn(exercise);
  putTables(draft, first, exercise, words, {
    besideHeading: words.article,
    put: (asked, place) => {
      const { solution, article } = asked;
      draft.put(place.row, place.column, solution, lookOfSolution(asked));
      draft.put(place.row, place.column + 1, article, "plain");
      putMark(answers, asked, place);
    },
    putLine: ({ hint }, row) => {
      if (hint !== null) draft.put(row, column, hintSaid(hint, words), "note");
    },
    putTable: ({ asked }, line) => {
      const columns = 1 + hintColumn(exercise) - column;
      draft.look({ row: line - 1, column, rows: 1, columns }, "headingRunningOver");
      draft.put(line - 1, column, words.hint);
      for (const index of asked.headings.keys()) {
        draft.put(line - 1, markColumns(exercise, index).mark, words.mark, "headingOfTexts");
      }
    },
  });
}
