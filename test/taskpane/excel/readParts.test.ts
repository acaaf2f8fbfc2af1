import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { likelyListOf, reportsOfList } from "../../../src/desk/ratings/foundReports";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { ReportsOfWorkbook } from "../../../src/taskpane/ratings/reportsOfWorkbook";
import { cases } from "../../support/cases";
import { largeOrder } from "../../support/largeReports";
import { clientOnWorkbook } from "../../support/officeClient";

const MAY = dayOf(2025, 5, 3);

/** A workbook with the reports of these events, as the pane writes them. */
async function workbookOf(events: readonly Parameters<typeof largeOrder>[0][]) {
  const client = clientOnWorkbook();
  for (const event of events) {
    const order = largeOrder(event);
    const names = wishedNames(order, EN_SHEETS);
    await writeSheets(client.excel.run, names, (free) => reportSheets(order, free, EN_SHEETS));
  }
  const pane = excelWorkbook(client.excel.run);
  const batches = async <T>(work: Promise<T>) => {
    const before = client.answers.length;
    const done = await work;
    return { done, count: client.answers.length - before };
  };
  return { ...client, pane, reports: new ReportsOfWorkbook(pane), batches };
}

const SIZES = [10, 60, 300].filter((players) => players <= cases({ quick: 60, long: 300 }));

test.each(SIZES)(
  "a report of %d players has its day and its players wherever its facts stand below them: 7.11 counts it for a list",
  async (players) => {
    const { reports } = await workbookOf([{ title: "Open", players, on: MAY }]);
    for (const found of [await reports.look(), await reports.finished()]) {
      expect(found).toHaveLength(1);
      const [{ report }] = found as [(typeof found)[0]];
      expect(report).toMatchObject({
        title: "Open",
        startDate: MAY,
        endDate: MAY + 2,
        error: null,
      });
      expect(report.players).toHaveLength(players);
      expect(report.players.every(({ games, name }) => games > 0 && name !== "")).toBe(true);
      expect(report.players.filter(({ isKGiven }) => isKGiven)).toEqual([]);
      expect(reportsOfList(found, likelyListOf(found)).size).toBe(1);
    }
  },
);

const REPORTS = cases({ quick: 12, long: 40 });

test(`${REPORTS} reports are looked over in hardly more batches than one, and so are their figures`, async () => {
  const events = Array.from({ length: REPORTS }, (_, index) => ({
    title: `Open ${index + 1}`,
    players: 4,
    rounds: 2,
    on: MAY + index,
  }));
  const few = await workbookOf(events.slice(0, 1));
  const many = await workbookOf(events);
  for (const how of ["look", "finished"] as const) {
    const one = await few.batches(few.reports[how]());
    const all = await many.batches(many.reports[how]());
    expect(all.done.map(({ report }) => report.title)).toEqual(events.map(({ title }) => title));
    expect(all.count).toBeLessThanOrEqual(one.count + 3);
  }
});
