import {
  addressOf,
  intersection,
  span,
  valueAt,
  type CellValue,
} from "../../../tournament/sheetCells";
import { isCalculated, isSameNumber } from "../../selfCheck";
import type { BookRead, SheetPlace } from "../why";
import { formulaParts } from "./formulaParts";
import { AS_IT_IS } from "./ourSheet";
import type { OurSheets } from "./ourSheets";

/** Whether a cell shows what the rules give; null: there is nothing to compare. */
export function agreesWith(shown: CellValue, figure: number | null | undefined): boolean | null {
  if (figure === undefined || !isCalculated(shown)) return null;
  return typeof shown === "number" ? isSameNumber(shown, figure) : figure === null;
}

/** More cells than these no figure comes from. */
const MOST_CELLS = 20_000;

/**
 * Cells on the way to one that shows something else than the rules give: those that show something else
 * themselves although all that they come from is right. Somebody has typed over their formulas.
 */
export function handChanges(book: BookRead, sheets: OurSheets, from: SheetPlace): SheetPlace[] {
  const found: SheetPlace[] = [];
  /** Whether a cell, or any that it comes from, was typed over. */
  const known = new Map<string, boolean>();
  const visit = (at: SheetPlace): boolean => {
    const key = `${at.sheet}!${addressOf(at.place)}`;
    const before = known.get(key);
    if (before !== undefined || known.size > MOST_CELLS) return before ?? false;
    known.set(key, false);
    const read = book.get(at.sheet);
    if (read == null) return false;
    let isSpoilt = false;
    for (const each of cellsBehind(book, at)) isSpoilt = visit(each) || isSpoilt;
    if (!isSpoilt) {
      const answer = sheets.sheet(at.sheet)?.(at.place)?.answer(AS_IT_IS);
      isSpoilt = agreesWith(valueAt(read.cells, at.place), answer?.figure) === false;
      if (isSpoilt) found.push(at);
    }
    known.set(key, isSpoilt);
    return isSpoilt;
  };
  visit(from);
  return found;
}

/** What a cell's formula speaks of, cell by cell, as far as it was read. */
function cellsBehind(book: BookRead, { sheet, place }: SheetPlace): readonly SheetPlace[] {
  return formulaParts(book, sheet, place).flatMap(({ sheet: other, area }) => {
    const read = book.get(other);
    const part = read == null ? null : intersection(read.cells.area, area);
    if (part === null) return [];
    return span(part.row, part.rows).flatMap((row) =>
      span(part.column, part.columns).map((column) => ({ sheet: other, place: { row, column } })),
    );
  });
}
