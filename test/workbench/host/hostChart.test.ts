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
  const { excel, workbook } = clientOnWorkbook();
  workbook.write("Sheet1", "A1", DATA);
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
  expect(chart!.place).toMatchObject({ col: 4, row: 2 });
  expect(chart!.place.width).toBeGreaterThan(300);
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

test("in the file the parts of a series stand in their order, and lines have no marks", async () => {
  const files = unzipSync(await saveXlsx(await drawn(CHART)));
  const [part] = Object.keys(files).filter((name) => /charts\/chart\d+\.xml/.test(name));
  const xml = new DOMParser().parseFromString(strFromU8(files[part!]!), "application/xml");
  const [series] = Array.from(xml.getElementsByTagNameNS("*", "ser"));
  const names = Array.from(series!.children, ({ localName }) => localName);
  expect(names).toEqual(
    expect.arrayContaining(["idx", "order", "tx", "spPr", "marker", "cat", "val"]),
  );
  expect(names.indexOf("tx")).toBe(2);
  expect(names.at(-1)).toBe("smooth");
  expect(series!.getElementsByTagNameNS("*", "symbol")[0]!.getAttribute("val")).toBe("none");
});

testInLibreOffice("a chart goes through LibreOffice and back", async () => {
  const again = await opened(savedByLibreOffice(await saveXlsx(await drawn(CHART))));
  expect(chartsIn(again)).toHaveLength(1);
});
