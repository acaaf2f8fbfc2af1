import { nameKey } from "../../tournament/identity";
import { hasRow, span, type Area, type CellPlace } from "../../tournament/sheetCells";

/** The lines of a sheet's table by whom they are of: they are found again wherever they stand. */
export interface Lines {
  /** null: no line of a player. */
  readonly keyAt: (row: number) => string | null;
  readonly rowOf: (key: string) => number | null;
}

/** The name under which every table of players has them. */
export const PLAYER = "Player";

/** Lines that a sort has moved are counted as they were made. */
const ORDER = ["Line", "No"] as const;

/** Of several lines with one name the first is the first again. */
export function linesOf(
  areas: ReadonlyMap<string, Area>,
  textAt: (place: CellPlace) => string,
): Lines {
  const area = areas.get(PLAYER);
  if (area === undefined) return { keyAt: () => null, rowOf: () => null };
  const [keys, rows] = [new Map<number, string>(), new Map<string, number>()];
  const known = new Map<string, number>();
  for (const row of inOrder(span(area.row, area.rows), areas, textAt)) {
    const name = nameKey(textAt({ row, column: area.column }));
    if (name === "") continue;
    const nth = (known.get(name) ?? 0) + 1;
    known.set(name, nth);
    const key = `${name}#${nth}`;
    keys.set(row, key);
    rows.set(key, row);
  }
  return {
    keyAt: (row) => (hasRow(area, row) ? (keys.get(row) ?? null) : null),
    rowOf: (key) => rows.get(key) ?? null,
  };
}

function inOrder(
  rows: readonly number[],
  areas: ReadonlyMap<string, Area>,
  textAt: (place: CellPlace) => string,
): readonly number[] {
  const column = ORDER.map((name) => areas.get(name)).find((area) => area !== undefined)?.column;
  if (column === undefined) return rows;
  const numbered = rows.map((row) => ({ row, number: textAt({ row, column }) }));
  /** A line that a person has added stands behind the others. */
  const placeOf = (number: string) => (number === "" ? Infinity : Number(number));
  return numbered
    .sort(
      (one, other) =>
        Number(placeOf(one.number) > placeOf(other.number)) -
          Number(placeOf(one.number) < placeOf(other.number)) || one.row - other.row,
    )
    .map(({ row }) => row);
}
