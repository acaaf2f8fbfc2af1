import { factRow, VALUE_COLUMN, type Head } from "../../src/sheets/facts";
import { columnOf, has, type Table } from "../../src/sheets/table";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOf, type CellPlace } from "../../src/tournament/sheetCells";
import type { CellContent } from "../../src/workbench/engine/cellContent";

type Values = readonly (readonly (CellContent | undefined)[])[];

/** A cell of a table by its column and its line. */
export function placeIn<Key extends string>(table: Table<Key>, key: Key, line: number): CellPlace {
  return { row: table.first + line, column: columnOf(table, key) };
}

export function addressIn<Key extends string>(table: Table<Key>, key: Key, line: number): string {
  return addressOf(placeIn(table, key, line));
}

/** What stands there; nothing where the table has no such column. */
export function valueIn<Key extends string>(
  values: Values,
  table: Table<Key>,
  key: Key,
  line: number,
): CellContent {
  if (!has(table, key)) return "";
  const { row, column } = placeIn(table, key, line);
  return values[row]?.[column] ?? "";
}

/** What stands there; a table without the column is a fault. */
export function shownIn<Key extends string>(
  values: Values,
  table: Table<Key>,
  key: Key,
  line: number,
): CellContent {
  const { row, column } = placeIn(table, key, line);
  return values[row]?.[column] ?? "";
}

/** A fact of a sheet's head. */
export function factAddress<Key extends string>(head: Head<Key>, key: Key): string {
  return addressOf({ row: factRow(head, key), column: VALUE_COLUMN });
}

/** Everything down to the last line of a table. */
export function allDownTo({ first, lines }: Table<string>): string {
  return `A1:Z${first + lines}`;
}

/** A part of a planned sheet by its name. */
export function namedAddress({ names }: Pick<SheetPlan, "names">, name: string): string {
  const { area } = names.find((each) => each.name === name && each.sheet === undefined)!;
  return addressOf(area);
}
