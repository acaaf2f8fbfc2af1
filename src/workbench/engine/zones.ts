import { helpers, type Zone } from "@odoo/o-spreadsheet";

const CELL = String.raw`\$?[A-Z]{1,3}\$?[1-9]\d{0,6}`;
const CELLS = new RegExp(`^${CELL}(?::${CELL})?$`, "i");
const COLUMNS_OR_ROWS = /^(?:\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?[1-9]\d{0,6}:\$?[1-9]\d{0,6})$/i;

/** Without a sheet: $A$1, A1:B2. */
export const isOfCells = (address: string): boolean => CELLS.test(address);

/** A:B, $1:$3 */
export const isOfHeaders = (address: string): boolean => COLUMNS_OR_ROWS.test(address);

/** A1:B2, or A1 for a single cell. */
export function localAddress({ left, right, top, bottom }: Zone): string {
  const first = helpers.toXC(left, top);
  const last = helpers.toXC(right, bottom);
  return first === last ? first : `${first}:${last}`;
}

/** A name that looks like a cell, or has other signs, stands in quotation marks. */
const PLAIN_NAME = /^(?![A-Z]{1,3}\d+$)[\p{L}_][\p{L}\p{N}_.]*$/iu;

/** A sheet's name as it stands before an address. */
export const quotedSheet = (sheet: string): string =>
  PLAIN_NAME.test(sheet) ? sheet : `'${sheet.replace(/'/g, "''")}'`;

/** Its columns or its rows. */
export function headersOf(zone: Zone, dimension: "COL" | "ROW"): number[] {
  const [first, last] = dimension === "COL" ? [zone.left, zone.right] : [zone.top, zone.bottom];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function intersection(one: Zone, other: Zone): Zone | null {
  const left = Math.max(one.left, other.left);
  const right = Math.min(one.right, other.right);
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  return left > right || top > bottom ? null : { left, top, right, bottom };
}

/** What both have of the sheet. */
export function common(some: readonly Zone[], others: readonly Zone[]): Zone[] {
  return some.flatMap((one) => others.flatMap((other) => intersection(one, other) ?? []));
}

/** What is left without the others. */
export function without(some: readonly Zone[], others: readonly Zone[]): Zone[] {
  return others.reduce<readonly Zone[]>(
    (left, other) => left.flatMap((zone) => around(zone, other)),
    some,
  ) as Zone[];
}

/** The parts of a zone above, below and beside a hole in it. */
function around(zone: Zone, other: Zone): Zone[] {
  const hole = intersection(zone, other);
  if (hole === null) return [zone];
  const { top, bottom } = hole;
  const parts = [
    { ...zone, bottom: top - 1 },
    { ...zone, top: bottom + 1 },
    { top, bottom, left: zone.left, right: hole.left - 1 },
    { top, bottom, left: hole.right + 1, right: zone.right },
  ];
  return parts.filter((part) => part.left <= part.right && part.top <= part.bottom);
}
