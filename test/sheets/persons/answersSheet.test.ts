import { answerCells, answersSheet } from "../../../src/sheets/persons/answersSheet";
import { isAnswersSheet, readAnswers } from "../../../src/sheets/persons/readAnswers";
import type { Answer } from "../../../src/tournament/identity/answers";
import type { KnownLine } from "../../../src/tournament/identity/known";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writePlanned } from "../../support/plannedSheet";
import { readPlanned } from "../../support/sheetRead";

const ANNA: KnownLine = {
  ...{ name: "Meier, Anna", id: "1300012", rating: 1650, federation: "SUI" },
  birth: { year: 1990, month: 2, day: 3 },
  event: { title: "=Open 1", day: 42_014 },
};
const A: KnownLine = {
  ...{ name: "Meier A.", id: "", rating: null, federation: "" },
  birth: { year: 1990 },
  event: { title: "Cup", day: null },
};
const ANSWERS: readonly Answer[] = [
  { persons: 1, of: [ANNA, A] },
  { persons: 2, of: [A, { ...ANNA, rating: undefined, birth: null }] },
];

test.each(LANGUAGES)(
  "answers are read as they were written, on the sheet in $code",
  ({ sheets }) => {
    const plan = answersSheet(ANSWERS, sheets);
    const book = new PlannedWorkbook();
    writePlanned(book, plan);
    const sheet = readPlanned(book, plan);
    expect(isAnswersSheet(sheet)).toBe(true);
    const { answers, columnOf } = readAnswers(sheet);
    expect(answers).toEqual(ANSWERS);
    /** Further ones stand below; one that is cleared is taken back. */
    book.fill(plan.name, answerCells({ ...ANSWERS[0]!, persons: 2 }, 6, columnOf));
    book.fill(plan.name, [{ row: 4, column: 0, content: "" }]);
    expect(readAnswers(readPlanned(book, plan)).answers).toEqual([
      ANSWERS[1],
      { ...ANSWERS[0], persons: 2 },
    ]);
  },
);
