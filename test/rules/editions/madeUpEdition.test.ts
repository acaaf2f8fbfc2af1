import "../../support/withEdition2030";
import fc from "fast-check";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { NO_CHOICES } from "../../../src/desk/table/choices";
import { EDITIONS } from "../../../src/functions/definitions/editions";
import { EXPECTED } from "../../../src/functions/definitions/expected";
import { RU } from "../../../src/functions/definitions/ru";
import { readPlanned } from "../../support/sheetRead";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { dayOf } from "../../../src/rules/day";
import {
  EDITION_IDS,
  LAST_ROBIN_EDITION,
  NEWEST_EDITION,
} from "../../../src/rules/editions/editions";
import { isReason } from "../../../src/rules/reason";
import type { StyleName } from "../../../src/sheets/articles/style";
import { careerPlaces } from "../../../src/sheets/firstRating/places";
import { readReport } from "../../../src/sheets/report/readReport";
import type { Event } from "../../../src/tournament/event";
import { TEN } from "../../fixtures/crosstables";
import { table, value } from "../../support/call";
import {
  careerOrder,
  careerShown,
  careerToShow,
  randomCareer,
  writeCareer,
} from "../../support/checkRandomCareers";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import {
  expectedRows,
  iterationOf,
  planOf,
  shownRows,
  tableAddress,
} from "../../support/iterationOnSheet";
import { EDITION_2030 } from "../../support/madeUpEdition";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import {
  periodOrder,
  periodPlans,
  periodShown,
  periodToShow,
  randomPeriod,
} from "../../support/randomPeriod";
import {
  NAMES,
  reportAddress,
  reportPlans,
  reportToShow,
  shownReport,
} from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";

const START = dayOf(2030, 3, 1);
const RUNS = 20;
const STYLES: readonly StyleName[] = ["fide", "plain"];

function calculated(formula: string) {
  const book = new PlannedWorkbook();
  book.write("Sheet1", "A1", [[`=${formula}`]]);
  return book.read("Sheet1", "A1").values[0]![0];
}

test("the newest edition, and the last with the method", () => {
  expect(EDITION_IDS[EDITION_IDS.length - 1]).toBe(2030);
  expect([NEWEST_EDITION, LAST_ROBIN_EDITION]).toEqual([EDITION_2030, EDITION_2030]);
});

describe("functions", () => {
  test("take it by its year, by a day in it, and as the newest", () => {
    expect(calculated("FIDE.EDITION(DATE(2031,5,1))")).toBe(2030);
    expect(calculated("FIDE.EDITION(DATE(2029,12,31))")).toBe(2025);
    expect(calculated("FIDE.COUNTED(2000,2500,2030)")).toBe(2450);
    expect(calculated("FIDE.COUNTED(2000,2500,DATE(2030,1,1))")).toBe(2450);
    expect(calculated("FIDE.COUNTED(2000,2500)")).toBe(2450);
    expect(calculated("FIDE.COUNTED(2000,2500,2025)")).toBe(2400);
    expect(calculated("FIDE.EXPECTED(2000,2600,2030)")).toBe(0.06);
    expect(calculated("FIDE.RU(2000,3,5,,2030)")).toBe(2025);
  });

  test("list it with its source, and cite it", () => {
    const [row] = table(EDITIONS).slice(-1);
    expect(row).toEqual([2030, START - 59, 450, 40, 20, 10, 25, 1000, 5, "secondary"]);
    expect(value(EXPECTED, 2000, 2100, "x")).toContain("2024, 2025, 2030");
    expect(value(RU, 2000, 0, 5, null, 2030)).toContain("8.21 (2030)");
  });
});

test("the day picks it in the pane: the method, the deadlines, the report", () => {
  const cells = cellsOf(TEN);
  const source = { sheet: "S", selected: cells.area, asked: cells.area, cells };
  const dated = { ...NO_CHOICES, startDate: START, endDate: START + 9 };
  const verdict = verdictOf(source, dated);
  expect(verdict).toMatchObject({
    kind: "iteration and report",
    isIterated: true,
    deadlines: { registered: START - 7, reported: START + 9 + 7 },
    composition: [{ article: "6.2" }],
  });
  if (verdict.kind !== "iteration and report") throw new Error(verdict.kind);
  expect([verdict.edition, verdict.method]).toEqual([EDITION_2030, EDITION_2030]);
  expect(verdict.roundRobin.players).toHaveLength(10);
});

describe.each(STYLES)("sheets, %s", (style) => {
  test("the iteration of the worked example: 25 for each half point", () => {
    const order = exampleOrder(2030, style);
    const book = new PlannedWorkbook();
    writePlanned(book, planOf(order), "Iteration");
    const iteration = iterationOf(order);
    if (isReason(iteration)) throw new Error(iteration.key);
    expect(iteration.rows[2]).toMatchObject({ ru: 2348 + 5 * 25 });
    const { values } = book.read("Iteration", tableAddress(order));
    expect(shownRows(values, order)).toEqual(expectedRows(iteration, order.event));
  });

  test("reports of any kind, found again under their edition", () => {
    const book = new PlannedWorkbook();
    fc.assert(
      fc.property(randomReport(), (random) => {
        const event: Event =
          random.event.kind === "robin" ? { ...random.event, kind: "team" } : random.event;
        const any = orderOf({ ...random, event, pace: "standard", day: null }, style);
        const order = { ...any, edition: EDITION_2030 };
        for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
        const plans = reportPlans(order);
        writeAllPlanned(book, plans);
        const { values } = book.read(NAMES.report, reportAddress(order));
        expect(shownReport(values, order)).toEqual(reportToShow(order));
        const read = readReport(readPlanned(book, plans[0]!), [EN_REPORT]);
        expect(read?.edition).toBe(EDITION_2030);
      }),
      { numRuns: RUNS },
    );
  });

  test("rating periods", () => {
    const book = new PlannedWorkbook();
    fc.assert(
      fc.property(randomPeriod(), (random) => {
        const order = { ...periodOrder(random, style), edition: EDITION_2030, list: START };
        const plans = periodPlans(order);
        for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
        writeAllPlanned(book, plans);
        const { values } = book.read(plans[0]!.name, "A1:M30");
        expect(periodShown(values, order)).toEqual(periodToShow(order));
      }),
      { numRuns: RUNS },
    );
  });

  test("first ratings", () => {
    const book = new PlannedWorkbook();
    fc.assert(
      fc.property(randomCareer(), (random) => {
        const order = careerOrder({ ...random, id: 2030, before: 0 }, style);
        expect(order.edition).toBe(EDITION_2030);
        for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
        writeCareer(book, order, "Career");
        expect(
          careerShown(book.read("Career", `A1:Z${careerPlaces(order).tablesRow}`).values, order),
        ).toEqual(careerToShow(order));
      }),
      { numRuns: RUNS },
    );
  });
});
