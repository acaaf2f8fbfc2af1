import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { iterationSheet } from "../../src/sheets/iteration/iterationSheet";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { MOST_AT_ONCE } from "../../src/sheets/batchSize";
import {
  Cancelled,
  removeSheets,
  writeSheets,
  type WrittenSheet,
} from "../../src/sheets/writeSheets";
import { exampleOrder } from "../support/exampleOrder";
import { clientOnWorkbook } from "../support/officeClient";
import { rowsOfPlan } from "../support/plannedSheet";

const plan = iterationSheet(exampleOrder(2005, "fide"), EN_SHEETS);

/** One plan, one sheet. */
async function writeSheet(run: typeof Excel.run, one: SheetPlan): Promise<WrittenSheet> {
  const [sheet] = await writeSheets(run, [one.name], () => [one]);
  return sheet!;
}

test("a plan is a sheet: values, formats, hints, what stays in view, how it is printed", async () => {
  const { excel, workbook, answers } = clientOnWorkbook();
  const { name } = await writeSheet(excel.run, plan);
  expect(name).toBe("Ra Ru 2005");
  expect(workbook.model.getters.getActiveSheetName()).toBe(name);
  const sheetId = workbook.model.getters.getActiveSheetId();
  const rows = rowsOfPlan(plan).length;
  const { text, values } = workbook.read(name, `A1:P${rows}`);
  expect(values.flat().filter((value) => String(value).startsWith("#"))).toEqual([]);
  expect(text[0]![0]).toBe("Round robin, Ra and Ru: Example");
  expect(text.find((row) => row[1] === "F")).toContain("4.0");
  const playerA = text.find((row) => row[1] === "A" && row[2] === "2600")!;
  expect(playerA.slice(1, 15).join(" ")).toBe("A 2600 8.0 0.89 351      7.28 10 +7.20 2607");
  expect(workbook.model.getters.getPaneDivisions(sheetId)).toEqual({ xSplit: 0, ySplit: 1 });
  expect(workbook.pageLayout(name)).toMatchObject({ orientation: "Landscape", titleRows: "$1:$1" });
  const headings = text.findIndex((row) => row[6] === "Rc") + 1;
  expect(workbook.note(name, `G${headings}`)?.text).toContain("10.21 (2005)");
  expect(answers.filter(({ Error }) => Error !== undefined)).toEqual([]);
});

test("players called as formulas, errors, numbers or truth values are called so, and spoil nothing", async () => {
  /** C and E are unrated: no formula joins their names with others, which the engine refuses of #N/A. */
  const names = ["=1/0", "+A", "#N/A", "-A", "#REF!", "@A", "'A", "TRUE", "1/2", "007"];
  const order = exampleOrder(2005, "fide");
  const players = order.event.players.map((player, place) => ({ ...player, name: names[place]! }));
  const { excel, workbook } = clientOnWorkbook();
  const odd = iterationSheet({ ...order, event: { ...order.event, players } }, EN_SHEETS);
  const { name } = await writeSheet(excel.run, odd);
  const plain = await writeSheet(excel.run, plan);
  const range = `A1:P${rowsOfPlan(plan).length}`;
  const shown = workbook.read(name, range).values;
  const expected = workbook.read(plain.name, range).values;
  const nameOf = new Map(order.event.players.map((player, place) => [player.name, names[place]]));
  /** Alone in their cells, and in front of figures in a note. */
  const named = (value: unknown) =>
    nameOf.get(String(value)) ??
    (typeof value === "string"
      ? value.replace(/(?<=^|; )[A-J](?= \d)/g, (letter) => nameOf.get(letter)!)
      : value);
  expect(shown.slice(4)).toEqual(expected.slice(4).map((row) => row.map(named)));
});

test("a second sheet has a name of its own", async () => {
  const { excel, workbook } = clientOnWorkbook();
  await writeSheet(excel.run, plan);
  expect((await writeSheet(excel.run, plan)).name).toBe("Ra Ru 2005 (2)");
  expect(workbook.sheets()).toEqual(["Sheet1", "Ra Ru 2005", "Ra Ru 2005 (2)"]);
});

test("when the writing fails, nothing half-made stays and the fault is told", async () => {
  const { excel, workbook } = clientOnWorkbook();
  const [hint] = plan.hints;
  const broken = { ...plan, hints: [{ ...hint!, text: "x".repeat(300) }] };
  await expect(writeSheet(excel.run, broken)).rejects.toMatchObject({ code: "InvalidArgument" });
  expect(workbook.sheets()).toEqual(["Sheet1"]);
});

/** A plan of many rows and many formats. */
const long: SheetPlan = {
  ...plan,
  cells: Array.from({ length: 1_500 }, (_, row) => ({ row, column: 0, content: row })),
  looks: Array.from({ length: 200 }, (_, row) => ({
    area: { row, column: 0, rows: 1, columns: 1 },
    look: "label" as const,
  })),
  names: [],
  hints: [],
  refusals: [],
};

test("whether to go on is asked after every batch, of contents and of formats, none of them large", async () => {
  const { excel } = clientOnWorkbook();
  const done: number[] = [];
  let planned = 0;
  await writeSheets(excel.run, ["Long"], () => [long], {
    planning: () => Promise.resolve(void (planned += 1)),
    progress: (rows) => Promise.resolve(void done.push(rows)),
    isCancelled: () => false,
  });
  expect(planned).toBe(2);
  const steps = done.map((rows, index) => rows - (done[index - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(MOST_AT_ONCE);
  expect(steps[0]).toBe(1_000);
  /** Formats are no rows. */
  expect(done.filter((rows) => rows === 1_500).length).toBeGreaterThan(1);
});

test.each<[string, (rows: number, asked: number) => boolean]>([
  ["before anything is planned", () => true],
  ["between plans and contents", (_, asked) => asked === 2],
  ["among the contents", (rows) => rows > 0],
  ["among the formats", (rows) => rows === 1_500],
])("stopped %s, the writing leaves nothing behind", async (_, isStopped) => {
  const { excel, workbook } = clientOnWorkbook();
  let [done, asked] = [0, 0];
  const writing = {
    planning: () => Promise.resolve(),
    progress: (rows: number) => Promise.resolve(void (done = rows)),
    isCancelled: () => isStopped(done, (asked += 1)),
  };
  const stopped = writeSheets(excel.run, ["Long"], () => [long], writing);
  await expect(stopped).rejects.toBeInstanceOf(Cancelled);
  expect(workbook.sheets()).toEqual(["Sheet1"]);
});

test("a sheet removed is gone; one that is not there was none", async () => {
  const { excel, workbook } = clientOnWorkbook();
  const sheet = await writeSheet(excel.run, plan);
  expect(await removeSheets(excel.run, [sheet])).toBe(true);
  expect(workbook.sheets()).toEqual(["Sheet1"]);
  expect(await removeSheets(excel.run, [sheet])).toBe(false);
});
