import fc from "fast-check";
import { isReason } from "../../src/rules/reason";
import type { StyleName } from "../../src/sheets/articles/style";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOf, span } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import { cases } from "../support/cases";
import { careerOrder, careerPlan, randomCareer } from "../support/checkRandomCareers";
import { orderOf, randomReport } from "../support/checkRandomReports";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { iterationOf, planOf, randomOrder } from "../support/iterationOnSheet";
import { writeAllPlanned } from "../support/plannedSheet";
import { periodOrder, periodPlans, randomPeriod } from "../support/randomPeriod";
import { reportPlans } from "../support/reportOnSheet";
import { namedAddress } from "../support/tableCells";

const RUNS = cases({ quick: 2, long: 25 });
const ALL = "A1:Z260";

const KINDS: Readonly<Record<string, (style: StyleName) => fc.Arbitrary<readonly SheetPlan[]>>> = {
  iteration: (style) =>
    randomOrder(style)
      .filter((order) => !isReason(iterationOf(order)))
      .map((order) => [planOf(order)]),
  report: (style) => randomReport().map((random) => reportPlans(orderOf(random, style))),
  period: (style) => randomPeriod().map((random) => periodPlans(periodOrder(random, style))),
  "first rating": (style) =>
    randomCareer().map((random) => [careerPlan(careerOrder(random, style))]),
};

type Shown = ReadonlyMap<string, CellContent>;

/** Every cell of the plans, by sheet and address. */
function shown(plans: readonly SheetPlan[], book = new PlannedWorkbook()): Shown {
  writeAllPlanned(book, plans);
  return valuesOf(plans, book);
}

function valuesOf(plans: readonly SheetPlan[], book: PlannedWorkbook): Shown {
  return new Map(
    plans.flatMap(({ name }) =>
      book
        .read(name, ALL)
        .values.flatMap((line, row) =>
          line.map((value, column): [string, CellContent] => [
            `${name}!${addressOf({ row, column })}`,
            value ?? "",
          ]),
        ),
    ),
  );
}

/** It counts what does not fit, and an error does not. */
function misfitsOn(plans: readonly SheetPlan[]): readonly string[] {
  return plans
    .filter(({ names }) => names.some(({ name }) => name === "misfits"))
    .map((plan) => `${plan.name}!${namedAddress(plan, "misfits")}`);
}

/** Cells with another number than before: what an error changes shows an error itself, or words. */
function otherNumbers(plans: readonly SheetPlan[], before: Shown, after: Shown): string[] {
  const misfits = misfitsOn(plans);
  return [...after].flatMap(([place, value]) =>
    typeof value === "number" && value !== before.get(place) && !misfits.includes(place)
      ? [`${place}: ${before.get(place)} → ${value}`]
      : [],
  );
}

function inputsOf({ looks, name }: SheetPlan) {
  return looks
    .filter(({ look }) => look === "input" || look === "inputDate")
    .flatMap(({ area }) =>
      span(area.row, area.rows).flatMap((row) =>
        span(area.column, area.columns).map((column) => ({
          sheet: name,
          address: addressOf({ row, column }),
        })),
      ),
    );
}

describe.each(Object.entries(KINDS))("%s", (_, arbitrary) => {
  test("without the add-in no cell shows another number than with it", () => {
    fc.assert(
      fc.property(arbitrary("fide"), (plans) => {
        const broken = shown(plans, new PlannedWorkbook({ hasAddin: false }));
        expect(otherNumbers(plans, shown(plans), broken)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test.each(["fide", "plain"] as const)(
    "an error as an input is nowhere passed over: %s",
    (style) => {
      fc.assert(
        fc.property(arbitrary(style), fc.nat(), (plans, which) => {
          const inputs = plans.flatMap(inputsOf);
          const { sheet, address } = inputs[which % inputs.length]!;
          const book = new PlannedWorkbook();
          const before = shown(plans, book);
          book.write(sheet, address, [["=NA()"]]);
          expect(otherNumbers(plans, before, valuesOf(plans, book))).toEqual([]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
  );
});
