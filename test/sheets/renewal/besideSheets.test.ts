import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { periodNames, periodSheets } from "../../../src/sheets/period/periodSheets";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { besideSheets } from "../../../src/sheets/renewal/besideSheets";
import { renewSheets } from "../../../src/sheets/renewal/renewSheets";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { edition } from "../../support/editions";
import { officeClient } from "../../support/officeClient";
import { workbookWithFide } from "../../support/workbench";

const PLAYERS = ["Ann", "Bob", "Cid"];

const ORDER: PeriodOrder = {
  players: PLAYERS.map((name, index) => ({
    name,
    earlierGames: 9,
    results: [5, 12].map((day) => ({
      ...{ event: `Event ${day}`, day: dayOf(2014, 9, day), rating: 2000 - index, games: 4 },
      ...{ delta: 50, k: index === 1 ? 20 : null },
    })),
  })),
  edition: edition(2014),
  style: "plain",
  list: dayOf(2014, 10, 1),
};

const [PERIOD, RESULTS] = periodNames(ORDER, EN_SHEETS) as [string, string];
const plansOf = (names: readonly string[]) => periodSheets(ORDER, names, EN_SHEETS);
const wished = [PERIOD, RESULTS];

async function made() {
  const workbook = workbookWithFide();
  const { run } = officeClient(workbook).excel;
  const pane = excelWorkbook(run);
  const sheets = await writeSheets(run, wished, plansOf);
  const cell = async (sheet: string, name: string, line: number) => {
    const { own } = (await pane.readSheet(sheet))!.names;
    const { column, row } = own.get(name)!;
    return `${String.fromCharCode(65 + column)}${row + line + 1}`;
  };
  const shown = async (sheet: string, name: string, line: number) =>
    workbook.read(sheet, await cell(sheet, name, line)).values[0]![0];
  const read = (name: string) => pane.readSheet(name);
  /** K 10 for Ann in all, for Bob in his second event; and another rating for Cid. */
  workbook.write(PERIOD, await cell(PERIOD, "K_factor", 0), [[10]]);
  workbook.write(RESULTS, await cell(RESULTS, "K_factor", 4), [[10]]);
  workbook.write(PERIOD, await cell(PERIOD, "Rating", 2), [[1900]]);
  return { workbook, run, sheets, shown, read };
}

const SAID = ["Ann, K: 10", "Bob, K: 10"];

test("a period that is made beside the old one has K as it was typed (7.12, 2014), and nothing else", async () => {
  const { run, sheets, shown, read } = await made();
  expect([
    await shown(PERIOD, "Rating_change", 0),
    await shown(PERIOD, "Rating_change", 1),
  ]).toEqual([10, 15]);
  const writing = {
    isCancelled: () => false,
    planning: () => Promise.resolve(),
    progress: () => Promise.resolve(),
  };
  const { sheets: beside, kept } = await besideSheets(
    run,
    { olds: sheets, wished, plansOf, writing },
    read,
  );
  const [period = ""] = beside.map(({ name }) => name);
  expect(kept).toEqual(SAID);
  expect(await shown(period, "Rating_change", 0)).toBe(10);
  expect(await shown(period, "Rating_change", 1)).toBe(15);
  expect(await shown(period, "Rating", 2)).toBe(1998);
});

test("one that takes its place has all that was typed", async () => {
  const { run, sheets, shown, read } = await made();
  const { kept } = await renewSheets(run, {
    olds: sheets,
    wished,
    plansOf,
    before: "before",
    read,
  });
  expect(kept).toEqual(expect.arrayContaining(SAID));
  expect(await shown(PERIOD, "Rating_change", 0)).toBe(10);
  expect(await shown(PERIOD, "Rating_change", 1)).toBe(15);
  expect(await shown(PERIOD, "Rating", 2)).toBe(1900);
});
