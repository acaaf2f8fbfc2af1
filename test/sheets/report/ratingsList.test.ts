import { EN_REPORT } from "../../../src/i18n/en/report";
import { calendarDate, dayOf } from "../../../src/rules/day";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { readReport } from "../../../src/sheets/report/readReport";
import { headOf } from "../../../src/sheets/report/readHead";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { readPlanned } from "../../support/sheetRead";

const FIRST = dayOf(2015, 3, 10);
const MARCH = dayOf(2015, 3, 1);

function made(rest: Partial<ReportOrder>) {
  const [plan] = reportPlans({
    ...PLAIN_ORDER,
    style: "fide",
    title: "Cup",
    event: {
      kind: "swiss",
      rounds: 0,
      players: [{ name: "Ann", rating: 1800, k: null, games: [] }],
    },
    edition: edition(2014),
    startDate: FIRST,
    ...rest,
  }) as [SheetPlan];
  const book = new PlannedWorkbook();
  writeAllPlanned(book, [plan]);
  return { plan, read: readPlanned(book, plan) };
}

const NOT_IN_FORCE = EN_REPORT.notInForce(calendarDate(MARCH));
const said = ({ cells }: SheetPlan) => cells.map(({ content }) => content);

test("7.11 (2014): the list whose ratings were taken is a fact: the one in force, or the one that was taken", () => {
  const usual = made({});
  expect(headOf(usual.read)).toMatchObject({ ratingsList: MARCH, kDay: MARCH });
  expect(said(usual.plan)).not.toContain(NOT_IN_FORCE);
  const other = made({ ratingsList: dayOf(2015, 1, 1) });
  expect(headOf(other.read)).toMatchObject({ ratingsList: dayOf(2015, 1, 1), kDay: MARCH });
  expect(said(other.plan)).toContain(NOT_IN_FORCE);
  expect(headOf(made({ startDate: null }).read)).toMatchObject({ ratingsList: null, kDay: null });
});

test("7.13 (2014): the list that counts the event, and how K was read, are read back", () => {
  const list = dayOf(2015, 4, 1);
  const rest = { list, kReading: "first day" } as const;
  const report = readReport(made(rest).read, [EN_REPORT]);
  expect(report).toMatchObject({ countedBy: list, kReading: "first day" });
  expect(readReport(made({}).read, [EN_REPORT])).toMatchObject({
    countedBy: null,
    kReading: "list",
  });
});
