import { addChart, chartsOfSheet, type ChartKind } from "../engine/charts";
import { HostChart } from "./hostChart";
import { apiNotFound, invalidArgument, itemNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { zoneOf } from "./zones";

/** Excel's kinds that the workbench draws, each as it can. */
const KINDS: Readonly<Record<string, ChartKind>> = {
  XYScatterLinesNoMarkers: "lines",
  ColumnClustered: "columns",
};

/** Excel.ChartCollection */
export class HostChartCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get items(): HostChart[] {
    return chartsOfSheet(this.state.workbook.model, this.sheetId).map((id) => this.#chart(id));
  }
  get count(): number {
    return this.items.length;
  }

  getCount(): number {
    return this.count;
  }

  getItem(id: unknown): HostChart {
    const found = this.items.find((chart) => chart.id === id);
    if (found === undefined) throw itemNotFound(`the chart ${String(id)}`);
    return found;
  }

  getItemAt(index: unknown): HostChart {
    const found = this.items[Number(index)];
    if (found === undefined) throw itemNotFound(`chart ${String(index)}`);
    return found;
  }

  /** Of columns whose headings stand in the first row, x in the first of them. */
  add(type: unknown, source: unknown, seriesBy?: unknown): HostChart {
    const kind = KINDS[String(type)];
    if (kind === undefined) throw apiNotFound(`charts of the type ${String(type)}`);
    if (seriesBy !== "Columns") throw apiNotFound(`charts by ${String(seriesBy)}`);
    const address = source instanceof HostRange ? source.address : source;
    const sheet = this.state.sheetName(this.sheetId);
    const data = zoneOf(address, sheet, this.state.sheetZone(this.sheetId));
    if (data.left === data.right || data.top === data.bottom) {
      throw invalidArgument(`${String(address)} has no series under headings.`);
    }
    const chartId = this.state.workbook.model.uuidGenerator.uuidv4();
    const place = { sheetId: this.sheetId, chartId };
    this.state.change(this.sheetId, ({ model }) => {
      addChart(model, place, kind, data);
    });
    return new HostChart(this.state, place);
  }

  #chart(chartId: string): HostChart {
    return new HostChart(this.state, { sheetId: this.sheetId, chartId });
  }
}
