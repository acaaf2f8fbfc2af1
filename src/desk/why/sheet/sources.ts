import type { SheetArea } from "../../../sheets/referencesIn";
import { addressOfArea, contains, isOneCell } from "../../../tournament/sheetCells";
import type { BookRead, SheetPlace, SourceCells } from "../why";
import { formulaParts } from "./formulaParts";
import { labelOf } from "./namedCell";
import type { OurSheets } from "./ourSheets";

/** More than these nobody looks through. */
const MOST_SOURCES = 8;

/** The cells that a figure comes from: those of its formula, named as their columns are. */
export function sourcesOf(
  book: BookRead,
  sheets: OurSheets,
  { sheet, place }: SheetPlace,
): readonly SourceCells[] {
  const labelled = formulaParts(book, sheet, place).flatMap((part) => {
    const label = titleOf(book, sheets, part) ?? labelOfPart(book, part);
    return label === null ? [] : [{ label, ...part }];
  });
  return labelled.slice(0, MOST_SOURCES);
}

/** A cell that shows another one is called as that one. */
function titleOf(book: BookRead, sheets: OurSheets, { sheet, area }: SheetArea): string | null {
  if (!isOneCell(area)) return null;
  const own = sheets.sheet(sheet)?.(area)?.title;
  if (own !== undefined) return own;
  const [link, ...others] = formulaParts(book, sheet, area);
  if (link === undefined || others.length > 0 || !isOneCell(link.area)) return null;
  return sheets.sheet(link.sheet)?.(link.area)?.title ?? null;
}

/** null: none of the sheets' figures, as the tables of 8.1. */
function labelOfPart(book: BookRead, { sheet, area }: SheetArea): string | null {
  const read = book.get(sheet);
  if (read == null) return null;
  const [found] = [...read.names.own]
    .map(([name, of]) => ({ name, area: of }))
    .filter((each) => contains(each.area, area))
    .sort((one, other) => one.area.rows * one.area.columns - other.area.rows * other.area.columns);
  if (found === undefined) return null;
  return `${labelOf(read, found)} ${addressOfArea(area)}`.trim();
}
