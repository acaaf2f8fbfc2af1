import { isOfMaking } from "../../../sheets/renewal/made";
import type { SheetRead } from "../../../sheets/sheetRead";
import { contains, textAt, type Area, type CellPlace } from "../../../tournament/sheetCells";

/** A cell within a part of the sheet that has a name. */
export interface NamedCell {
  readonly name: string;
  readonly area: Area;
}

/** Excel's own names for what is printed and filtered go over a whole sheet. */
const OF_EXCEL: ReadonlySet<string> = new Set(["Print_Area", "Print_Titles", "_FilterDatabase"]);

const isOfPart = (name: string): boolean => !isOfMaking(name) && !OF_EXCEL.has(name);

/** The smallest of the named parts that a cell is in. */
export function namedCell({ names }: SheetRead, place: CellPlace): NamedCell | null {
  const found = [...names.own]
    .filter(([name, area]) => isOfPart(name) && contains(area, place))
    .map(([name, area]) => ({ name, area }));
  const size = ({ area }: NamedCell) => area.rows * area.columns;
  return found.reduce<NamedCell | null>(
    (least, each) => (least === null || size(each) < size(least) ? each : least),
    null,
  );
}

/** What a column or a cell by itself is called on the sheet. */
export function labelOf(sheet: SheetRead, { area }: { readonly area: Area }): string {
  const { cells } = sheet;
  const { row, column, rows } = area;
  /** A heading may have two lines. */
  const above = textAt(cells, { row: row - 1, column }) || textAt(cells, { row: row - 2, column });
  if (rows > 1) return above;
  for (let left = column - 1; left >= 0; left -= 1) {
    const label = textAt(cells, { row, column: left });
    if (label === "") continue;
    /** Beside a table's only line stand figures of that line; Excel's own names go over both. */
    const beside = namedCell(sheet, { row, column: left });
    return beside === null || contains(beside.area, { row, column }) ? label : above;
  }
  return above;
}
