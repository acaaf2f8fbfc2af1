import { NO_CHOICES } from "../../../src/desk/table/choices";
import { iterationPlans, reportPlans } from "../../../src/desk/table/plans";
import { verdictOf } from "../../../src/desk/table/verdictOf";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import { madeOf } from "../../../src/sheets/renewal/made";
import { renewSheets, undoRenewal } from "../../../src/sheets/renewal/renewSheets";
import { writeSheets, type WrittenSheet } from "../../../src/sheets/writeSheets";
import { excelWorkbook } from "../../../src/taskpane/excel/workbook";
import { placesOfSame } from "../../../src/taskpane/placesOfSame";
import type { Result } from "../../../src/rules/units";
import { TEN } from "../../fixtures/crosstables";
import { edition } from "../../support/editions";
import { officeClient } from "../../support/officeClient";
import { PLAIN_ORDER } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { workbookWithFide } from "../../support/workbench";

const game = (round: number, opponent: number, score: Result, all: readonly Entry[]) => {
  const [name, rating] = all[opponent]!;
  return { round, score, opponent: { name, rating, place: opponent } };
};

type Entry = readonly [name: string, rating: number | null, number?: number];

/** Two rounds of four players; the results turned round on demand. */
function orderOf(players: readonly Entry[]): ReportOrder {
  const pairings = [
    [1, 3],
    [0, 2],
    [3, 1],
    [2, 0],
  ] as const;
  const scores: readonly (readonly [Result, Result])[] = [
    [2, 1],
    [0, 2],
    [1, 0],
    [1, 1],
  ];
  return {
    ...PLAIN_ORDER,
    edition: edition(2014),
    style: "fide",
    title: "Autumn Open",
    isNamed: true,
    event: {
      kind: "swiss",
      rounds: 2,
      players: players.slice(0, 4).map(([name, rating, number], place) => ({
        ...(number !== undefined && { number }),
        name,
        rating,
        k: null,
        games: pairings[place]!.map((opponent, round) =>
          game(round + 1, opponent, scores[place]![round]!, players),
        ),
      })),
    },
  };
}

const PLAYERS: readonly Entry[] = [
  ["Ann", 2200],
  ["Bea", 2100],
  ["Cid", 2000],
  ["Dan", 1900],
];

function withNumber(numbers: readonly number[]) {
  return ([place, [name, rating]]: readonly [number, Entry]): Entry => [
    ...([name, rating] as const),
    numbers[place]!,
  ];
}

async function made(players = PLAYERS) {
  const workbook = workbookWithFide();
  const { excel } = officeClient(workbook);
  const { run } = excel;
  const pane = excelWorkbook(run);
  const order = orderOf(players);
  const sheets = await writeSheets(run, wishedNames(order, EN_SHEETS), (names) =>
    reportSheets(order, names, EN_SHEETS),
  );
  return { workbook, run, pane, sheets };
}

type Setting = Awaited<ReturnType<typeof made>>;

function renewed({ run, pane }: Setting, olds: readonly WrittenSheet[], players: readonly Entry[]) {
  const order = orderOf(players);
  return renewSheets(run, {
    olds,
    wished: wishedNames(order, EN_SHEETS),
    plansOf: (names) => reportSheets(order, names, EN_SHEETS),
    before: "before",
    read: (name) => pane.readSheet(name),
  });
}

/** Where a name stands on a sheet, of one player: his row in the column of that name. */
async function cellOf({ pane }: Setting, sheet: string, name: string, player: string) {
  const { cells, names } = (await pane.readSheet(sheet))!;
  const players = names.own.get("Player")!;
  const column = names.own.get(name)!.column;
  const rows = cells.values.map((row, index) => [row[players.column - cells.area.column], index]);
  const row = Number(rows.find(([value]) => value === player)![1]) + cells.area.row;
  const letters = String.fromCharCode(65 + column);
  return `${letters}${row + 1}`;
}

const REPORT = "Autumn Open – report";

