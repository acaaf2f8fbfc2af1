import { helpers, type Zone } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import { invalidArgument } from "./hostError";
import type { Area } from "./session";

const ADDRESS = /^\$?[A-Z]{1,3}\$?[1-9]\d*(:\$?[A-Z]{1,3}\$?[1-9]\d*)?$/i;
const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_.]*$/;

/** An address of the sheet itself; one with the sheet's name before it is accepted. */
export function zoneOf(address: unknown): Zone {
  const local = String(address).split("!").at(-1) ?? "";
  if (!ADDRESS.test(local)) throw invalidArgument(`${String(address)} is no address of cells.`);
  return helpers.toZone(local.replace(/\$/g, "").toUpperCase());
}

/** A1:B2, or A1 for a single cell. */
export function localAddress({ left, right, top, bottom }: Zone): string {
  const first = helpers.toXC(left, top);
  const last = helpers.toXC(right, bottom);
  return first === last ? first : `${first}:${last}`;
}

/** Sheet1!A1:B2; other names than plain ones in quotation marks. */
export function qualifiedAddress(sheet: string, zone: Zone): string {
  const name = PLAIN_NAME.test(sheet) ? sheet : `'${sheet.replace(/'/g, "''")}'`;
  return `${name}!${localAddress(zone)}`;
}

const SEPARATOR = "|";

/** Says everything about an area, so that no table of references has to be kept. */
export function referenceOf({ sheetId, zone }: Area): string {
  return [sheetId, zone.left, zone.top, zone.right, zone.bottom].join(SEPARATOR);
}

export function areaOf(reference: string): Area {
  const [sheetId = "", ...numbers] = reference.split(SEPARATOR);
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers.map(Number);
  return { sheetId, zone: { left, top, right, bottom } };
}

export function intersection(one: Zone, other: Zone): Zone | null {
  const left = Math.max(one.left, other.left);
  const right = Math.min(one.right, other.right);
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  return left > right || top > bottom ? null : { left, right, top, bottom };
}

/** The smallest rectangle that holds every value within the area. */
export function usedWithin({ model }: Workbook, { sheetId, zone }: Area): Zone | null {
  let used: Zone | null = null;
  const whole = model.getters.getSheetZone(sheetId);
  const within = intersection(whole, zone);
  if (within === null) return null;
  for (let row = within.top; row <= within.bottom; row += 1) {
    for (let col = within.left; col <= within.right; col += 1) {
      const { value } = model.getters.getEvaluatedCell({ sheetId, col, row });
      if (value === null || value === "") continue;
      used = united(used ?? { left: col, right: col, top: row, bottom: row }, col, row);
    }
  }
  return used;
}

function united({ left, right, top, bottom }: Zone, col: number, row: number): Zone {
  return {
    left: Math.min(left, col),
    right: Math.max(right, col),
    top: Math.min(top, row),
    bottom: Math.max(bottom, row),
  };
}
