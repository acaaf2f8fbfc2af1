/** @jest-environment jsdom */
import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { dayOf } from "../../src/rules/day";
import type { Event } from "../../src/tournament/event";
import { addressOf } from "../../src/tournament/sheetCells";
import { readReport, type ReportRead } from "../../src/sheets/report/readReport";
import { partsOfReport } from "../../src/sheets/report/partsOfReport";
import { isReport } from "../../src/sheets/report/readHead";
import { readReportGames } from "../../src/sheets/report/readReportGames";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import { writeSheets } from "../../src/sheets/writeSheets";
import { readNamed, readParts } from "../../src/taskpane/excel/readParts";
import { readSheet } from "../../src/taskpane/excel/readSelection";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { saveXlsx } from "../../src/workbench/xlsx/file";
import { edition } from "../support/editions";
import { LANGUAGES } from "../support/languages";
import { clientOnWorkbook, officeClient } from "../support/officeClient";
import { PLAIN_ORDER } from "../support/reportOnSheet";
import { opened } from "../support/workbench";

const REPORTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** Three players, one of them unrated, with FIDE numbers: nine columns of figures and more. */
const EVENT: Event = {
  kind: "swiss",
  rounds: 2,
  players: [2200, 2100, null].map((rating, place) => ({
    name: `P${place + 1}`,
    rating,
    k: null,
    id: String(1_503_014 + place),
    games: [1, 2].map((round) => {
      const other = (place + round) % 3;
      const theirs = [2200, 2100, null][other] ?? null;
      const opponent = { place: other, name: `P${other + 1}`, rating: theirs };
      return { opponent, score: round === 1 ? (1 as const) : (2 as const), round };
    }),
  })),
};

const ORDER: ReportOrder = {
  ...PLAIN_ORDER,
  event: EVENT,
  edition: edition(2017),
  style: "plain",
  startDate: dayOf(2018, 5, 1),
  endDate: dayOf(2018, 5, 3),
  title: "Open",
};

async function written(texts = EN_SHEETS) {
  const client = clientOnWorkbook();
  const names = wishedNames(ORDER, texts);
  await writeSheets(client.excel.run, names, (free) => reportSheets(ORDER, free, texts));
  return { ...client, report: names[0]!, games: names[1]! };
}

type Excel = Awaited<ReturnType<typeof written>>["excel"];

const readFrom = (excel: Excel, sheet: string) =>
  excel.run(async (context) => readReport((await readSheet(context, sheet))!, REPORTS));

const sheetOf = (excel: Excel, sheet: string) =>
  excel.run(async (context) => (await readSheet(context, sheet))!);

/** Where a named cell stands. */
async function placeOf(excel: Excel, sheet: string, name: string): Promise<string> {
  return addressOf((await sheetOf(excel, sheet)).names.own.get(name)!);
}

/** The same whatever has happened to the sheet: where it stands apart. */
function figures(read: ReportRead | null) {
  if (read === null) return null;
  const { gamesSheet, players, ...rest } = read;
  return {
    ...rest,
    players: players.map(({ row, columns, ...player }) => ({
      ...player,
      columns: [...columns.keys()].sort(),
      isSomewhere: row >= 0,
    })),
    hasGames: gamesSheet !== null,
  };
}

function insert(book: Workbook, sheet: string, dimension: "ROW" | "COL", base: number): void {
  const sheetId = book.model.getters.getSheetIdByName(sheet)!;
  const where = { dimension, base, quantity: 1, position: "before", sheetId, sheetName: sheet };
  book.model.dispatch("ADD_COLUMNS_ROWS", where as never);
}

function remove(book: Workbook, sheet: string, dimension: "ROW" | "COL", base: number): void {
  const sheetId = book.model.getters.getSheetIdByName(sheet)!;
  const what = { dimension, elements: [base], sheetId, sheetName: sheet };
  book.model.dispatch("REMOVE_COLUMNS_ROWS", what as never);
}

function rename(book: Workbook, oldName: string, newName: string): void {
  const sheetId = book.model.getters.getSheetIdByName(oldName)!;
  book.model.dispatch("RENAME_SHEET", { sheetId, oldName, newName });
}

const CHANGES: readonly [string, (book: Workbook, report: string, games: string) => string][] = [
  [
    "rows inserted above, and between the players",
    (book, report) => {
      insert(book, report, "ROW", 0);
      insert(book, report, "ROW", 4);
      for (const row of [7, 8, 10, 12]) insert(book, report, "ROW", row);
      return report;
    },
  ],
  [
    "columns put before",
    (book, report, games) => {
      insert(book, report, "COL", 0);
      insert(book, report, "COL", 4);
      insert(book, games, "COL", 3);
      return report;
    },
  ],
  [
    "every heading retyped",
    (book, report) => {
      const headings = Array.from({ length: 20 }, (_, column) => `column ${column}`);
      for (const heading of ["A5", "A8"]) book.write(report, heading, [headings]);
      return report;
    },
  ],
  [
    "the sheet renamed, and that of the games",
    (book, report, games) => {
      rename(book, report, "Zoë, open (A)");
      rename(book, games, "games of it");
      return "Zoë, open (A)";
    },
  ],
];

