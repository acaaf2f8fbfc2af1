import { comparedReport } from "../../src/desk/learn/comparedEvents";
import { firstRatingOfPlayer } from "../../src/desk/ratings/firstRatingOfPlayer";
import { BY_DATE } from "../../src/desk/ratings/rules";
import { EN_COMPARE } from "../../src/i18n/en/learn/compare";
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import { comparisonSheet } from "../../src/sheets/comparison/comparisonSheet";
import { correctionSheet } from "../../src/sheets/correction/correctionSheet";
import { firstRatingSheet } from "../../src/sheets/firstRating/firstRatingSheet";
import { unratedPlayers } from "../../src/sheets/firstRating/unratedPlayers";
import { STATE_ROW } from "../../src/sheets/head";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { ReportEventRead } from "../../src/sheets/report/readReportEvent";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { comparison } from "../../src/tournament/compare/comparison";
import type { Conditions } from "../../src/tournament/conditions";
import type { Event } from "../../src/tournament/event";
import { edition } from "../support/editions";
import { PlannedWorkbook } from "../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../support/exampleOrder";
import { writePlanned } from "../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../support/reportOnSheet";
import { writtenSide } from "../support/reportSide";

const PLAYERS = 60;

/** Everybody meets nine others; the last has no rating. */
const EVENT: Event = {
  kind: "swiss",
  rounds: 9,
  players: Array.from({ length: PLAYERS }, (_, place) => ({
    name: `Player ${place + 1}`,
    rating: ratingAt(place),
    k: null,
    games: Array.from({ length: 9 }, (_, round) => {
      const other = (PLAYERS + round - place) % PLAYERS;
      const opponent = { name: `Player ${other + 1}`, rating: ratingAt(other), place: other };
      return { round: round + 1, opponent, score: 1 as const };
    }).filter(({ opponent }) => opponent.place !== place),
  })),
};

function ratingAt(place: number): number | null {
  return place === PLAYERS - 1 ? null : 2300 - 10 * place;
}

const LONG: Conditions = new Map([
  ["timeControl", "not checked"],
  ["hoursPerDay", "met"],
  ["duration", "not met"],
]);

const ORDER: ReportOrder = {
  ...PLAIN_ORDER,
  event: EVENT,
  edition: edition(2014),
  style: "plain",
  title: "Open",
  startDate: dayOf(2015, 1, 10),
  endDate: dayOf(2015, 5, 30),
  conditions: LONG,
};

const book = new PlannedWorkbook();
const side = (order: ReportOrder, suffix: string) => writtenSide(book, reportPlans(order, suffix));
const long = side(ORDER, " long");
const SAID = "Not met: 4.1.";
const OPEN = "Not checked: 1.1.";

function stateOf(plan: SheetPlan, name: string): string {
  writePlanned(book, plan, name);
  return String(book.read(name, `A${STATE_ROW + 1}`).values[0]![0]);
}

test("4.1 (2014): a first rating of an event that is too long says so, in its state and in the event's line", () => {
  const [player] = unratedPlayers([long]);
  const planned = firstRatingOfPlayer(player!, null, BY_DATE, false);
  if (planned.kind !== "planned") throw new Error(planned.kind);
  const state = stateOf(firstRatingSheet(planned.order, EN_SHEETS), "First rating");
  expect(state).toContain("Not met: Open (4.1).");
  const said = book.read("First rating", "A1:Z30").values.flat();
  expect(said).toContain(`${SAID} ${OPEN}`);
});

test("4.1 (2014): a correction says of both reports what is not met, beside what it says of every one", () => {
  const plan = correctionSheet(
    { before: side({ ...ORDER, conditions: new Map([["duration", "met"]]) }, " met"), after: long },
    EN_SHEETS,
  );
  const state = stateOf(plan, "Correction");
  const { before, after, note } = EN_SHEETS.correction.reports;
  expect(state).toBe(`${note} ${after}: ${SAID} ${after}: ${OPEN}`);
  expect(state).not.toContain(`${before}: Not`);
});

test("4.1 (2014): a comparison of a report's event says what the report says", () => {
  const { report } = long;
  const read: ReportEventRead = {
    report,
    edition: report.edition,
    event: EVENT,
    options: { startDate: report.startDate },
    columns: new Map(),
    lines: new Map(),
  };
  const event = comparedReport(read, long.sheet);
  const words = { sheets: EN_SHEETS, own: EN_COMPARE.sheet, reason: () => "" };
  const editions = comparison(event, [edition(2014), edition(2017)]);
  const state = stateOf(comparisonSheet({ event, comparison: editions }, words), "Compared");
  expect(state).toBe(`${EN_COMPARE.sheet.stands} 2014: ${SAID} 2014: ${OPEN}`);
});

test("1.1, 4.1 (2014): an iteration by itself says it, too, and not that all is met", () => {
  const of = exampleOrder(2014, "plain");
  expect(stateOf(iterationSheet(of, EN_SHEETS), "Iteration")).not.toContain("Not");
  const state = stateOf(iterationSheet({ ...of, conditions: LONG }, EN_SHEETS), "Too long");
  expect(state).toBe(`${SAID} ${OPEN}`);
});
