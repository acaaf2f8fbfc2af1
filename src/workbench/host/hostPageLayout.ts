import { helpers, type Zone } from "@odoo/o-spreadsheet";
import { HostHeaderFooterGroup } from "./hostHeaderFooter";
import { invalidArgument } from "./hostError";
import { HostRange } from "./hostRange";
import { zoneOf } from "./zones";
import { HostObject } from "./hostObject";
import type { PageLayout } from "../engine/pageLayout";
import type { HostState } from "./hostState";

const POINTS_AN_INCH = 72;
const USUAL_MARGINS = {
  left: "0.7",
  right: "0.7",
  top: "0.75",
  bottom: "0.75",
  header: "0.3",
  footer: "0.3",
};
type Side = "left" | "right" | "top" | "bottom";

const ORIENTATIONS = ["Portrait", "Landscape"];

/** Excel.PageLayout */
export class HostPageLayout extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string,
  ) {
    super();
  }

  get orientation(): unknown {
    return this.#layout.orientation ?? "Portrait";
  }
  set orientation(orientation: unknown) {
    const name = String(orientation);
    if (!ORIENTATIONS.includes(name)) throw invalidArgument(`${name} is no orientation.`);
    this.#set({ orientation: name });
  }
  get zoom(): unknown {
    return this.#layout.zoom ?? { scale: 100 };
  }
  set zoom(zoom: unknown) {
    this.#set({ zoom: zoom as NonNullable<PageLayout["zoom"]> });
  }

  /** In points; a file has them in inches. */
  get leftMargin(): unknown {
    return this.#margin("left");
  }
  set leftMargin(points: unknown) {
    this.#setMargin("left", points);
  }
  get rightMargin(): unknown {
    return this.#margin("right");
  }
  set rightMargin(points: unknown) {
    this.#setMargin("right", points);
  }
  get topMargin(): unknown {
    return this.#margin("top");
  }
  set topMargin(points: unknown) {
    this.#setMargin("top", points);
  }
  get bottomMargin(): unknown {
    return this.#margin("bottom");
  }
  set bottomMargin(points: unknown) {
    this.#setMargin("bottom", points);
  }

  setPrintTitleRows(rows: unknown): void {
    this.#set({ titleRows: String(rows) });
  }

  /** A range, or addresses: $A$1:$D$9,$F$1:$H$9. */
  setPrintArea(printArea: unknown): void {
    const sheet = this.state.sheetName(this.sheetId);
    const whole = this.state.sheetZone(this.sheetId);
    const addresses = printArea instanceof HostRange ? [printArea.address] : areasOf(printArea);
    const areas = addresses.map((address) => absolute(zoneOf(address, sheet, whole)));
    this.#set({ printArea: areas.join(",") });
  }

  get headersFooters(): HostHeaderFooterGroup {
    return new HostHeaderFooterGroup(this.state, this.sheetId);
  }

  #margin(side: Side): number {
    return Number((this.#layout.pageMargins ?? USUAL_MARGINS)[side]) * POINTS_AN_INCH;
  }

  /** A file has all of them or none. */
  #setMargin(side: Side, points: unknown): void {
    this.state.change(this.sheetId, (workbook, sheet) => {
      const { pageMargins = USUAL_MARGINS } = workbook.pageLayout(sheet);
      const inches = String(Number(points) / POINTS_AN_INCH);
      workbook.setPageLayout(sheet, { pageMargins: { ...pageMargins, [side]: inches } });
    });
  }

  get #layout(): PageLayout {
    return this.state.workbook.pageLayout(this.state.sheetName(this.sheetId));
  }

  #set(change: PageLayout): void {
    this.state.assertInView(this.sheetId);
    this.state.change(this.sheetId, (workbook, sheet) => {
      workbook.setPageLayout(sheet, change);
    });
  }
}

const areasOf = (addresses: unknown): string[] => String(addresses).split(",");

/** As files write it: $A$1:$D$9. */
function absolute({ left, top, right, bottom }: Zone): string {
  const [first, last] = [helpers.toXC(left, top, FIXED), helpers.toXC(right, bottom, FIXED)];
  return first === last ? first : `${first}:${last}`;
}

const FIXED = { colFixed: true, rowFixed: true };
