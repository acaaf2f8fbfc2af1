import { daysInText } from "../dates/daysInText";
import { isDateFormat } from "../resultCell";
import { formatAt, span, textAt, type SheetCells } from "../sheetCells";
import { kindOfRow } from "./rowKinds";

const FEWEST_CELLS = 4;
const NAME = /\p{L}{3}/u;

/** A row as players have them: a name and several figures, and no day. Above a table it is another's. */
export function isPlayerRow(cells: SheetCells, row: number): boolean {
  const { column, columns } = cells.area;
  const all = span(column, columns);
  const texts = all.map((each) => textAt(cells, { row, column: each })).filter(Boolean);
  if (texts.length < FEWEST_CELLS || !texts.some((text) => NAME.test(text))) return false;
  const hasDay =
    texts.some((text) => daysInText(text).length > 0) ||
    all.some((each) => isDateFormat(formatAt(cells, { row, column: each })));
  return !hasDay && kindOfRow(cells, row, all) === "content";
}
