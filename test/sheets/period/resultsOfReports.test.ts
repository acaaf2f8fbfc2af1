import fc from "fast-check";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { FR_REPORT } from "../../../src/i18n/fr/report";
import { FR_SHEETS } from "../../../src/i18n/fr/sheets";
import { dayOf } from "../../../src/rules/day";
import { editionsOf } from "../../../src/rules/editions/editionOn";
import { kOfEach, kOfPeriod } from "../../../src/rules/kOfPeriod";
import { periodRating } from "../../../src/rules/periodRating";
import { periodStart } from "../../../src/rules/ratingPeriod";
import { readReport } from "../../../src/sheets/report/readReport";
import { reportSheets } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { sumOfDeltas } from "../../../src/rules/change";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { writeAllPlanned } from "../../support/plannedSheet";
import { randomSwiss } from "../../support/randomEvent";
import { periodPlans, periodShown } from "../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { workbookWithFide } from "../../support/workbench";

const RUNS = cases({ quick: 4, long: 25 });
const LANGUAGES = [EN_REPORT, FR_REPORT];

function reportOn(book: Workbook, sheet: string) {
  const { values, formulas } = book.read(sheet, "A1:T40");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  return readReport({ ...cells, formulas: formulas.map((row) => row.map(String)) }, LANGUAGES);
}

/** Three events of the same players, each a month later, the ratings of their starts. */
function orders(edit: number): fc.Arbitrary<readonly ReportOrder[]> {
  const editions = editionsOf("standard");
  const of = editions[edit % editions.length]!;
  return fc.array(randomSwiss(), { minLength: 1, maxLength: 3 }).map((events) =>
    events.map((event, index): ReportOrder => ({
      ...PLAIN_ORDER,
      event,
      edition: of,
      style: "fide",
      title: `Event ${index + 1}`,
      startDate: of.from + 10 * index,
    })),
  );
}

/** What the rules make of all games of one player. */
function byTheRules(all: readonly ReportOrder[], name: string) {
  const events = all.flatMap(({ event, edition: of, startDate }) => {
    const player = event.players.find((each) => each.name === name);
    const { rating = null } = player ?? {};
    if (player === undefined || rating === null) return [];
    const games = player.games.flatMap(({ opponent, score }) =>
      opponent.rating === null ? [] : [{ opponent: opponent.rating, score }],
    );
    const delta = sumOfDeltas(rating, games, of);
    return [{ rating, games: games.length, delta, k: null, day: startDate }];
  });
  const last = events[events.length - 1];
  if (last === undefined) return null;
  const of = all[0]!.edition;
  const start = periodStart(all[all.length - 1]!.startDate!, of);
  const k = kOfEach(kOfPeriod(events, of, start));
  const counted = events.map((each, index) => ({ ...each, k: k[index]! }));
  return periodRating(last.rating, counted, of);
}

test(`${RUNS} random periods: what the report sheets say, read and linked, is what the rules say`, () => {
  const book = workbookWithFide();
  fc.assert(
    fc.property(fc.nat(8).chain(orders), (all) => {
      for (const sheet of book.sheets()) if (sheet !== "Sheet1") book.deleteSheet(sheet);
      const reports = all.map((order, index) => {
        const plans = reportPlans(order, ` ${index}`);
        writeAllPlanned(book, plans);
        return { sheet: plans[0]!.name, report: reportOn(book, plans[0]!.name)! };
      });
      const players = resultsOfReports(reports);
      const order = { players, edition: all[0]!.edition, style: "plain" as const, list: null };
      const plans = periodPlans(order);
      writeAllPlanned(book, plans);
      const { values } = book.read(plans[0]!.name, "A1:M40");
      for (const [index, row] of periodShown(values, order).entries()) {
        const expected = byTheRules(all, players[index]!.name);
        const shown = "rn" in row ? [row.n, row.delta, row.change, row.rn] : null;
        const { games, delta, change, rating } = expected ?? {};
        expect(shown).toEqual(expected === null ? null : [games, delta, change, rating]);
      }
    }),
    { numRuns: RUNS },
  );
});

