import { helpers } from "@odoo/o-spreadsheet";
import { isOfCells, isOfHeaders } from "../engine/zones";
import { LIMITS } from "./limits";
import { OpenFault } from "./openFault";

/** Rows and columns of a sheet. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What is looked at place by place, in all sheets: more of it than a browser does in a few seconds is refused. */
export class Places {
  private count = 0;

  add(places: number): void {
    this.count += places;
    if (this.count > LIMITS.places) throw new OpenFault({ kind: "tooSpread", places: this.count });
  }
}

/** Areas as a sheet of this size has them; those beyond it are none. */
export class Clip {
  /** How far areas reached in the file, by what is left of them. */
  readonly reach = new Map<string, string>();

  constructor(
    readonly size: Size,
    private readonly places: Places,
  ) {}

  /** One or more areas, with spaces between them. */
  areas(references: string): string {
    const areas = references.split(/\s+/).flatMap((area) => {
      const clipped = this.area(area);
      return clipped === null ? [] : [clipped];
    });
    return areas.join(" ");
  }

  private area(area: string): string | null {
    if (!isOfCells(area) && !isOfHeaders(area)) return null;
    const { left, top, right, bottom } = helpers.toUnboundedZone(area.replace(/\$/g, ""));
    const lastColumn = Math.min(right ?? Infinity, this.size.columns - 1);
    const lastRow = Math.min(bottom ?? Infinity, this.size.rows - 1);
    if (left > lastColumn || top > lastRow) return null;
    this.places.add((lastRow - top + 1) * (lastColumn - left + 1));
    const first = helpers.toXC(left, top);
    const last = helpers.toXC(lastColumn, lastRow);
    const clipped = first === last ? first : `${first}:${last}`;
    if (lastRow !== bottom || lastColumn !== right) this.reach.set(clipped, area);
    return clipped;
  }
}
