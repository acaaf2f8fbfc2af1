import { addressOf, addressOfArea } from "../tournament/sheetCells";
import type { ChartKind, PlannedChart, SheetPlan } from "./sheetPlan";

/** Of ExcelApi 1.1, as all that is asked of a chart here. */
const TYPES = {
  curves: "XYScatterLinesNoMarkers",
  columns: "ColumnClustered",
} as const satisfies Readonly<Record<ChartKind, Excel.ChartType | `${Excel.ChartType}`>>;

/** Excel's own charts of a plan: they follow the cells, are printed and saved with them. */
export function drawCharts(sheet: Excel.Worksheet, { charts = [] }: SheetPlan): void {
  for (const chart of charts) draw(sheet, chart);
}

function draw(sheet: Excel.Worksheet, { kind, title, data, axes, place }: PlannedChart): void {
  const chart = sheet.charts.add(TYPES[kind], sheet.getRange(addressOfArea(data)), "Columns");
  chart.title.text = title;
  const { categoryAxis, valueAxis } = chart.axes;
  categoryAxis.title.text = axes.x;
  valueAxis.title.text = axes.y;
  if (axes.span !== undefined) {
    const [from, to] = axes.span;
    categoryAxis.minimum = from;
    categoryAxis.maximum = to;
  }
  if (axes.least !== undefined) valueAxis.minimum = axes.least;
  const isOneSeries = data.columns === 2;
  if (isOneSeries) chart.legend.visible = false;
  else chart.legend.position = "Bottom";
  const { row, column, rows, columns } = place;
  chart.setPosition(
    addressOf({ row, column }),
    addressOf({ row: row + rows - 1, column: column + columns - 1 }),
  );
}
