import { helpers, type Zone } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import { intersection, isOfCells, isOfHeaders, localAddress, quotedSheet } from "../engine/zones";
import { invalidArgument } from "./hostError";
import type { Area, Areas } from "./hostState";

/** An address in a sheet; its name may stand before it, another sheet's may not. */
export function zoneOf(address: unknown, sheet: string, whole: Zone): Zone {
  const text = String(address);
  const [local = "", ...before] = text.split("!").reverse();
  const named = before.join("!").replace(/^'|'$/g, "").replace(/''/g, "'");
  if (named !== "" && named.toLowerCase() !== sheet.toLowerCase()) {
    throw invalidArgument(`${text} is not in the sheet ${sheet}.`);
  }
  const plain = local.replace(/\$/g, "").toUpperCase();
  if (isOfCells(local)) return helpers.toZone(plain);
  if (!isOfHeaders(local)) throw invalidArgument(`${text} is no address of cells.`);
  const { left, right, top, bottom } = helpers.toUnboundedZone(plain);
  return { left, top, right: right ?? whole.right, bottom: bottom ?? whole.bottom };
}

export function isIndex(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Sheet1!A1:B2; other names than plain ones in quotation marks. */
export function qualifiedAddress(sheet: string, zone: Zone): string {
  return `${quotedSheet(sheet)}!${localAddress(zone)}`;
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

/** As the engine takes them. */
export const localAddresses = ({ zones }: Areas): string => zones.map(localAddress).join(",");

const AREAS = "areas";

export function referenceOfAreas({ sheetId, zones }: Areas): string {
  const numbers = zones.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]);
  return [AREAS, sheetId, ...numbers].join(SEPARATOR);
}

/** null: it is the reference of one area. */
export function areasOf(reference: string): Areas | null {
  const [kind, sheetId = "", ...rest] = reference.split(SEPARATOR);
  if (kind !== AREAS) return null;
  const zones = Array.from({ length: rest.length / 4 }, (_, index) => {
    const four = rest.slice(4 * index, 4 * index + 4);
    return areaOf([sheetId, ...four].join(SEPARATOR)).zone;
  });
  return { sheetId, zones };
}

/** The smallest rectangle that holds both. */
export function boundingZone(one: Zone, other: Zone): Zone {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  };
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
      const isFormula = model.getters.getCell({ sheetId, col, row })?.isFormula === true;
      if (!isFormula && (value === null || value === "")) continue;
      const cell = { left: col, right: col, top: row, bottom: row };
      used = used === null ? cell : boundingZone(used, cell);
    }
  }
  return used;
}
