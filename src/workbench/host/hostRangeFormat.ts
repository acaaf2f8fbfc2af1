import { capitalised } from "../engine/capitalised";
import { localAddress } from "../engine/zones";
import { type Style } from "@odoo/o-spreadsheet";
import { HostRangeBorderCollection } from "./hostRangeBorderCollection";
import { apiNotFound } from "./hostError";
import { hexColor } from "./hexColor";
import { HostObject } from "./hostObject";
import type { Area, HostState } from "./hostState";

const PIXELS_A_POINT = 4 / 3;

/** What formats an area: it reads the first cell and sets all. */
abstract class AreaFormat extends HostObject {
  constructor(
    protected readonly state: HostState,
    protected readonly area: Area,
  ) {
    super();
  }

  protected static styleOf({ state, area: { sheetId, zone } }: AreaFormat): Style {
    const position = { sheetId, col: zone.left, row: zone.top };
    return state.workbook.model.getters.getCellComputedStyle(position);
  }

  protected static setStyle({ state, area }: AreaFormat, style: Style): void {
    state.change(area.sheetId, (workbook, sheet) => {
      workbook.style(sheet, localAddress(area.zone), style);
    });
  }
}

/** Excel.RangeFont */
class HostRangeFont extends AreaFormat {
  get bold(): unknown {
    return AreaFormat.styleOf(this).bold ?? false;
  }
  set bold(bold: unknown) {
    AreaFormat.setStyle(this, { bold: bold === true });
  }
  get italic(): unknown {
    return AreaFormat.styleOf(this).italic ?? false;
  }
  set italic(italic: unknown) {
    AreaFormat.setStyle(this, { italic: italic === true });
  }
  get color(): unknown {
    return AreaFormat.styleOf(this).textColor ?? "#000000";
  }
  set color(color: unknown) {
    AreaFormat.setStyle(this, { textColor: hexColor(color) });
  }
  get size(): unknown {
    return AreaFormat.styleOf(this).fontSize ?? 10;
  }
  set size(size: unknown) {
    AreaFormat.setStyle(this, { fontSize: Number(size) });
  }
}

/** Excel.RangeFill */
class HostRangeFill extends AreaFormat {
  get color(): unknown {
    return AreaFormat.styleOf(this).fillColor ?? "#FFFFFF";
  }
  set color(color: unknown) {
    AreaFormat.setStyle(this, { fillColor: hexColor(color) });
  }
}

type Align = NonNullable<Style["align"]>;
type VerticalAlign = NonNullable<Style["verticalAlign"]>;

const HORIZONTAL = ["Left", "Center", "Right"];
const VERTICAL: Readonly<Record<string, VerticalAlign>> = {
  Top: "top",
  Center: "middle",
  Bottom: "bottom",
};

/** Excel.RangeFormat */
export class HostRangeFormat extends AreaFormat {
  get font(): HostRangeFont {
    return new HostRangeFont(this.state, this.area);
  }
  get fill(): HostRangeFill {
    return new HostRangeFill(this.state, this.area);
  }
  get borders(): HostRangeBorderCollection {
    return new HostRangeBorderCollection(this.state, this.area);
  }

  get wrapText(): unknown {
    return AreaFormat.styleOf(this).wrapping === "wrap";
  }
  set wrapText(wrap: unknown) {
    AreaFormat.setStyle(this, { wrapping: wrap === true ? "wrap" : "overflow" });
  }
  get horizontalAlignment(): unknown {
    const { align } = AreaFormat.styleOf(this);
    return align === undefined ? "General" : capitalised(align);
  }
  set horizontalAlignment(alignment: unknown) {
    if (!HORIZONTAL.includes(String(alignment))) {
      throw apiNotFound(`RangeFormat.horizontalAlignment ${String(alignment)}`);
    }
    AreaFormat.setStyle(this, { align: String(alignment).toLowerCase() as Align });
  }
  get verticalAlignment(): unknown {
    const { verticalAlign } = AreaFormat.styleOf(this);
    return Object.keys(VERTICAL).find((key) => VERTICAL[key] === verticalAlign) ?? "Bottom";
  }
  set verticalAlignment(alignment: unknown) {
    const verticalAlign = VERTICAL[String(alignment)];
    if (verticalAlign === undefined) {
      throw apiNotFound(`RangeFormat.verticalAlignment ${String(alignment)}`);
    }
    AreaFormat.setStyle(this, { verticalAlign });
  }

  /** In points, as Excel counts them here. */
  get columnWidth(): unknown {
    const { sheetId, zone } = this.area;
    const { getters } = this.state.workbook.model;
    return getters.getColSize(sheetId, zone.left) / PIXELS_A_POINT;
  }
  set columnWidth(points: unknown) {
    const { sheetId, zone } = this.area;
    this.state.change(sheetId, (workbook, sheet) => {
      const width = Math.round(Number(points) * PIXELS_A_POINT);
      workbook.columnWidth(sheet, localAddress(zone), width);
    });
  }
  get rowHeight(): unknown {
    const { sheetId, zone } = this.area;
    const { getters } = this.state.workbook.model;
    return getters.getRowSize(sheetId, zone.top) / PIXELS_A_POINT;
  }
  set rowHeight(points: unknown) {
    const { sheetId, zone } = this.area;
    this.state.change(sheetId, (workbook, sheet) => {
      const height = Math.round(Number(points) * PIXELS_A_POINT);
      workbook.rowHeight(sheet, localAddress(zone), height);
    });
  }
}
