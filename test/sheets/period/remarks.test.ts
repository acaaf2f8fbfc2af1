import { dayOf } from "../../../src/rules/day";
import type { LinkedResult, PeriodOrder } from "../../../src/sheets/period/order";
import { periodPlaces } from "../../../src/sheets/period/places";
import { periodSheets } from "../../../src/sheets/period/periodSheets";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writeAllPlanned } from "../../support/plannedSheet";
import { addressIn } from "../../support/tableCells";

const [JUNE, JULY] = [dayOf(2014, 6, 28), dayOf(2014, 7, 5)];

const result = (day: number, rating: number): LinkedResult => ({
  ...{ event: "Open", day, rating, games: 9, delta: 100, k: 20 },
});

const ORDER: PeriodOrder = {
  players: [
    { name: "Ann", results: [result(JUNE, 1815)], earlierGames: 9 },
    { name: "Bob", results: [result(JUNE, 1815), result(JULY, 1815)], earlierGames: 9 },
    { name: "Cy", results: [result(JULY, 1815)], earlierGames: 9 },
  ],
  edition: edition(2014),
  style: "plain",
  list: dayOf(2014, 8, 1),
};

test.each(LANGUAGES)(
  "7.1 (2014): whose rating is of an earlier list than the one before, reads so until it is typed over: $code",
  ({ sheets }) => {
    const book = new PlannedWorkbook();
    writeAllPlanned(book, periodSheets(ORDER, ["P", "R"], sheets));
    const { players } = periodPlaces(ORDER);
    const at = (column: "remarks" | "rn", line: number) =>
      book.read("P", addressIn(players, column, line)).values[0]?.[0];
    const said = `${sheets.period.earlierList(edition(2014))}.`;
    expect(said).toContain("7.1 (2014)");
    expect([0, 1, 2].map((line) => at("remarks", line))).toEqual([said, "", ""]);
    book.write("P", addressIn(players, "rating", 0), [[1828]]);
    expect([at("remarks", 0), at("rn", 0)]).toEqual(["", 1848]);
  },
);

test.each(LANGUAGES)(
  "6.1 (2014): whom a round robin leaves out as in a first event, though an earlier one counts, reads so: $code",
  ({ sheets }) => {
    const report = {
      ...{ sheet: "Cup – report", k: null, row: 5, numbered: null, leftOut: edition(2014) },
      columns: { rating: null, games: null, delta: null, k: null },
    };
    const of = { event: "Cup", day: JULY, rating: null, games: 9, delta: null, k: null, report };
    const order = { ...ORDER, players: [{ name: "Di", results: [of], earlierGames: null }] };
    const book = new PlannedWorkbook();
    book.addSheet("Cup – report");
    writeAllPlanned(book, periodSheets(order, ["P", "R"], sheets));
    const { players } = periodPlaces(order);
    const [[said] = []] = book.read("P", addressIn(players, "remarks", 0)).values;
    expect(said).toContain(`${sheets.period.leftOut(edition(2014))}.`);
    expect(said).toContain("6.1 (2014)");
    expect(said).toContain(sheets.columns.firstEvent);
    expect(said).toContain(sheets.no);
  },
);
