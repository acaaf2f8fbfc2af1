import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import { NO_NAMES } from "../../src/sheets/sheetRead";
import fc from "fast-check";
import { selfCheck, type FiguresRead } from "../../src/desk/selfCheck";
import type { StyleName } from "../../src/sheets/articles/style";
import type { NamedFigures } from "../../src/sheets/figures";
import { firstRatingFigures } from "../../src/sheets/firstRating/firstRatingFigures";
import { iterationFigures } from "../../src/sheets/iteration/iterationFigures";
import { periodFigures } from "../../src/sheets/period/periodFigures";
import { resultsOfReports } from "../../src/sheets/period/resultsOfReports";
import { reportFigures } from "../../src/sheets/report/reportFigures";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { cases } from "../support/cases";
import { exampleOrder } from "../support/exampleOrder";
import { careerOrder, careerPlan, randomCareer } from "../support/checkRandomCareers";
import { orderOf, randomReport, type RandomReport } from "../support/checkRandomReports";
import { reportOn } from "../support/checkRandomResults";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { figuresOn, withCell } from "../support/figuresOnSheet";
import { planOf, randomOrder } from "../support/iterationOnSheet";
import { writeAllPlanned } from "../support/plannedSheet";
import { periodOrder, periodPlans, randomPeriod } from "../support/randomPeriod";
import { reportPlans } from "../support/reportOnSheet";

/** Plans of a random order; the first is checked. Some speak of others that stand in the workbook. */
interface Made {
  readonly others?: readonly SheetPlan[];
  readonly plans: readonly SheetPlan[];
  readonly expected: readonly NamedFigures[];
}

const KINDS: Readonly<Record<string, (style: StyleName) => fc.Arbitrary<Made>>> = {
  "rating report": (style) =>
    randomReport().map((random) => {
      const order = orderOf(random, style);
      return { plans: reportPlans(order), expected: reportFigures(order) };
    }),
  iteration: (style) =>
    randomOrder(style)
      .map((order) => ({ plans: [planOf(order)], expected: iterationFigures(order) }))
      .filter(({ expected }) => expected.length > 0),
  period: (style) =>
    randomPeriod().map((random) => {
      const order = periodOrder(random, style);
      return { plans: periodPlans(order), expected: periodFigures(order) };
    }),
  "period of reports": (style) =>
    fc
      .array(randomReport(), { minLength: 1, maxLength: 3 })
      .map((all) => periodOfReports(all, style)),
  "first rating": (style) =>
    randomCareer().map((random) => {
      const order = careerOrder({ ...random, published: null }, style);
      return { plans: [careerPlan(order)], expected: firstRatingFigures(order) };
    }),
};

/** Several events under one edition, their reports as they stand in a workbook. */
function periodOfReports(all: readonly RandomReport[], style: StyleName): Made {
  const { pace, edition } = all[0]!;
  const book = new PlannedWorkbook();
  const made = all.map((random, index) => {
    const plans = reportPlans(orderOf({ ...random, pace, edition }, style), ` ${index}`);
    writeAllPlanned(book, plans);
    return { plans, named: { sheet: plans[0]!.name, report: reportOn(book, plans[0]!)! } };
  });
  const reports = made.map(({ named }) => named);
  const [first] = reports;
  const players = resultsOfReports(reports);
  const order = { players, edition: first!.report.edition, style, list: null };
  return {
    others: made.flatMap(({ plans }) => plans),
    plans: periodPlans(order),
    expected: periodFigures(order),
  };
}

const RUNS = cases({ quick: 6, long: 60 });
const STYLES = ["fide", "plain"] as const;

