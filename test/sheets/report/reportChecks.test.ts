import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { reportSheets } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Event, EventKind } from "../../../src/tournament/event";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER } from "../../support/reportOnSheet";
import { eventOfRoundRobin } from "../../support/tournaments";

const { allFits, allFitsAndMet, moved } = EN_SHEETS.report;

/** Everybody meets the next one. */
function event(kind: EventKind, ratings: readonly (number | null)[]): Event {
  const players = ratings.map((rating, place) => ({
    name: `P${place + 1}`,
    rating,
    k: null,
    games: [],
  }));
  return { kind, rounds: 1, players };
}

/** The report's line of state. */
function state(order: Partial<ReportOrder> & Pick<ReportOrder, "event" | "edition">) {
  const book = new PlannedWorkbook();
  const plans = reportSheets(
    { ...PLAIN_ORDER, style: "plain", ...order },
    ["R", "G", "I"],
    EN_SHEETS,
  );
  writeAllPlanned(book, plans);
  const said = () => String(book.read("R", "A4").values[0]![0]);
  return { book, said, plans };
}

test("a Swiss is asked for nothing that its report could tell", () => {
  const { said } = state({ event: event("swiss", [2000, null]), edition: edition(2011) });
  expect(said()).toBe(allFits);
});

test.each([
  ["match", [2000, 2100], 2011, allFitsAndMet],
  ["match", [2000, null], 2011, "Not met: 6.6 (2011)."],
  ["match", [2000, null], 2005, allFits],
  ["scheveningen", [2000, 2100, 2200, null], 2005, allFitsAndMet],
  ["scheveningen", [2000, 2100, null, null], 2005, "Not met: 6.4 (2005)."],
  ["robin", [2000, 2100, 2200, 2300], 2014, allFitsAndMet],
  ["robin", [2000, 2100, 2200], 2014, "Not met: 6.21 (2014)."],
  ["robin", [2000, 2100, 2200], 2022, allFits],
] as const)("%s of %j in %d: %s", (kind, ratings, id, says) => {
  expect(state({ event: event(kind, ratings), edition: edition(id) }).said()).toBe(says);
});

test("of a round robin with its iteration the report says what that sheet says, as it changes", () => {
  const { event: robin, championship, later } = exampleOrder(2014, "plain");
  const { book, said, plans } = state({
    event: eventOfRoundRobin(robin)!,
    edition: edition(2014),
    robin: { event: robin, championship, later },
  });
  expect(said()).toBe(allFitsAndMet);
  const rating = plans[0]!.names.find(({ name }) => name === "Rating")!.area;
  book.write("R", `C${rating.row + 1}`, [["u"], ["u"], ["u"]]);
  expect(said()).toMatch(/“I”: Not met: 6\.2, see the checks below\./);
});

describe("on the players' pages, which are a sheet of their own", () => {
  test.each([
    ["swiss", 2014, allFits],
    ["match", 2011, allFitsAndMet],
  ] as const)(
    "a %s of %d says what the report says: fresh, and over a typed rating",
    (kind, id, says) => {
      const field = { event: event(kind, [2000, 2100, null].slice(0, kind === "match" ? 2 : 3)) };
      const { book, said } = state({ ...field, edition: edition(id), hasPages: true });
      const onPages = () => String(book.read("I", "A4").values[0]![0]);
      expect([said(), onPages()]).toEqual([says, says]);
      book.write("R", "C6", [["u"]]);
      expect(said()).toContain(moved);
      expect(onPages()).toBe(said());
    },
  );

  test("a condition that is no longer met is said there, too: 6.6 (2011)", () => {
    const field = { event: event("match", [2000, 2100]), edition: edition(2011) };
    const { book, said } = state({ ...field, hasPages: true });
    book.write("R", "C6", [["u"]]);
    expect(String(book.read("I", "A4").values[0]![0])).toBe(said());
    expect(said()).toContain("6.6 (2011)");
  });
});

test("a round robin counted as a Swiss is headed so: 6.43 (2005)", () => {
  const head = (isUnplayed: boolean) => {
    const of = { event: event("robin", [2000, null]), edition: edition(2005), isUnplayed };
    const { book } = state(of);
    return String(book.read("R", "A2").values[0]![0]);
  };
  expect(head(true)).toContain(EN_SHEETS.report.robinAsSwiss);
  expect(head(false)).not.toContain(EN_SHEETS.report.robinAsSwiss);
});
