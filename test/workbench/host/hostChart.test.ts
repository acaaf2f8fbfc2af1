/** @jest-environment jsdom */
import { unzipSync, strFromU8 } from "fflate";
import { drawCharts } from "../../../src/sheets/drawCharts";
import type { PlannedChart, SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Workbook } from "../../../src/workbench/engine/workbook";
import { saveXlsx } from "../../../src/workbench/xlsx/file";
import { savedByLibreOffice, testInLibreOffice } from "../../support/libreOffice";
import { clientOnWorkbook } from "../../support/officeClient";
import { opened } from "../../support/workbench";

const CHART: PlannedChart = {
  kind: "curves",
  title: "Two curves",
  data: { row: 0, column: 0, rows: 4, columns: 3 },
  axes: { x: "difference", y: "share", span: [-10, 10] },
  place: { row: 2, column: 4, rows: 10, columns: 5 },
};

const DATA = [
  ["x", "one", "other"],
  [-10, 0.1, 0.2],
  [0, 0.5, 0.5],
  [10, 0.9, 0.8],
];

async function drawn(...charts: readonly PlannedChart[]): Promise<Workbook> {
  return drawnIn(clientOnWorkbook(), DATA, charts);
}

async function drawnIn(
  { excel, workbook }: ReturnType<typeof clientOnWorkbook>,
  data: (string | number)[][],
  charts: readonly PlannedChart[],
): Promise<Workbook> {
  workbook.write("Sheet1", "A1", data);
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    drawCharts(sheet, { charts } as Partial<SheetPlan> as SheetPlan);
    await context.sync();
  });
  return workbook;
}

/** What the engine has of the charts of the first sheet. */
function chartsIn({ model: { getters } }: Workbook) {
  const [sheetId] = getters.getSheetIds();
  return getters.getFigures(sheetId!).map(({ id, col, row, width, height }) => {
    const definition = getters.getChartDefinition(getters.getChartIdFromFigureId(id)!);
    return { definition, place: { col, row, width, height } };
  });
}

test("a chart of a plan is drawn by Microsoft's client, with its series, titles and place", async () => {
  const workbook = await drawn(CHART);
  const [chart, ...others] = chartsIn(workbook);
  expect(others).toEqual([]);
  expect(chart!.definition).toMatchObject({
    type: "line",
    title: { text: "Two curves" },
    legendPosition: "bottom",
    axesDesign: {
      x: { title: { text: "difference" }, min: -10, max: 10 },
      y: { title: { text: "share" } },
    },
    dataSource: {
      dataSets: [{ dataRange: "B1:B4" }, { dataRange: "C1:C4" }],
      labelRange: "A1:A4",
    },
  });
  const { getters } = workbook.model;
  const [sheetId] = getters.getSheetIds();
  const width = [4, 5, 6, 7, 8].reduce((sum, col) => sum + getters.getColSize(sheetId!, col), 0);
  expect(chart!.place).toEqual({ col: 4, row: 2, width: width - 3, height: 10 * 23 - 3 });
});

test("columns of one series have no legend; both charts stay in a file", async () => {
  const data = { ...CHART.data, columns: 2 };
  const again = await opened(
    await saveXlsx(await drawn(CHART, { ...CHART, kind: "columns", data })),
  );
  const [lines, columns] = chartsIn(again).map(({ definition }) => definition);
  expect(lines).toMatchObject({ type: "line", title: { text: "Two curves" } });
  expect(columns).toMatchObject({ type: "bar", legendPosition: "none" });
});

/** The parts of its chart in a file. */
async function stored(chart: PlannedChart): Promise<(name: string) => Element[]> {
  return storedOf(await drawn(chart));
}

async function storedOf(workbook: Workbook): Promise<(name: string) => Element[]> {
  const files = unzipSync(await saveXlsx(workbook));
  const [part] = Object.keys(files).filter((name) => /charts\/chart\d+\.xml/.test(name));
  const xml = new DOMParser().parseFromString(strFromU8(files[part!]!), "application/xml");
  return (name) => Array.from(xml.getElementsByTagNameNS("*", name));
}

const namesIn = (part: Element | undefined) =>
  Array.from(part!.children, ({ localName }) => localName);

