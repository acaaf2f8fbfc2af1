import { changeChart, placeChart, type ChartLook, type ChartPlace } from "../engine/charts";
import { apiNotFound } from "./hostError";
import { HostObject, IDENTITY, LEADING, type Identity } from "./hostObject";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { boundingZone, zoneOf } from "./zones";

/** Changes what a chart shows, with the other changes of the batch. */
type Change = (look: Partial<ChartLook>) => void;

/** Excel.ChartTitle, Excel.ChartAxisTitle */
class HostChartTitle extends HostObject {
  constructor(private readonly say: (text: string) => void) {
    super();
  }

  set text(text: unknown) {
    this.say(String(text));
  }
}

/** Excel.ChartAxis, as far as charts here are changed. */
class HostChartAxis extends HostObject {
  constructor(
    private readonly change: Change,
    private readonly axis: "x" | "y",
  ) {
    super();
  }
  override get [LEADING](): readonly string[] {
    return ["title"];
  }

  get title(): HostChartTitle {
    return new HostChartTitle((text) => {
      this.change(this.axis === "x" ? { xTitle: text } : { yTitle: text });
    });
  }

  set minimum(from: unknown) {
    this.change(this.axis === "x" ? { xFrom: Number(from) } : { yFrom: Number(from) });
  }
  set maximum(to: unknown) {
    if (this.axis === "y") throw apiNotFound("ChartAxis.maximum of values");
    this.change({ xTo: Number(to) });
  }
}

/** Excel.ChartAxes */
class HostChartAxes extends HostObject {
  constructor(private readonly change: Change) {
    super();
  }
  override get [LEADING](): readonly string[] {
    return ["categoryAxis", "valueAxis"];
  }

  get categoryAxis(): HostChartAxis {
    return new HostChartAxis(this.change, "x");
  }
  get valueAxis(): HostChartAxis {
    return new HostChartAxis(this.change, "y");
  }
}

const LEGENDS = ["top", "bottom", "left", "right"] as const;

/** Excel.ChartLegend */
class HostChartLegend extends HostObject {
  constructor(private readonly change: Change) {
    super();
  }

  set position(position: unknown) {
    const legend = LEGENDS.find((each) => each === String(position).toLowerCase());
    if (legend === undefined) throw apiNotFound(`ChartLegend.position ${String(position)}`);
    this.change({ legend });
  }
  set visible(isVisible: unknown) {
    if (isVisible === false) this.change({ legend: "none" });
  }
}

/** Excel.Chart */
export class HostChart extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly place: ChartPlace,
  ) {
    super();
  }
  override get [IDENTITY](): Identity {
    return { Id: this.place.chartId };
  }
  override get [LEADING](): readonly string[] {
    return ["title", "axes", "legend"];
  }

  get id(): string {
    return this.place.chartId;
  }

  get title(): HostChartTitle {
    return new HostChartTitle((title) => {
      this.#change({ title });
    });
  }
  get axes(): HostChartAxes {
    return new HostChartAxes(this.#change);
  }
  get legend(): HostChartLegend {
    return new HostChartLegend(this.#change);
  }

  /** Over the cells from the one to the other. */
  setPosition(startCell: unknown, endCell?: unknown): void {
    const zone = boundingZone(this.#zone(startCell), this.#zone(endCell ?? startCell));
    this.state.change(this.place.sheetId, ({ model }) => {
      placeChart(model, this.place, zone);
    });
  }

  #zone(cell: unknown) {
    const { sheetId } = this.place;
    const address = cell instanceof HostRange ? cell.address : cell;
    return zoneOf(address, this.state.sheetName(sheetId), this.state.sheetZone(sheetId));
  }

  readonly #change: Change = (look) => {
    this.state.change(this.place.sheetId, ({ model }) => {
      changeChart(model, this.place, look);
    });
  };
}
