import type { Asked } from "../../../src/sheets/exercise/exercise";
import { classSeeds } from "../../../src/desk/learn/exercise/classSeeds";
import { editionOfLevel, exerciseOf, LEVELS } from "../../../src/desk/learn/exercise/levels";
import { addressOf } from "../../../src/tournament/sheetCells";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { answersOn, exercisePlans, exercisesOf } from "../../support/exercises";
import { cases } from "../../support/cases";
import type { Book } from "../../support/book";
import { writeAllPlanned } from "../../support/plannedSheet";
import { workbookWithFide } from "../../support/workbench";

const KEYS = LEVELS.map(({ key }) => key);

/** Answers typed into the sheet of questions, and the marks that they get. */
function marked(
  book: Book,
  exercise: Parameters<typeof answersOn>[0],
  answer: (asked: Asked) => number | string,
  name = exercisePlans(exercise)[0]!.name,
) {
  const cells = answersOn(exercise);
  book.inOneStep(() => {
    for (const { row, column, asked } of cells) {
      book.write(name, addressOf({ row, column }), [[answer(asked)]]);
    }
  });
  const marks = cells.map(({ row, column, asked }) => {
    const [[mark]] = book.read(name, addressOf({ row, column: column + 1 })).values as [[string]];
    return [asked.key, mark, asked.article];
  });
  return { marks, sums: book.read(name, "A3").values[0]![0] };
}

/** Far from what is nearly right, on either side. */
const wrong = ({ solution, unit = 1, near = [] }: Asked) =>
  Math.max(solution, ...near) + 2 * unit + 1;

describe.each(KEYS)("%s", (key) => {
  const books: [string, () => Book, number][] = [
    ["as the evaluator calculates", () => new PlannedWorkbook(), cases({ quick: 2, long: 200 })],
    ["in the spreadsheet engine", () => workbookWithFide(), 1],
  ];
  test.each(books)("right, nearly right and wrong answers are marked, %s", (_, bookOf, seeds) => {
    const taken = exercisesOf(key).filter(({ seed }) => seed <= seeds);
    for (const exercise of taken.slice(0, seeds)) {
      const book = bookOf();
      writeAllPlanned(book, exercisePlans(exercise));
      const all = answersOn(exercise).length;
      expect(marked(book, exercise, () => "").sums).toContain(`open: ${all} of ${all}`);
      const right = marked(book, exercise, ({ solution }) => solution);
      expect(right.marks.filter(([, mark]) => mark !== "right")).toEqual([]);
      expect(right.sums).toBe(`Right: ${all} · nearly: 0 · wrong: 0 · open: 0 of ${all}`);
      const amiss = marked(book, exercise, wrong);
      expect(amiss.marks.filter(([, mark, article]) => mark !== `wrong: see ${article}`)).toEqual(
        [],
      );
      const near = marked(book, exercise, ({ solution, unit = 0 }) => solution - unit);
      const expected = answersOn(exercise).map(({ asked }) =>
        asked.unit === undefined ? "right" : "nearly: the rounding",
      );
      expect(near.marks.map(([, mark]) => mark)).toEqual(expected);
      const otherwise = marked(book, exercise, ({ solution, near = [] }) => near[0] ?? solution);
      const rounded = answersOn(exercise).map(({ asked: { near = [] } }) =>
        near.length === 0 ? "right" : "nearly: the rounding",
      );
      expect(otherwise.marks.map(([, mark]) => mark)).toEqual(rounded);
      expect(marked(book, exercise, () => "x").sums).toContain(`wrong: ${all}`);
    }
  });
});

test("each sheet of a class is marked with its own answers", () => {
  const book = new PlannedWorkbook();
  const exercises = classSeeds(3)
    .slice(0, cases({ quick: 4, long: 20 }))
    .map((seed) => exerciseOf("swiss", seed, editionOfLevel("swiss", null)));
  const plans = exercisePlans(...exercises);
  writeAllPlanned(book, plans);
  for (const [index, exercise] of exercises.entries()) {
    const right = marked(book, exercise, ({ solution }) => solution, plans[index]!.name);
    expect(right.marks.filter(([, mark]) => mark !== "right")).toEqual([]);
  }
});
