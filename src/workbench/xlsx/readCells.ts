import { helpers } from "@odoo/o-spreadsheet";
import type { Book } from "./book";
import { contentOf, leave } from "./cellContent";
import { placeOf, type Place } from "../engine/cellPlace";
import { LIMITS } from "./limits";
import { damaged, OpenFault } from "./openFault";
import type { Slices } from "./slices";
import { childOf, childrenOf, element, isTrue } from "./xml";

/** The engine has 4 units of height for 3 points; more than Excel takes is none. */
const POINTS = 0.75;
const HIGHEST = 409.5;
const LAST_ROW = 1_048_576;

interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** What stands in the rows of one sheet, as the engine holds it. */
export class CellReader {
  readonly cells: Record<string, string> = {};
  readonly styles: Record<string, number> = {};
  readonly formats: Record<string, number> = {};
  readonly borders: Record<string, number> = {};
  readonly rows: Record<number, { size?: number; isHidden?: boolean }> = {};
  /** The last row and the last column that have something. */
  readonly last = { column: 0, row: 0 };
  /** Looks of cells without content that stood too far. */
  hasFarLooks = false;
  /** Cells that a formula of another cell fills. */
  private readonly filled = new Set<string>();

  constructor(
    private readonly sheet: Sheet,
    private readonly book: Book,
    /** Cells with a link, of which the engine's own reader makes its own kind of text. */
    private readonly linked: ReadonlySet<string>,
  ) {}

  /** Takes out of the sheet what it reads; what only the engine's own reader can read is left. */
  async read(data: Element, slices: Slices, share: (done: number) => number): Promise<void> {
    const rows = childrenOf(data, "row");
    const left: Element[] = [];
    let before = -1;
    for (const [done, row] of rows.entries()) {
      before = this.indexOf(row, before);
      if (this.readRow(row, before)) left.push(row);
      await slices.at(share(done / rows.length));
    }
    data.replaceChildren(...this.withLast(left, data.ownerDocument));
  }

  /** Some programs count on the order of rows and cells, and leave their numbers out. */
  private indexOf(row: Element, before: number): number {
    const index = Number(row.getAttribute("r") ?? before + 2) - 1;
    if (Number.isInteger(index) && index >= 0 && index < LAST_ROW) return index;
    throw damaged(this.sheet.part);
  }

  /** Whether something of the row is left. */
  private readRow(row: Element, index: number): boolean {
    row.setAttribute("r", String(index + 1));
    let place: Place = { column: -1, row: index };
    const left = childrenOf(row, "c").filter((cell) => {
      const reference = cell.getAttribute("r");
      const next = { row: index, column: place.column + 1 };
      place = (reference === null ? next : placeOf(reference)) ?? this.fail();
      return this.readCell(cell, place);
    });
    if (left.length > 0 && index >= LIMITS.rows) this.fail();
    row.replaceChildren(...left);
    const isEnginesOwn = ["outlineLevel", "collapsed", "s"].some((name) => row.hasAttribute(name));
    if (!isEnginesOwn) this.readLook(row, index);
    return left.length > 0 || (isEnginesOwn && index < LIMITS.rows);
  }

  private fail(): never {
    throw damaged(this.sheet.part);
  }

  private readLook(row: Element, index: number): void {
    const height = Number(row.getAttribute("ht") ?? 0);
    const look: { size?: number; isHidden?: boolean } = {};
    if (height > 0 && height <= HIGHEST) look.size = Math.round((height / POINTS) * 100) / 100;
    if (isTrue(row.getAttribute("hidden"))) look.isHidden = true;
    if (Object.keys(look).length > 0) this.rows[index] = look;
  }

  /** Whether the cell is left. */
  private readCell(cell: Element, place: Place): boolean {
    const name = helpers.toXC(place.column, place.row);
    const isFilled = this.filled.has(name);
    const content = isFilled ? null : contentOf(cell, this.book, this.sheet.part);
    if (place.row >= LIMITS.rows || place.column >= LIMITS.columns) {
      if (content !== null)
        throw new OpenFault({ kind: "tooFar", sheet: this.sheet.name, cell: name });
      this.hasFarLooks = true;
      return false;
    }
    const hasLook = this.readStyle(cell, name);
    if (content !== null || isFilled || hasLook) this.extend(place);
    if (content === null) return false;
    this.fill(cell, name);
    cell.setAttribute("r", name);
    const isLeft = content.isEnginesOwn || this.linked.has(name);
    if (isLeft) leave(content, cell);
    else this.cells[name] = content.text;
    return isLeft;
  }

  /** Whether the cell looks like something. */
  private readStyle(cell: Element, name: string): boolean {
    const style = Number(cell.getAttribute("s") ?? 0);
    const look = this.book.looks[style];
    cell.removeAttribute("s");
    if (style === 0 || look === undefined) return false;
    this.styles[name] = style + 1;
    this.formats[name] = look.format + 1;
    this.borders[name] = look.border + 1;
    return true;
  }

  private extend({ column, row }: Place): void {
    this.last.column = Math.max(this.last.column, column);
    this.last.row = Math.max(this.last.row, row);
  }

  private fill(cell: Element, own: string): void {
    const formula = childOf(cell, "f");
    if (formula?.getAttribute("t") !== "array") return;
    const [first = "", last = first] = (formula.getAttribute("ref") ?? own).split(":");
    const [from, to] = [placeOf(first) ?? this.fail(), placeOf(last) ?? this.fail()];
    const places = this.filled.size + (to.row - from.row + 1) * (to.column - from.column + 1);
    if (places > LIMITS.cells) throw new OpenFault({ kind: "tooManyCells", cells: places });
    for (let row = from.row; row <= to.row; row += 1) {
      for (let column = from.column; column <= to.column; column += 1) {
        const name = helpers.toXC(column, row);
        if (name !== own) this.filled.add(name);
      }
    }
  }

  /** The engine's own reader makes a sheet as large as its last cell wants it. */
  private withLast(left: readonly Element[], document: Document): readonly Element[] {
    const { column, row } = this.last;
    const last = element(document, "c", { r: helpers.toXC(column, row) });
    const number = String(row + 1);
    const known = left.find((each) => each.getAttribute("r") === number);
    const its = known ?? element(document, "row", { r: number });
    its.prepend(last);
    return known === undefined ? [...left, its] : left;
  }
}