describe.each(LANGUAGES)("a report in $code is found again", ({ sheets: texts }) => {
  test.each(CHANGES)("%s", async (_, change) => {
    const { excel, workbook, report, games } = await written(texts);
    const before = await readFrom(excel, report);
    expect(before).toMatchObject({ title: "Open", startDate: ORDER.startDate });
    expect(before?.players.map(({ name }) => name)).toEqual(["P1", "P2", "P3"]);
    const name = change(workbook, report, games);
    const after = await readFrom(excel, name);
    expect(figures(after)).toEqual(figures(before));
    const read = await excel.run((context) => readSheet(context, after!.gamesSheet));
    const { games: found } = readReportGames(read!)!;
    expect(found.map(({ number, round, score }) => [number, round, score])).toEqual(
      EVENT.players.flatMap(({ games: own }, place) =>
        own.map(({ round, score }) => [place + 1, round, score / 2]),
      ),
    );
    const named = await excel.run(readNamed);
    const parts = named.filter(isReport).map(partsOfReport);
    const sheets = await excel.run((context) => readParts(context, parts));
    const reports = sheets.filter((sheet) => {
      const found = readReport(sheet, REPORTS);
      return found?.players.length === 3 && found.startDate === ORDER.startDate;
    });
    expect(reports.map(({ sheet }) => sheet)).toEqual([name]);
  });

  test("copied in the workbook: each has the same names for its own cells", async () => {
    const { excel, workbook, report } = await written(texts);
    const copy = await excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(report).copy("End");
      sheet.load("name");
      await context.sync();
      return sheet.name;
    });
    workbook.write(copy, "C6", [[2250]]);
    const [one, other] = [await readFrom(excel, report), await readFrom(excel, copy)];
    expect([one, other].map((read) => read?.players[0]?.rating)).toEqual([2200, 2250]);
  });

  test("saved, and opened in another workbook", async () => {
    const { excel, workbook, report, games } = await written(texts);
    const before = await readFrom(excel, report);
    insert(workbook, report, "ROW", 2);
    const book = await opened(await saveXlsx(workbook));
    const other = officeClient(book).excel;
    const after = await readFrom(other, report);
    expect(figures(after)).toEqual(figures(before));
    expect(after?.gamesSheet).toBe(games);
  });
});

describe("what has a name is read by it alone", () => {
  test("a column before, and another edition pasted over the head: the one it was made for", async () => {
    const { excel, workbook, report } = await written();
    insert(workbook, report, "COL", 4);
    insert(workbook, report, "ROW", 0);
    workbook.write(report, await placeOf(excel, report, "edition"), [["2005"]]);
    expect((await readFrom(excel, report))?.edition.id).toBe(2017);
  });

  test("the sheet of the games, whatever counts the misfits", async () => {
    const { excel, workbook, report, games } = await written();
    workbook.write(report, await placeOf(excel, report, "misfits"), [[0]]);
    expect((await readFrom(excel, report))?.gamesSheet).toBe(games);
  });

  test("a fact whose row was deleted is not known; nothing else is taken for it", async () => {
    const { excel, workbook, report } = await written();
    const { row } = (await sheetOf(excel, report)).names.own.get("first_day")!;
    remove(workbook, report, "ROW", row);
    const read = await readFrom(excel, report);
    expect([read?.startDate, read?.endDate]).toEqual([null, ORDER.endDate]);
    expect(read?.players).toHaveLength(3);
  });

  test("the column of the numbers deleted, or many rows between: all players are there", async () => {
    const { excel, workbook, report } = await written();
    remove(workbook, report, "COL", 0);
    const without = await readFrom(excel, report);
    /** Rated and unrated players stand in two blocks: who is which number nobody knows then. */
    expect(without?.players.map(({ name, number }) => [name, number])).toEqual([
      ["P1", null],
      ["P2", null],
      ["P3", null],
    ]);
    for (let row = 0; row < 9; row += 1) insert(workbook, report, "ROW", 6);
    expect((await readFrom(excel, report))?.players).toHaveLength(3);
  });

  test("of games without their rounds nobody is told anything", async () => {
    const { excel, workbook, games } = await written();
    remove(workbook, games, "COL", 3);
    const read = await excel.run((context) => readSheet(context, games));
    expect(readReportGames(read!)).toBeNull();
  });
});
