import type { SheetTexts } from "../../i18n/sheets";
import type { Answer } from "../../tournament/identity/answers";
import { SheetDraft } from "../sheetDraft";
import { TITLE_NAMES } from "../sheetKind";
import type { PlannedCell, SheetPlan } from "../sheetPlan";
import { ANSWER_COLUMNS, nameOfBoth, OF_BOTH, PERSONS_NAME } from "./answerColumns";

const HEADINGS_ROW = 3;
const FIRST_ROW = HEADINGS_ROW + 1;
/** Room for answers that come later. */
const ROWS = 2_000;

/** Where a column stands. */
export type ColumnOf = (name: string) => number | null;

/**
 * Who is who, as a person has answered it: on a sheet of its own, since an answer is of no one of the sheets
 * that are made of it, outlives them, and is seen, changed and taken back in plain cells.
 */
export function answersSheet(answers: readonly Answer[], texts: SheetTexts): SheetPlan {
  const { persons: words, paper } = texts;
  const draft = new SheetDraft();
  const names = [
    PERSONS_NAME,
    ...OF_BOTH.flatMap((which) => ANSWER_COLUMNS.map(({ name }) => nameOfBoth(name, which))),
  ];
  draft.title(words.title, TITLE_NAMES.persons);
  draft.put(1, 0, words.note, "note");
  const headings = OF_BOTH.flatMap(() => ANSWER_COLUMNS.map(({ key }) => words.headings[key]));
  draft.line(HEADINGS_ROW, 0, [words.headings.persons, ...headings], "headingOfTexts");
  for (const [column, name] of names.entries()) {
    draft.name(name, { row: FIRST_ROW, column, rows: ROWS, columns: 1 });
  }
  draft.look({ row: FIRST_ROW, column: 0, rows: ROWS, columns: 1 }, "input");
  draft.look({ row: FIRST_ROW, column: 1, rows: ROWS, columns: names.length - 1 }, "plain");
  const columnOf = (name: string) => names.indexOf(name);
  for (const [index, answer] of answers.entries()) {
    draft.cells.push(...answerCells(answer, FIRST_ROW + index, columnOf));
  }
  const widths = ANSWER_COLUMNS.map(({ width }) => width);
  return {
    ...draft.named(words.name, { paper }),
    widths: [9, ...widths, ...widths],
    frozen: { rows: FIRST_ROW, columns: 0 },
    titleRows: { first: FIRST_ROW, last: FIRST_ROW },
  };
}

/** An answer in a row. */
export function answerCells(
  { persons, of }: Answer,
  row: number,
  columnOf: ColumnOf,
): readonly PlannedCell[] {
  const texts: [string, string][] = [
    [PERSONS_NAME, String(persons)],
    ...OF_BOTH.flatMap((which) =>
      ANSWER_COLUMNS.map(({ name, text }): [string, string] => [
        nameOfBoth(name, which),
        text(of[which === 1 ? 0 : 1]),
      ]),
    ),
  ];
  return texts.flatMap(([name, content]) => {
    const column = columnOf(name);
    return column === null || content === "" ? [] : [{ row, column, content }];
  });
}
