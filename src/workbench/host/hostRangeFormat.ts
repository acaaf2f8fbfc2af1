import { capitalised } from "../engine/capitalised";
import { type Style, type Zone } from "@odoo/o-spreadsheet";
import { HostRangeBorderCollection } from "./hostRangeBorderCollection";
import { apiNotFound } from "./hostError";
import { hexColor } from "./hexColor";
import { HostObject } from "./hostObject";
import type { Areas, HostState } from "./hostState";
import { localAddresses } from "./zones";

const PIXELS_A_POINT = 4 / 3;

/** What formats areas: it reads the first cell and sets all. */
abstract class AreaFormat extends HostObject {
  constructor(
    protected readonly state: HostState,
    protected readonly areas: Areas,
  ) {
    super();
  }

  protected static firstOf({ areas: { zones } }: AreaFormat): Pick<Zone, "left" | "top"> {
    return zones[0] ?? { left: 0, top: 0 };
  }

  protected static styleOf(format: AreaFormat): Style {
    const { left, top } = AreaFormat.firstOf(format);
    const { state, areas } = format;
    const position = { sheetId: areas.sheetId, col: left, row: top };
    return state.workbook.model.getters.getCellComputedStyle(position);
  }

  protected static setStyle({ state, areas }: AreaFormat, style: Style): void {
    state.change(areas.sheetId, (workbook, sheet) => {
      workbook.style(sheet, localAddresses(areas), style);
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
    return new HostRangeFont(this.state, this.areas);
  }
  get fill(): HostRangeFill {
    return new HostRangeFill(this.state, this.areas);
  }
  get borders(): HostRangeBorderCollection {
    return new HostRangeBorderCollection(this.state, this.areas);
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
    const { getters } = this.state.workbook.model;
    const { left } = AreaFormat.firstOf(this);
    return getters.getColSize(this.areas.sheetId, left) / PIXELS_A_POINT;
  }
  set columnWidth(points: unknown) {
    this.state.change(this.areas.sheetId, (workbook, sheet) => {
      const width = Math.round(Number(points) * PIXELS_A_POINT);
      workbook.resize(sheet, localAddresses(this.areas), "COL", width);
    });
  }
  get rowHeight(): unknown {
    const { getters } = this.state.workbook.model;
    const { top } = AreaFormat.firstOf(this);
    return getters.getRowSize(this.areas.sheetId, top) / PIXELS_A_POINT;
  }
  set rowHeight(points: unknown) {
    this.state.change(this.areas.sheetId, (workbook, sheet) => {
      const height = Math.round(Number(points) * PIXELS_A_POINT);
      workbook.resize(sheet, localAddresses(this.areas), "ROW", height);
    });
  }
}