describe.each(Object.keys(KINDS))("%s", (kind) => {
  test.each(STYLES)("%s: all figures agree, and of a spoilt cell it is told", (style) => {
    let told = 0;
    fc.assert(
      fc.property(KINDS[kind]!(style), fc.nat(), ({ others = [], plans, expected }, what) => {
        const read = readBack([...plans, ...others]);
        expect(plans[0]!.names.map(({ name }) => name)).toEqual(
          expect.arrayContaining(expected.map(({ name }) => name)),
        );
        const check = selfCheck(read, expected);
        if (check.kind === "nothing") return;
        const isPrinted = expected.some(({ asPrinted }) => asPrinted);
        expect(check).toEqual({ kind: isPrinted ? "as printed" : "agrees" });
        const cells = cellsOf(read, expected);
        const { row, column, figure } = cells[what % cells.length]!;
        const spoilt = withCell(read, row, column, 12345);
        expect(selfCheck(spoilt, expected)).toEqual({
          kind: "differs",
          sheet: plans[0]!.name,
          differences: [{ place: { row, column }, shown: 12345, expected: figure }],
        });
        told += 1;
      }),
      { numRuns: RUNS },
    );
    expect(told).toBeGreaterThan(RUNS / 2);
  });
});

function readBack(plans: readonly SheetPlan[]): FiguresRead {
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  return figuresOn(book, plans[0]!);
}

/** Where the rules give a figure, or none. */
function cellsOf(read: FiguresRead, expected: readonly NamedFigures[]) {
  return expected.flatMap(({ name, figures, numbers }) => {
    const { row, column } = read.names.own.get(name)!;
    return figures.flatMap((figure, line) => {
      const at = numbers === undefined ? row + line : rowOfNumber(read, numbers[line]!);
      return figure === undefined ? [] : [{ row: at, column, figure }];
    });
  });
}

function rowOfNumber({ names, area, values }: FiguresRead, number: number): number {
  const { row, column } = names.own.get("No")!;
  const lines = values.slice(row - area.row);
  return row + lines.findIndex((line) => line[column - area.column] === number);
}

/** Three players' Rn under each other, from the second row on. */
const EXPECTED: readonly NamedFigures[] = [{ name: "Rn", figures: [2105, null, undefined] }];

function shownAs(...shown: readonly (string | number)[]): FiguresRead {
  const area = { row: 1, column: 3, rows: 3, columns: 1 };
  const names = { ...NO_NAMES, own: new Map([["Rn", area]]) };
  return { sheet: "Report", names, area, values: shown.map((value) => [value]) };
}

test("words stand where there is no number, an error does not", () => {
  expect(selfCheck(shownAs(2105, "not yet", 7), EXPECTED)).toEqual({ kind: "agrees" });
  expect(selfCheck(shownAs(2105, "#N/A", 7), EXPECTED)).toMatchObject({
    differences: [{ place: { row: 2, column: 3 }, shown: "#N/A", expected: null }],
  });
  expect(selfCheck(shownAs("2105", "", 7), EXPECTED)).toMatchObject({
    differences: [{ shown: "2105", expected: 2105 }],
  });
});

test.each(["#BUSY!", "#NAME?", "#GETTING_DATA"])(
  "%s is no figure: nothing is told before all are calculated",
  (pending) => {
    expect(selfCheck(shownAs(2100, pending, ""), EXPECTED)).toEqual({ kind: "nothing" });
  },
);

test("nothing is told of a sheet that is empty, or has lost its names", () => {
  expect(selfCheck(shownAs("", "", ""), EXPECTED)).toEqual({ kind: "nothing" });
  expect(selfCheck({ ...shownAs(2100, "", ""), names: NO_NAMES }, EXPECTED)).toEqual({
    kind: "nothing",
  });
});

test("8.58 (2011) as printed: what agrees is the print, not the rules", () => {
  const check = (asPrinted: boolean) => {
    const order = exampleOrder(2011, "plain", asPrinted);
    const made = { plans: [iterationSheet(order, EN_SHEETS)], expected: iterationFigures(order) };
    return selfCheck(readBack(made.plans), made.expected).kind;
  };
  expect([check(false), check(true)]).toEqual(["agrees", "as printed"]);
});
