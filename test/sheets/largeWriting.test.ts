import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { NEWEST_EDITION } from "../../src/rules/editions/editions";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { StyleName } from "../../src/sheets/articles/style";
import { Cancelled, writeSheets, type Writing } from "../../src/sheets/writeSheets";
import { eventOf } from "../../src/tournament/eventOf";
import { readSwiss } from "../../src/tournament/swiss/readSwiss";
import { strictnessOf } from "../../src/workbench/engine/strictness";
import { largeSwiss } from "../fixtures/largeSwiss";
import { cases } from "../support/cases";
import { clientOnWorkbook } from "../support/officeClient";
import { PLAIN_ORDER } from "../support/reportOnSheet";
import { cellsOf } from "../support/sheetCells";

const ROUNDS = 11;
const TWO_MEGABYTES = 2 * 1024 * 1024;

/** With a page for every player. */
function orderOf(players: number, style: StyleName): ReportOrder {
  const cells = cellsOf(largeSwiss(players, ROUNDS));
  const { played } = readSwiss(cells, cells.area, { ratingColumn: null })!;
  const event = eventOf(played)!;
  return { ...PLAIN_ORDER, event, edition: NEWEST_EDITION, style, hasPages: true };
}

const GOES_ON: Writing = {
  planning: () => Promise.resolve(),
  progress: () => Promise.resolve(),
  isCancelled: () => false,
};

/** Whose sheets are these: what was there before, and a report in an Excel at its hardest. */
function writer(players: number, style: StyleName, search = "?strict") {
  const order = orderOf(players, style);
  const { excel, workbook, host } = clientOnWorkbook({
    strict: strictnessOf(search),
    isEditing: () => false,
  });
  const write = (writing: Writing) =>
    writeSheets(
      excel.run,
      wishedNames(order, EN_SHEETS),
      (names) => reportSheets(order, names, EN_SHEETS),
      writing,
    );
  return { write, workbook, host };
}

afterEach(() => jest.restoreAllMocks());

const MANY = cases({ quick: 12, long: 300 });
const FEWER = cases({ quick: 12, long: 120 });

/** Plain formulas are the longer ones; how late they are calculated changes no request. */
test.each<[StyleName, number, string]>([
  ["fide", MANY, "?strict"],
  ["plain", FEWER, "?strict=limit"],
])(
  "no request of a report with players' pages comes near to what Excel refuses: %s, %d players",
  async (style, players, search) => {
    const { write, workbook, host } = writer(players, style, search);
    await write(GOES_ON);
    expect(workbook.sheets()).toHaveLength(4);
    const { requestSizes } = host;
    const largest = Math.max(...requestSizes);
    const all = requestSizes.reduce((sum, size) => sum + size, 0);
    expect(largest).toBeLessThan(TWO_MEGABYTES);
    /** All of it went along, in many requests. */
    expect(all).toBeGreaterThan(players * ROUNDS * 500);
    expect(requestSizes.length).toBeGreaterThan(20);
  },
);

const STOPPED = cases({ quick: 8, long: 40 });
const MOMENTS = cases({ quick: 3, long: 20 });

/** So slow an Excel is sent few cells at once: as many requests on every machine. */
function slowly() {
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
}

test(`stopped at each of ${MOMENTS} moments the writing of three sheets leaves nothing behind`, async () => {
  slowly();
  const { write, workbook } = writer(STOPPED, "fide");
  const before = workbook.sheets();
  const stoppedAt = async (moment: number) => {
    let asked = 0;
    const isCancelled = () => {
      asked += 1;
      return asked === moment;
    };
    const fault = await write({ ...GOES_ON, isCancelled }).then(
      () => null,
      (error: unknown) => error,
    );
    return { asked, fault };
  };
  const { asked: last } = await stoppedAt(Infinity);
  for (const made of workbook.sheets().slice(before.length)) workbook.deleteSheet(made);
  expect(last).toBeGreaterThanOrEqual(MOMENTS);
  for (let count = 0; count < MOMENTS; count += 1) {
    const moment = 1 + Math.floor((count * (last - 1)) / (MOMENTS - 1));
    const { fault } = await stoppedAt(moment);
    expect(fault).toBeInstanceOf(Cancelled);
    expect(workbook.sheets()).toEqual(before);
  }
});
