import { type BorderStyle } from "@odoo/o-spreadsheet";
import { hexColor } from "./hexColor";
import { apiNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import type { Areas, HostState } from "./hostState";
import { localAddresses, referenceOfAreas } from "./zones";

/** Sides by Excel's names, as the engine calls them. */
const SIDES = {
  EdgeTop: "top",
  EdgeBottom: "bottom",
  EdgeLeft: "left",
  EdgeRight: "right",
  InsideHorizontal: "h",
  InsideVertical: "v",
} as const;

const STYLES: Readonly<Record<string, BorderStyle>> = {
  Continuous: "thin",
  Dash: "dashed",
  Dot: "dotted",
};
const BLACK = "#000000";

/** Excel.RangeBorder: style and colour come in any order; only a style draws a line. */
class HostRangeBorder extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly areas: Areas,
    private readonly side: keyof typeof SIDES,
  ) {
    super();
  }

  get color(): unknown {
    return this.#line.color;
  }
  set color(color: unknown) {
    this.#draw({ ...this.#line, color: hexColor(color) });
  }

  get style(): unknown {
    return this.#line.style ?? "None";
  }
  set style(style: unknown) {
    const name = String(style);
    if (!(name in STYLES)) throw apiNotFound(`RangeBorder.style ${name}`);
    this.#draw({ ...this.#line, style: name });
  }

  get #key(): string {
    return `${referenceOfAreas(this.areas)} ${this.side}`;
  }

  get #line(): { style: string | null; color: string } {
    return this.state.borders.get(this.#key) ?? { style: null, color: BLACK };
  }

  #draw(line: { style: string | null; color: string }): void {
    this.state.borders.set(this.#key, line);
    const style = line.style === null ? undefined : STYLES[line.style];
    if (style === undefined) return;
    this.state.change(this.areas.sheetId, (workbook, sheet) => {
      const border = { position: SIDES[this.side], style, color: line.color };
      workbook.border(sheet, localAddresses(this.areas), border);
    });
  }
}

/** Excel.RangeBorderCollection */
export class HostRangeBorderCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly areas: Areas,
  ) {
    super();
  }

  getItem(side: unknown): HostRangeBorder {
    if (typeof side === "string" && side in SIDES) {
      return new HostRangeBorder(this.state, this.areas, side as keyof typeof SIDES);
    }
    throw apiNotFound(`RangeBorderCollection.getItem ${String(side)}`);
  }
}