const SMALL: ReportOrder = {
  ...PLAIN_ORDER,
  title: "Club's open",
  startDate: dayOf(2025, 3, 1),
  edition: edition(2024),
  style: "fide",
  event: {
    kind: "swiss",
    rounds: 1,
    players: [
      {
        name: "Ann",
        rating: 2000,
        k: 20,
        games: [{ round: 1, opponent: { name: "Ann", rating: 1900, place: 1 }, score: 2 }],
      },
      {
        name: "Ann",
        rating: 1900,
        k: null,
        games: [{ round: 1, opponent: { name: "Ann", rating: 2000, place: 0 }, score: 0 }],
      },
    ],
  },
};

test.each([
  ["English", undefined],
  ["French", FR_SHEETS],
])("a report in %s is known again: event, day, players, the sheet of its games", (_, texts) => {
  const book = workbookWithFide();
  const names = ["Report of Ann", "Games of Ann"];
  const plans = texts === undefined ? null : reportSheets(SMALL, names, texts);
  const written = plans ?? reportPlans(SMALL, " of Ann");
  writeAllPlanned(book, written);
  const report = reportOn(book, written[0]!.name)!;
  expect(report.title).toBe("Club's open");
  expect(report.edition).toBe(edition(2024));
  expect(report.startDate).toBe(dayOf(2025, 3, 1));
  expect(report.gamesSheet).toBe(written[1]!.name);
  expect(report.players).toMatchObject([
    { name: "Ann", rating: 2000, games: 1, delta: 36, k: 20 },
    { name: "Ann", rating: 1900, games: 1, delta: -36, k: 20 },
  ]);
  const players = resultsOfReports([{ sheet: "R", report }]);
  expect(players.map(({ name, results }) => [name, results.length])).toEqual([
    ["Ann", 1],
    ["Ann", 1],
  ]);
});

test("players of one name are remarked", () => {
  const book = workbookWithFide();
  const plans = reportPlans(SMALL);
  writeAllPlanned(book, plans);
  const sheet = plans[0]!.name;
  const players = resultsOfReports([{ sheet, report: reportOn(book, sheet)! }]);
  const order = { players, edition: edition(2024), style: "fide" as const, list: null };
  const made = periodPlans(order);
  writeAllPlanned(book, made);
  const { values } = book.read(made[0]!.name, "A1:M12");
  const remark = `${EN_SHEETS.period.namesake}.`;
  expect(periodShown(values, order).map(({ remarks }) => remarks)).toEqual([remark, remark]);
});

test("a sheet's name without quotes, as Excel writes it where it needs none", () => {
  const book = workbookWithFide();
  const [report, games] = reportPlans(SMALL);
  writeAllPlanned(book, [report!, games!]);
  const { values } = book.read(report!.name, "A1:T20");
  const cells = cellsOf(values.map((row) => row.map((value) => value ?? "")));
  const formulas = values.map((row) => row.map(() => '=COUNTIF(Games!$M$4:$M$9,"≠")'));
  expect(readReport({ ...cells, formulas }, LANGUAGES)?.gamesSheet).toBe("Games");
});

test("a report whose games are gone says so", () => {
  const book = workbookWithFide();
  const [report, games] = reportPlans(SMALL);
  writeAllPlanned(book, [report!, games!]);
  expect(reportOn(book, report!.name)?.error).toBeNull();
  book.deleteSheet(games!.name);
  const read = reportOn(book, report!.name);
  expect([read?.error, read?.gamesSheet]).toEqual(["#REF!", null]);
});

test("blank rows among the players are no end of them", () => {
  const book = workbookWithFide();
  const [report, games] = reportPlans(SMALL);
  writeAllPlanned(book, [report!, games!]);
  const { values } = book.read(report!.name, "A1:T20");
  const rows = values.map((row) => row.map((value) => value ?? ""));
  const apart = [...rows.slice(0, 13), rows[15]!, rows[15]!, ...rows.slice(13)];
  expect(readReport(cellsOf(apart), LANGUAGES)?.players).toHaveLength(2);
});

test("a sheet that is no report is none", () => {
  expect(readReport(cellsOf([["Player", "Rating"]]), LANGUAGES)).toBeNull();
  const cells = cellsOf([[], [], ["", "", 2024], ...Array.from({ length: 12 }, () => ["x"])]);
  expect(readReport(cells, LANGUAGES)).toBeNull();
});
