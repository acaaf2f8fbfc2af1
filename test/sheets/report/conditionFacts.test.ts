import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { unmetEvents } from "../../../src/desk/ratings/period";
import { periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { periodNames, periodSheets } from "../../../src/sheets/period/periodSheets";
import { STATE_ROW } from "../../../src/sheets/head";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { readReport } from "../../../src/sheets/report/readReport";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import type { ConditionKey, ConditionState } from "../../../src/tournament/conditions";
import type { Event } from "../../../src/tournament/event";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER } from "../../support/reportOnSheet";
import { readPlanned } from "../../support/sheetRead";

/** Everybody meets the next of the list, all draws. */
function eventOf(kind: Event["kind"], ratings: readonly (number | null)[]): Event {
  const players = ratings.map((rating, place) => {
    const met = kind === "robin" ? ratings.map((_, other) => other) : [place ^ 1];
    return {
      name: `Player ${place + 1}`,
      rating,
      k: null,
      games: met
        .filter((other) => other !== place && other < ratings.length)
        .map((other, index) => ({
          round: kind === "robin" ? other + 1 : index + 1,
          opponent: { name: `Player ${other + 1}`, rating: ratings[other] ?? null, place: other },
          score: 1 as const,
        })),
    };
  });
  return { kind, rounds: 1, players };
}

type Told = readonly (readonly [ConditionKey, ConditionState])[];

function made(event: Event, told: Told) {
  const order: ReportOrder = {
    ...PLAIN_ORDER,
    title: "Open",
    event,
    edition: edition(2014),
    style: "plain",
    startDate: dayOf(2015, 3, 1),
    endDate: dayOf(2015, 3, 9),
    list: dayOf(2015, 4, 1),
    conditions: new Map(told),
  };
  const plans = reportSheets(order, wishedNames(order, EN_SHEETS), EN_SHEETS);
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  const report = plans[0]!;
  const state = String(book.read(report.name, `A${STATE_ROW + 1}`).values[0]![0]);
  const read = readReport(readPlanned(book, report, "A1:Z800"), [EN_REPORT])!;
  return { state, read, named: { sheet: report.name, report: read } };
}

const MET: Told = [
  ["timeControl", "met"],
  ["hoursPerDay", "met"],
  ["duration", "met"],
];
const LONG: Told = [
  ["timeControl", "not checked"],
  ["hoursPerDay", "not checked"],
  ["duration", "not met"],
];
const SWISS = eventOf(
  "swiss",
  Array.from({ length: 300 }, (_, place) => 2400 - 3 * place),
);
/** Ten players, three of them rated. */
const THREE_OF_TEN = eventOf("robin", [2200, 2100, 2000, ...Array.from({ length: 7 }, () => null)]);

test("4.1 (2014): an event of 300 players that is too long says so on its report, and what is not checked", () => {
  const { state, read } = made(SWISS, LONG);
  expect(state).toBe("Not met: 4.1 (2014). Not checked: 1.1 3.1 (2014).");
  expect([...(read.conditions ?? [])]).toEqual(LONG);
});

test("where all is met the report says so", () => {
  expect(made(SWISS, MET).state).toBe("The scores of all games fit, and all checks are met.");
});

test("6.2 (2014): three rated players of ten are no third, by name", () => {
  const { state, read } = made(THREE_OF_TEN, MET);
  expect(state).toContain("Not met: 6.2 (2014).");
  expect(read.conditions?.get("composition")).toBe("not met");
});

test("a period asks before it takes an event whose conditions are not met, and says it afterwards", () => {
  const { named } = made(SWISS, LONG);
  expect(unmetEvents([named])).toEqual([{ sheet: named.sheet, articles: "4.1" }]);
  const choices = { rules: BY_DATE, list: dayOf(2015, 4, 1) };
  const asked = periodOfReports([named], [named.sheet], choices);
  expect(asked).toEqual({
    kind: "conditions",
    events: [{ sheet: named.sheet, articles: "4.1" }],
  });
  const taken = periodOfReports([named], [named.sheet], { ...choices, isUnmetTaken: true });
  if (taken.kind !== "planned") throw new Error(taken.kind);
  const [period] = periodSheets(taken.order, periodNames(taken.order, EN_SHEETS), EN_SHEETS);
  const said = period!.cells.map(({ content }) => content);
  expect(said).toContain("Not met: 4.1. Not checked: 1.1, 3.1.");
});