test("in the file curves are over numbers, without marks, as far as their axis goes, each part in its place", async () => {
  const parts = await stored(CHART);
  expect(parts("lineChart")).toEqual([]);
  expect(namesIn(parts("scatterChart")[0])).toEqual([
    "scatterStyle",
    "varyColors",
    "ser",
    "ser",
    "dLbls",
    "axId",
    "axId",
  ]);
  const [series] = parts("ser");
  expect(namesIn(series)).toEqual([
    "idx",
    "order",
    "tx",
    "spPr",
    "marker",
    "dLbls",
    "xVal",
    "yVal",
    "smooth",
  ]);
  expect(parts("xVal")[0]!.textContent.trim()).toBe("Sheet1!A2:A4");
  expect(namesIn(parts("xVal")[0])).toEqual(["numRef"]);
  expect(parts("symbol").map((each) => each.getAttribute("val"))).toEqual(["none", "none"]);
  const [x, y] = parts("valAx");
  expect(namesIn(x).slice(0, 4)).toEqual(["axId", "scaling", "delete", "axPos"]);
  expect(namesIn(x).slice(-3)).toEqual(["crossAx", "crosses", "crossBetween"]);
  expect(namesIn(y).slice(-3)).toEqual(["crossAx", "crosses", "crossBetween"]);
  expect(parts("min").map((each) => each.getAttribute("val"))).toEqual(["-10"]);
  expect(parts("max").map((each) => each.getAttribute("val"))).toEqual(["10"]);
  expect(namesIn(parts("chartSpace")[0])).toEqual(["roundedCorners", "chart", "spPr"]);
});

test("in the file columns are over words", async () => {
  const parts = await stored({ ...CHART, kind: "columns" });
  expect(parts("scatterChart")).toEqual([]);
  expect(namesIn(parts("barChart")[0])).toEqual([
    ...["barDir", "grouping", "varyColors", "ser", "ser", "dLbls", "gapWidth", "overlap"],
    ...["axId", "axId"],
  ]);
  expect(namesIn(parts("catAx")[0]).slice(-3)).toEqual(["crossAx", "crosses", "auto"]);
});

test("in the file lines over words stay lines over words", async () => {
  const [headings, ...rows] = DATA;
  const words = ["Ann", "Bob", "Cid"];
  const named = rows.map(([, ...values], index) => [words[index]!, ...values]);
  const parts = await storedOf(await drawnIn(clientOnWorkbook(), [headings!, ...named], [CHART]));
  expect(parts("scatterChart")).toEqual([]);
  expect(namesIn(parts("cat")[0])).toEqual(["strRef"]);
});

test("a figure that files do not know as a chart gives its place to no other", async () => {
  /** The engine cannot draw its picture here, and says so. */
  jest.spyOn(console, "log").mockImplementation();
  const client = clientOnWorkbook();
  const [sheetId] = client.workbook.model.getters.getSheetIds();
  const made = client.workbook.model.dispatch("CREATE_CHART", {
    ...{ sheetId: sheetId!, chartId: "score", figureId: "score" },
    ...{ col: 0, row: 0, offset: { x: 0, y: 0 } },
    definition: {
      ...{ type: "scorecard", title: {}, keyValue: "B2", baselineMode: "text", baselineDescr: {} },
      ...{ baselineColorUp: "#00A04A", baselineColorDown: "#DC6965" },
    },
  } as never);
  expect(made.isSuccessful).toBe(true);
  const parts = await storedOf(await drawnIn(client, DATA, [CHART]));
  expect(parts("min").map((each) => each.getAttribute("val"))).toEqual(["-10"]);
});

test("a file that is opened has its charts over the same cells, with their axes", async () => {
  const before = await drawn(CHART);
  const again = await opened(await saveXlsx(before));
  const [one] = chartsIn(before);
  const [other] = chartsIn(again);
  expect([other!.place.col, other!.place.row]).toEqual([4, 2]);
  expect(Math.abs(other!.place.width - one!.place.width)).toBeLessThan(12);
  expect(Math.abs(other!.place.height - one!.place.height)).toBeLessThan(12);
  expect(other!.definition).toMatchObject({
    axesDesign: {
      x: { title: { text: "difference" }, min: -10, max: 10 },
      y: { title: { text: "share" } },
    },
    dataSource: {
      dataSets: [{ dataRange: "B1:B4" }, { dataRange: "C1:C4" }],
      labelRange: "Sheet1!A1:A4",
    },
  });
});

testInLibreOffice("a chart goes through LibreOffice and back", async () => {
  const again = await opened(savedByLibreOffice(await saveXlsx(await drawn(CHART))));
  expect(chartsIn(again)).toHaveLength(1);
});
