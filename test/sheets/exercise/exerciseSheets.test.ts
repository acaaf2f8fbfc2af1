import type { Asked } from "../../../src/sheets/exercise/exercise";
import { classSeeds } from "../../../src/desk/learn/exercise/classSeeds";
import { editionOfLevel, exerciseOf, LEVELS } from "../../../src/desk/learn/exercise/levels";
import { print } from "../../../src/formula/print";
import { EN_EXERCISE } from "../../../src/i18n/en/learn/exercise";
import { apartColumn } from "../../../src/sheets/exercise/layout";
import { nearOf, slipsOf } from "../../../src/sheets/exercise/markFormula";
import { paperForm } from "../../../src/sheets/paperForm";
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

/** Far from what is nearly right, and from every usual error. */
const wrong = ({ solution, near = [], slips = [] }: Asked) =>
  Math.max(solution, ...near, ...slips.map(({ value }) => value)) + 7;

describe.each(KEYS)("%s", (key) => {
  const books: [string, () => Book, number][] = [
    ["as the evaluator calculates", () => new PlannedWorkbook(), cases({ quick: 2, long: 100 })],
    ["in the spreadsheet engine", () => workbookWithFide(), 1],
  ];
  test.each(books)("right, nearly right and wrong answers are marked, %s", (_, bookOf, seeds) => {
    const taken = exercisesOf(key).filter(({ seed }) => seed <= seeds);
    for (const exercise of taken.slice(0, seeds)) {
      const book = bookOf();
      writeAllPlanned(book, exercisePlans(exercise));
      const asked = answersOn(exercise).map((each) => each.asked);
      const all = asked.length;
      expect(marked(book, exercise, () => "").sums).toContain(`open: ${all} of ${all}`);
      const right = marked(book, exercise, ({ solution }) => solution);
      expect(right.marks.filter(([, mark]) => mark !== "right")).toEqual([]);
      expect(right.sums).toBe(`Right: ${all} · nearly: 0 · wrong: 0 · open: 0 of ${all}`);
      const amiss = marked(book, exercise, wrong);
      expect(amiss.marks.filter(([, mark, article]) => mark !== `wrong: see ${article}`)).toEqual(
        [],
      );
      const near = marked(book, exercise, (each) => nearOf(each)[0] ?? each.solution);
      expect(near.marks.map(([, mark]) => mark)).toEqual(
        asked.map((each) => (nearOf(each).length === 0 ? "right" : "nearly: the rounding")),
      );
      const slipped = marked(book, exercise, (each) => slipsOf(each)[0]?.value ?? each.solution);
      expect(slipped.marks.map(([, mark]) => mark)).toEqual(
        asked.map((each) => {
          const [slip] = slipsOf(each);
          if (slip === undefined) return "right";
          return EN_EXERCISE.marks.slips[slip.key](slip.article, slip.edition ?? "");
        }),
      );
      expect(marked(book, exercise, () => "x").sums).toContain(`wrong: ${all}`);
    }
  });
});

test("a comma, a point, ½, a minus and blanks are numbers wherever they are typed", () => {
  const exercise = exerciseOf("pd", 7, editionOfLevel("pd", 2011));
  const book = new PlannedWorkbook();
  writeAllPlanned(book, exercisePlans(exercise));
  for (const mark of [".", ","]) {
    const typed = ({ solution }: Asked) =>
      `' ${String(solution).replace("-", "−").replace(".", mark)}\u00a0`;
    expect(marked(book, exercise, typed).marks.filter(([, is]) => is !== "right")).toEqual([]);
  }
  const isHalf = ({ asked }: { asked: Asked }) => asked.key === "w" && asked.solution % 1 > 0;
  const swiss = [1, 2, 3, 4, 5, 6]
    .map((seed) => exerciseOf("swiss", seed, editionOfLevel("swiss", 2014)))
    .find((each) => answersOn(each).some(isHalf))!;
  const other = new PlannedWorkbook();
  writeAllPlanned(other, exercisePlans(swiss));
  const halves = ({ solution }: Asked) =>
    solution % 1 === 0.5 ? `'${Math.floor(solution) || ""}½` : solution;
  expect(marked(other, swiss, halves).marks.filter(([, is]) => is !== "right")).toEqual([]);
  expect(marked(other, swiss, () => "three").marks.map(([, is]) => is)).toEqual(
    answersOn(swiss).map(() => "a number is asked"),
  );
});

test("8.54 (2011): PD is never rounded; .93 for .92 is the limit forgotten, .91 another row", () => {
  const { edition, tables } = exerciseOf("pd", 7, editionOfLevel("pd", 2011));
  const pds = tables[0]!.lines.map(({ asked: [pd] }) => pd!);
  expect(pds.flatMap(({ near = [] }) => near)).toEqual([]);
  const cut = pds.find(({ solution, article }) => solution === 0.92 && article === "8.54")!;
  expect(slipsOf(cut)[0]).toMatchObject({ key: "limit", article: "8.54" });
  expect(slipsOf(cut).some(({ key, value }) => key === "row" && value.toFixed(2) === "0.91")).toBe(
    true,
  );
  expect(edition.name).toBe("2011");
});

test("a pupil's copy has no solution and no hint in its formulas, and its switch is the class's", () => {
  const exercises = ([4, 9] as const).map((seed, index) => ({
    ...exerciseOf("swiss", seed, editionOfLevel("swiss", 2014)),
    ofClass: { sheet: index + 1, sheets: 2 },
  }));
  const plans = exercisePlans(...exercises);
  for (const [index, plan] of plans.slice(0, 2).entries()) {
    const { asked } = answersOn(exercises[index]!)[2]!;
    for (const { content } of plan.cells) {
      if (typeof content !== "object") continue;
      const text = print(content.printed!.expr);
      expect(text).not.toContain(asked.article);
      expect(text).not.toMatch(/mean of|rounded/);
    }
    expect(plan.names.map(({ name }) => name)).not.toContain("hints");
    expect(JSON.stringify(plan.cells)).toContain(`Sheet ${index + 1} of 2`);
    expect(JSON.stringify(plan.cells)).toContain("Name: ___");
  }
  expect(plans[2]!.names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["hints", "solution"]),
  );
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  const shown = () =>
    [0, 1].map((index) => {
      const [{ row } = { row: 0 }] = answersOn(exercises[index]!);
      const column = apartColumn(exercises[index]!);
      return book.read(plans[index]!.name, addressOf({ row, column })).values[0]![0];
    });
  expect(shown()).toEqual(["", ""]);
  const { area } = plans[2]!.names.find(({ name }) => name === "solution")!;
  book.write(plans[2]!.name, addressOf(area), [[1]]);
  expect(shown()).toEqual(exercises.map((each) => answersOn(each)[0]!.asked.solution));
});

test("the key of a class: the answers of a sheet stay on a page", () => {
  const exercises = classSeeds(3).map((seed, index) => ({
    ...exerciseOf("swiss", seed, editionOfLevel("swiss", 2014)),
    ofClass: { sheet: index + 1, sheets: 20 },
  }));
  const key = exercisePlans(...exercises).at(-1)!;
  const { breaks } = paperForm(key);
  expect(breaks.length).toBeGreaterThan(2);
  for (const row of breaks) expect(key.blocks).toContain(row);
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
