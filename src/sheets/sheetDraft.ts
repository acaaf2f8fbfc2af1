import type { Area, CellPlace } from "../tournament/sheetCells";
import type {
  Content,
  Formula,
  Hint,
  Look,
  LookOf,
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
  named(name: string): Pick<SheetPlan, "name" | "cells" | "looks" | "hints" | "refusals"> {
    const { cells, looks, hints, refusals } = this;
    return { name, cells, looks, hints, refusals };
  }

  look(area: Area, look: Look): void {
    this.looks.push({ area, look });
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
  }

  hint(place: CellPlace, title: string, text: string): void {
    this.hints.push({ row: place.row, column: place.column, title, text });
  }
}

export function formula(text: string): Formula {
  return { formula: `=${text}` };
}