test("what a person typed is kept with its player, also where he stands elsewhere now; the old sheets are hidden", async () => {
  const setting = await made();
  const { workbook, sheets } = setting;
  workbook.write(REPORT, await cellOf(setting, REPORT, "Rating", "Dan"), [[1950]]);
  workbook.write(REPORT, await cellOf(setting, REPORT, "K_factor", "Bea"), [[10]]);
  const rn = await cellOf(setting, REPORT, "Player", "Cid");
  workbook.write(REPORT, `AB${rn.slice(1)}`, [["asked again"]]);
  workbook.write("Sheet1", "A1", [
    [`='${REPORT}'!${await cellOf(setting, REPORT, "Rating", "Dan")}`],
  ]);
  const others: readonly Entry[] = [PLAYERS[3]!, PLAYERS[0]!, ["Bea", 2100], ["Cid", 2005]];
  const { kept, lost, olds } = await renewed(setting, sheets, others);
  expect(workbook.sheets()).toEqual([
    "Sheet1",
    REPORT,
    "Autumn Open – report (before)",
    "Autumn Open – games",
    "Autumn Open – games (before)",
  ]);
  expect(olds.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
  expect(lost).toEqual([]);
  expect([...kept].sort()).toEqual(["Bea, K: 10", "Dan, Rating: 1950"]);
  const value = async (name: string, player: string) =>
    workbook.read(REPORT, await cellOf(setting, REPORT, name, player)).values[0]![0];
  expect(await value("Rating", "Dan")).toBe(1950);
  expect(await value("K_factor", "Bea")).toBe(10);
  /** Corrected in the table, not typed in. */
  expect(await value("Rating", "Cid")).toBe(2005);
  expect(workbook.read("Sheet1", "A1").values).toEqual([[1950]]);
  const row = (await cellOf(setting, REPORT, "Player", "Cid")).slice(1);
  expect(workbook.read(REPORT, `A${row}:AZ${row}`).values[0]).toContain("asked again");
});

test("numbers that the table has now are those of its report, and what looked a player up finds him", async () => {
  const setting = await made([...PLAYERS.slice(0, 4).entries()].map(withNumber([5, 12, 3, 7])));
  const { workbook, sheets } = setting;
  workbook.write(REPORT, await cellOf(setting, REPORT, "Rating", "Dan"), [[1950]]);
  const at = async (name: string) => {
    const [first, last] = [
      await cellOf(setting, REPORT, name, "Ann"),
      await cellOf(setting, REPORT, name, "Dan"),
    ];
    return `'${REPORT}'!${first}:${last}`;
  };
  workbook.write("Sheet1", "A1", [[`=INDEX(${await at("Rating")},MATCH(7,${await at("No")},0))`]]);
  expect(workbook.read("Sheet1", "A1").values).toEqual([[1950]]);
  const order = [3, 0, 1, 2].map((place) => PLAYERS[place]!);
  const others = [...order.entries()].map(withNumber([8, 5, 7, 3]));
  const { kept, lost } = await renewed(setting, sheets, others);
  expect([kept, lost]).toEqual([["Dan, Rating: 1950"], []]);
  const numbers = ["Dan", "Ann", "Bea", "Cid"].map(async (player) => {
    return workbook.read(REPORT, await cellOf(setting, REPORT, "No", player)).values[0]![0];
  });
  expect(await Promise.all(numbers)).toEqual([8, 5, 7, 3]);
  expect(workbook.read("Sheet1", "A1").values).toEqual([[1950]]);
});

test("undone, everything is as it was", async () => {
  const setting = await made();
  const { workbook, run, sheets } = setting;
  workbook.write("Sheet1", "A1", [
    [`='${REPORT}'!${await cellOf(setting, REPORT, "Rating", "Dan")}`],
  ]);
  const before = workbook.read(REPORT, "A1:Z40");
  const result = await renewed(setting, sheets, [...PLAYERS].reverse());
  await undoRenewal(run, result);
  expect(workbook.sheets()).toEqual(["Sheet1", ...sheets.map(({ name }) => name)]);
  expect(workbook.read(REPORT, "A1:Z40")).toEqual(before);
  expect(workbook.read("Sheet1", "A1").values).toEqual([[1900]]);
  expect(workbook.model.getters.getVisibleSheetIds()).toHaveLength(3);
});

test("what fails half-way leaves the old sheets where they were", async () => {
  const setting = await made();
  const { workbook, run, pane, sheets } = setting;
  const before = workbook.read(REPORT, "A1:Z40");
  const failing = renewSheets(run, {
    olds: sheets,
    wished: ["a", "b"],
    plansOf: () => {
      throw new Error("no plan");
    },
    before: "before",
    read: (name) => pane.readSheet(name),
  });
  await expect(failing).rejects.toThrow("no plan");
  expect(workbook.sheets()).toEqual(["Sheet1", ...sheets.map(({ name }) => name)]);
  expect(workbook.read(REPORT, "A1:Z40")).toEqual(before);
});

test("a second time the sheets before the first are forgotten; a player who is gone is named", async () => {
  const setting = await made();
  const { workbook, sheets } = setting;
  const once = await renewed(setting, sheets, PLAYERS);
  workbook.write(REPORT, await cellOf(setting, REPORT, "K_factor", "Dan"), [[10]]);
  const others: readonly Entry[] = [...PLAYERS.slice(0, 3), ["Eva", 1800]];
  const twice = await renewed(setting, once.sheets, others);
  expect(twice.lost).toEqual(["Dan, Rating: 1900", "Dan, K: 10"]);
  expect(workbook.sheets()).toHaveLength(5);
});

test("what was typed is kept as often as the sheet is made anew, and the table's corrections beside it", async () => {
  const setting = await made();
  const { workbook, sheets } = setting;
  workbook.write(REPORT, await cellOf(setting, REPORT, "K_factor", "Bea"), [[10]]);
  workbook.write(REPORT, "P7", [["asked again"]]);
  const once = await renewed(setting, sheets, PLAYERS);
  const others = PLAYERS.map(([name, rating]): Entry => [name, name === "Bea" ? 2105 : rating]);
  const twice = await renewed(setting, once.sheets, others);
  expect([once.kept, twice.kept]).toEqual([["Bea, K: 10"], ["Bea, K: 10"]]);
  expect([once.lost, twice.lost]).toEqual([[], []]);
  const value = async (name: string) =>
    workbook.read(REPORT, await cellOf(setting, REPORT, name, "Bea")).values[0]![0];
  expect([await value("K_factor"), await value("Rating")]).toEqual([10, 2105]);
  const row = (await cellOf(setting, REPORT, "Player", "Bea")).slice(1);
  expect(workbook.read(REPORT, `A${row}:Z${row}`).values[0]).toContain("asked again");
});

test("notes in the head stay, and notes that calculate go on doing so with their player", async () => {
  const setting = await made();
  const { workbook, sheets } = setting;
  const rating = await cellOf(setting, REPORT, "Rating", "Cid");
  const row = rating.slice(1);
  workbook.write(REPORT, "H2", [["to be sent"]]);
  workbook.write(REPORT, `N${row}`, [[`=${rating}*2`, `=N${row}+1`]]);
  const { lost } = await renewed(setting, sheets, [...PLAYERS].reverse());
  expect(lost).toEqual([]);
  expect(workbook.read(REPORT, "H2").values).toEqual([["to be sent"]]);
  const now = (await cellOf(setting, REPORT, "Rating", "Cid")).slice(1);
  expect(now).not.toBe(row);
  expect(workbook.read(REPORT, `N${now}:O${now}`).values).toEqual([[4000, 4001]]);
});

test("a formula over all players goes over all of them; one that cannot be followed is named and keeps its figures", async () => {
  const setting = await made();
  const { workbook, sheets } = setting;
  const first = await cellOf(setting, REPORT, "Rating", "Ann");
  const last = await cellOf(setting, REPORT, "Rating", "Dan");
  workbook.write("Sheet1", "A1", [
    [`=SUM('${REPORT}'!${first}:${last})`, `=SUM('${REPORT}'!C:C)-SUM('${REPORT}'!C:C)+1`],
  ]);
  const others: readonly Entry[] = [
    ["Dan", 1900],
    ["Bea", 2100],
    ["Ann", 2200],
    ["Eva", 1000],
  ];
  const once = await renewed(setting, sheets, others);
  expect(once.left).toEqual(["Sheet1!B1"]);
  const twice = await renewed(setting, once.sheets, [...others].reverse());
  expect(twice.left).toEqual([]);
  expect(workbook.read("Sheet1", "A1:B1").values).toEqual([[7200, 1]]);
});

test("the sheets of one making know each other, and what they are", async () => {
  const { pane } = await made();
  const named = await pane.readNamed();
  const all = named.map(({ names }) => madeOf(names)).filter((each) => each !== null);
  expect(all.map(({ kind }) => kind)).toEqual(["report", "games"]);
  expect(new Set(all.map(({ on }) => on)).size).toBe(1);
  expect(new Set(all.map(({ as }) => as)).size).toBe(2);
});

test("8.58 (2011): a report takes the place of the iteration that was made before it, and nothing of that was typed", async () => {
  const workbook = workbookWithFide();
  const { run } = officeClient(workbook).excel;
  const pane = excelWorkbook(run);
  const cells = cellsOf(TEN);
  const source = { sheet: "Cup", selected: cells.area, asked: cells.area, cells };
  const choices = { ...NO_CHOICES, edition: 2011 as const };
  const table = { source, parts: [], verdict: verdictOf(source, choices) };
  const iteration = iterationPlans(table, choices, EN_SHEETS)!;
  const [there] = await writeSheets(run, iteration.wished, iteration.plansOf);
  const { wished, plansOf } = reportPlans(table, choices, EN_SHEETS)!;
  const olds = (await placesOfSame(pane, wished, plansOf))!;
  expect(olds).toEqual([null, null, there]);
  const { sheets, kept, lost } = await pane.renew({ olds, wished, plansOf, before: "before" });
  expect([kept, lost]).toEqual([[], []]);
  expect(sheets.map(({ name }) => name)).toEqual([...wished.slice(0, 2), there!.name]);
});
