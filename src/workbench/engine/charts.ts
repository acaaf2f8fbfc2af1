import {
  helpers,
  type ChartDefinition,
  type Getters,
  type Model,
  type UID,
  type Zone,
} from "@odoo/o-spreadsheet";
import { dispatched } from "./dispatched";

/** How a chart draws its columns: as lines over the first of them, or as columns beside each other. */
export type ChartKind = "lines" | "columns";

/** What can be said of a chart once it is there. */
export interface ChartLook {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly xFrom: number;
  readonly xTo: number;
  readonly yFrom: number;
  readonly legend: "top" | "bottom" | "left" | "right" | "none";
}

export interface ChartPlace {
  readonly sheetId: UID;
  readonly chartId: UID;
}

/** As Excel takes a range of data: headings in its first row, x in its first column. */
export function addChart(model: Model, place: ChartPlace, kind: ChartKind, data: Zone): void {
  const { sheetId, chartId } = place;
  const payload = { sheetId, chartId, figureId: chartId, definition: definitionOf(kind, data) };
  dispatchedIn(model)("CREATE_CHART", { ...payload, col: 0, row: 0, offset: CORNER });
}

const CORNER = { x: 0, y: 0 };

function definitionOf(kind: ChartKind, { left, right, top, bottom }: Zone): ChartDefinition {
  const column = (at: number, first: number) =>
    `${helpers.toXC(at, first)}:${helpers.toXC(at, bottom)}`;
  const series = Array.from({ length: right - left }, (_, index) => left + 1 + index);
  const common = {
    title: {},
    legendPosition: "bottom" as const,
    stacked: false,
    dataSetStyles: {},
    dataSource: {
      type: "range" as const,
      dataSets: series.map((at, index) => ({
        dataSetId: String(index),
        dataRange: column(at, top),
      })),
      dataSetsHaveTitle: true,
      labelRange: column(left, top),
    },
  };
  return kind === "columns"
    ? { ...common, type: "bar" }
    : { ...common, type: "line", labelsAsText: false, cumulative: false, hideDataMarkers: true };
}

export function changeChart(
  model: Model,
  { sheetId, chartId }: ChartPlace,
  { title, xTitle, yTitle, xFrom, xTo, yFrom, legend }: Partial<ChartLook>,
): void {
  const known = model.getters.getChartDefinition(chartId);
  if (known.type !== "line" && known.type !== "bar") return;
  const { x = {}, y = {} } = known.axesDesign ?? {};
  const axesDesign = {
    ...known.axesDesign,
    x: {
      ...x,
      ...(xTitle !== undefined && { title: { text: xTitle } }),
      ...(xFrom !== undefined && { min: xFrom }),
      ...(xTo !== undefined && { max: xTo }),
    },
    y: {
      ...y,
      ...(yTitle !== undefined && { title: { text: yTitle } }),
      ...(yFrom !== undefined && { min: yFrom }),
    },
  };
  const definition: ChartDefinition = {
    ...known,
    axesDesign,
    ...(title !== undefined && { title: { text: title } }),
    ...(legend !== undefined && { legendPosition: legend }),
  };
  dispatchedIn(model)("UPDATE_CHART", { sheetId, chartId, figureId: chartId, definition });
}

/** Over these cells. */
export function placeChart(model: Model, { sheetId, chartId }: ChartPlace, zone: Zone): void {
  const { getters } = model;
  const { left: col, top: row } = zone;
  const payload = {
    ...{ sheetId, figureId: chartId, col, row, offset: CORNER },
    width: extent(getters, sheetId, zone, "COL") - EDGE,
    height: extent(getters, sheetId, zone, "ROW") - EDGE,
  };
  dispatchedIn(model)("UPDATE_FIGURE", payload);
}

/** Pixels by which a chart ends before its cells do: with them it is printed, and kept in a file. */
const EDGE = 3;

function extent(getters: Getters, sheetId: UID, zone: Zone, dimension: "COL" | "ROW"): number {
  const [first, last] = dimension === "COL" ? [zone.left, zone.right] : [zone.top, zone.bottom];
  let sum = 0;
  for (let at = first; at <= last; at += 1) {
    sum += dimension === "COL" ? getters.getColSize(sheetId, at) : getters.getRowSize(sheetId, at);
  }
  return sum;
}

export function chartsOfSheet({ getters }: Model, sheetId: UID): readonly UID[] {
  return getters.getChartIds(sheetId);
}

/** A chart as a file is to have it. */
export interface FiledChart {
  readonly definition: ChartDefinition;
  /** Its curves go over numbers, not over words. */
  readonly isOverNumbers: boolean;
}

/** Those that a file has as charts, sheet by sheet in the order in which they were drawn; others are pictures. */
export function filedCharts({ getters }: Model): readonly FiledChart[] {
  return getters.getSheetIds().flatMap((sheetId) =>
    getters.getFigures(sheetId).flatMap(({ id, tag }) => {
      const chartId = tag === "chart" ? getters.getChartIdFromFigureId(id) : undefined;
      if (
        chartId === undefined ||
        getters.getChart(chartId)?.getDefinitionForExcel(getters) === undefined
      )
        return [];
      const definition = getters.getChartDefinition(chartId);
      return [{ definition, isOverNumbers: isOverNumbers(getters, sheetId, definition) }];
    }),
  );
}

/** As the engine draws it: where every label is a number. */
function isOverNumbers(getters: Getters, sheetId: UID, definition: ChartDefinition): boolean {
  if (definition.type !== "line" || definition.labelsAsText) return false;
  const { dataSource } = definition;
  if (dataSource.type !== "range" || dataSource.labelRange === undefined) return false;
  const { sheetId: on, zone } = getters.getRangeFromSheetXC(sheetId, dataSource.labelRange);
  const labels = getters
    .getEvaluatedCellsInZone(on, zone)
    .map(({ value }) => value)
    .slice(dataSource.dataSetsHaveTitle ? 1 : 0)
    .filter((value) => value !== null && value !== "");
  return labels.length > 0 && labels.every((value) => typeof value === "number");
}

function dispatchedIn(model: Model): Model["dispatch"] {
  return ((type: never, payload: never) => dispatched(model, type, payload)) as Model["dispatch"];
}
