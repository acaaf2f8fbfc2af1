import { EN_SHEETS } from "../../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../../src/sheets/iteration/iterationSheet";
import type { NamedArea } from "../../../../src/sheets/sheetPlan";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../../support/exampleOrder";
import { writePlanned } from "../../../support/plannedSheet";
import { bookRead } from "../../../support/why/bookRead";
import { explainedAt, toldSteps } from "../../../support/why/explained";

/** The round robin that the regulations work out, as a sheet shows it. */
function example(id: 2005 | 2011, asPrinted: boolean, more: readonly NamedArea[] = []) {
  const made = iterationSheet(exampleOrder(id, "fide", asPrinted), EN_SHEETS);
  const plan = { ...made, names: [...made.names, ...more] };
  const book = new PlannedWorkbook();
  writePlanned(book, plan);
  const read = bookRead(book, [plan]);
  return (name: string, line = 0) => explainedAt(read, plan.name, name, line);
}

/** Excel's own name for what is printed. */
const PRINTED: NamedArea = {
  name: "Print_Area",
  area: { row: 0, column: 0, rows: 100, columns: 20 },
};

const [C, F, H, I] = [2, 5, 7, 8];

test("8.58 (2011) as printed, Ru (new) of I: A and B count as 2432, Rc (new) 2322", () => {
  const cell = example(2011, true)("Ru_new", I);
  expect(cell.why).toMatchObject({
    title: "Ru (new) of I",
    shown: 2006,
    result: 2006,
    agrees: true,
  });
  expect(toldSteps(cell)).toEqual([
    "8.21(b) (2011): Rar, the mean rating of the 6 rated players (2600, 2500, 2400, 2150, 2300, 2300): 14250 / 6 = 2375",
    "8.21(b) (2011): dpa, the mean of their dp (+351, +220, +125, −43, −125, −351): 177 / 6 = +29.5",
    "8.21(b) (2011): Ra = Rar − dpa × n/(n+1) = 2375 − 29.5 × 9/10 = 2348.45, rounded to 2348",
    "8.1 (2011): p, the share of the points: 1 / 9 = 0.11",
    "8.1(a) (2011): dp of p = 0.11 by the table: −351",
    "8.25 (2011): Ru = average + dp × n/(n+1) = 2348 − 351 × 9/10 = 2032.1, rounded to 2032",
    "8.58 (2011): A, 2600, is more than 400 points away from Ru = 2032 and counts as 2432",
    "8.58 (2011): B, 2500, is more than 400 points away from Ru = 2032 and counts as 2432",
    "8.58 (2011): Rc (new): these opponents move the average by −236 / 9: 2348 − 26.22 = 2321.78, rounded to 2322",
    "8.1 (2011): p, the share of the points: 1 / 9 = 0.11",
    "8.1(a) (2011): dp of p = 0.11 by the table: −351",
    "8.25 (2011): Ru = average + dp × n/(n+1) = 2322 − 351 × 9/10 = 2006.1, rounded to 2006",
  ]);
});

test("8.58 (2011) as printed: H meets A as 2550; C has 12.5 for a half point, then 15", () => {
  const at = example(2011, true);
  expect(at("Rc_new", H).why).toMatchObject({ shown: 2342, result: 2342, agrees: true });
  expect(toldSteps(at("Rc_new", H)).slice(-2)).toEqual([
    "8.58 (2011): A, 2600, is more than 400 points away from Ru = 2150 and counts as 2550",
    "8.58 (2011): Rc (new): these opponents move the average by −50 / 9: 2348 − 5.56 = 2342.44, rounded to 2342",
  ]);
  expect(toldSteps(at("Ru_new", C)).slice(-1)).toEqual([
    "8.23 (2011): Above 50 % each half point is worth 15: Ru = 2348 + 5 × 15 = 2423",
  ]);
});

describe("8.58 (2011) as printed: the misprint is called one, the rule alone has its article", () => {
  const at = example(2011, true);
  const ruleOf = (name: string, line: number) => at(name, line).why.parts[0]!;

  test("8.23 (2011), first Ru of C: 2411 printed, 2423 by the rule", () => {
    const cell = at("Ru", C);
    expect(cell.why).toMatchObject({ shown: 2411, result: 2411, agrees: true });
    expect(toldSteps(cell).slice(-1)).toEqual([
      ": As printed, a misprint: each half point above 50 % is taken as 12.5, the bonus of 2005: Ru = 2348 + 5 × 12.5 = 2410.5, rounded to 2411",
    ]);
    const rule = ruleOf("Ru", C);
    expect(rule).toMatchObject({ title: "By the rule: Ru of C", result: 2423 });
    expect(toldSteps({ why: rule }).slice(-1)).toEqual([
      "8.23 (2011): Above 50 % each half point is worth 15: Ru = 2348 + 5 × 15 = 2423",
    ]);
  });

  test("8.58 (2011), We of A and D: printed from the first Ru, by the rule from Ru (new)", () => {
    expect(toldSteps(at("We", 0))).toEqual([
      expect.stringMatching(
        /^: We as printed, a misprint: with the first Ru instead of Ru \(new\), 9 games: .* = 7\.38$/,
      ),
    ]);
    expect(at("We", 0).why.result).toBe(7.38);
    expect(ruleOf("We", 0).result).toBe(7.36);
    /** D has 5.40 both ways, and all the same from another Ru. */
    expect([at("We", 3).why.result, ruleOf("We", 3).result]).toEqual([5.4, 5.4]);
    expect([at("Rating_change", F).why.result, ruleOf("Rating_change", F).result]).toEqual([
      22.2, 21.75,
    ]);
  });

  test("8.25 (2011): where both are one number by one way nothing is said of a misprint", () => {
    expect(at("Ru", H).why.parts).toEqual([]);
    expect(at("p_fraction", 0).why.parts).toEqual([]);
  });

  test("8.23 (2011): what is tried on it is told both ways", () => {
    const tried = at("Ru", C).again({ points: "6" });
    expect([tried.result, tried.parts[0]?.result]).toEqual([2386, 2393]);
  });
});

test("K of a rating that is tried is that rating's", () => {
  const { steps } = example(2011, false)("K_factor", 0).again({ rating: "2350" });
  expect(steps.length).toBeGreaterThan(0);
  for (const { values } of steps) expect(values).toMatchObject({ rating: 2350 });
});

test("10.54 (2005): We of F, Ra and what a rated player has not", () => {
  const at = example(2005, false);
  expect(at("We", F).why).toMatchObject({ result: 2.62, agrees: true });
  expect(at("Ra").why).toMatchObject({ title: "Ra", result: 2348, agrees: true });
  expect(at("Ru_new", F).why).toMatchObject({
    said: ["The player is rated: only an unrated player has this."],
    steps: [],
    result: null,
    agrees: true,
  });
});

test("the cells that a figure comes from are called by their columns, facts by their labels", () => {
  const called = [
    ...["Rc of C", "W of C", "Games of each player"],
    ...["Rc (new) of C", "dp of C", "n, opponents"],
  ];
  for (const names of [[], [PRINTED]]) {
    const { why } = example(2005, false, names)("Ru_new", C);
    expect(why.sources.map(({ label }) => label)).toEqual(called);
  }
});

test.each(["Print_Area", "Made_area"])(
  "a name over the whole sheet, %s, is of no part of it: a heading stays one",
  (name) => {
    const { area } = PRINTED;
    const explained = example(2011, true, [{ name, area }]);
    expect(explained("Ru", -1)).toMatchObject({ why: { title: "Ru", steps: [] } });
  },
);
