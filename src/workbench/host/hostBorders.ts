import { type BorderStyle } from "@odoo/o-spreadsheet";
import { invalidArgument } from "./hostError";
import { HostObject } from "./hostObject";
import type { Area, Session } from "./session";
import { localAddress } from "./zones";

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

/** Excel.RangeBorder: a style draws the line in the colour given before, else in black. */
export class HostBorder extends HostObject {
  #color = "#000000";
  constructor(
    private readonly session: Session,
    private readonly area: Area,
    private readonly side: keyof typeof SIDES,
  ) {
    super();
  }

  get color(): unknown {
    return this.#color;
  }
  set color(color: unknown) {
    this.#color = String(color);
  }

  set style(style: unknown) {
    const line = STYLES[String(style)];
    if (line === undefined) throw invalidArgument(`${String(style)} is no style of a border.`);
    const { sheetId, zone } = this.area;
    this.session.change((workbook) => {
      const border = { position: SIDES[this.side], style: line, color: this.#color };
      workbook.border(this.session.sheetName(sheetId), localAddress(zone), border);
    });
  }
}

/** Excel.RangeBorderCollection */
export class HostBorders extends HostObject {
  constructor(
    private readonly session: Session,
    private readonly area: Area,
  ) {
    super();
  }

  getItem(side: unknown): HostBorder {
    if (typeof side === "string" && side in SIDES) {
      return new HostBorder(this.session, this.area, side as keyof typeof SIDES);
    }
    throw invalidArgument(`${String(side)} is no side of a range.`);
  }
}
