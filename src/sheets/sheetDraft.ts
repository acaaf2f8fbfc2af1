import type { Area, CellPlace } from "../tournament/sheetCells";
import type {
  Content,
  Hint,
  Look,
  LookOf,
  NamedArea,
  PlannedCell,
  Refusal,
  SheetPlan,
} from "./sheetPlan";

/** A sheet while its blocks are being laid out. */
export class SheetDraft {
  readonly cells: PlannedCell[] = [];
  readonly looks: LookOf[] = [];
  readonly hints: Hint[] = [];
  readonly refusals: Refusal[] = [];
  readonly names: NamedArea[] = [];

  put(row: number, column: number, content: Content, look?: Look): void {
    this.cells.push({ row, column, content });
    if (look !== undefined) this.look({ row, column, rows: 1, columns: 1 }, look);
  }

  /** One cell beside the other. */
  line(row: number, column: number, contents: readonly (Content | null)[], look?: Look): void {
    for (const [index, content] of contents.entries()) {
      if (content !== null) this.put(row, column + index, content);
    }
    if (look !== undefined) this.look({ row, column, rows: 1, columns: contents.length }, look);
  }

  /** What a plan has of its blocks, under the sheet's name. */
  named(name: string): Omit<SheetPlan, "widths" | "frozen" | "titleRows"> {
    const { cells, looks, hints, refusals, names } = this;
    return { name, cells, looks, hints, refusals, names };
  }

  look(area: Area, look: Look): void {
    this.looks.push({ area, look });
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
  }

  /** In the first cell, under a name that tells what the sheet is. */
  title(text: string, name: string): void {
    this.put(0, 0, text, "title");
    this.name(name, { row: 0, column: 0, rows: 1, columns: 1 });
  }

  name(name: string, area: Area): void {
    this.names.push({ name, area });
  }

  hint(place: CellPlace, title: string, text: string): void {
    this.hints.push({ row: place.row, column: place.column, title, text });
  }
}
