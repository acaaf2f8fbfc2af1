import {
  CellErrorType,
  type CompiledFormula,
  type Getters,
  type Range,
  type UID,
  type UnboundedZone,
  type Zone,
} from "@odoo/o-spreadsheet";
import { quotedSheet } from "../zones";

type Reader = Pick<Getters, "getRangeString" | "getSheetName">;

/** How the engine writes down what a formula is of that says nothing but cells. */
const ONLY_CELLS = /^=\|[CR]\|$/;

/** The cells of a name that stands for nothing else; null where it does, or they are gone. */
export function cellsOf({ normalizedFormula, rangeDependencies }: CompiledFormula): Range | null {
  const [range] = rangeDependencies;
  if (range === undefined || !ONLY_CELLS.test(normalizedFormula) || isLost(range)) return null;
  return range;
}

const isLost = ({ invalidXc, invalidSheetName, zone }: Range): boolean =>
  invalidXc !== undefined ||
  invalidSheetName !== undefined ||
  zone.left > zone.right ||
  zone.top > zone.bottom;

/** As a formula has it, without its equals sign. */
export function textOf(getters: Getters, formula: CompiledFormula): string {
  const cells = cellsOf(formula);
  return cells === null
    ? formula.toFormulaString(getters).replace(/^=/, "")
    : textOfCells(getters, cells);
}

/** Sheet1!$A$1:$B$2: without the signs of money it would depend on the cell that says it. */
function textOfCells(getters: Reader, range: Range): string {
  const { sheetId } = range;
  const asTyped = { ...range, prefixSheet: false };
  const local = getters.getRangeString(asTyped, sheetId, { useFixedReference: true });
  return `${quotedSheet(getters.getSheetName(sheetId))}!${local}`;
}

export function textOfZone(
  getters: Reader & Pick<Getters, "getRangeFromZone">,
  sheetId: UID,
  zone: Zone | UnboundedZone,
): string {
  return textOfCells(getters, getters.getRangeFromZone(sheetId, zone));
}

/** Whether it means the same cells wherever it is said: they have their sheet and their signs. */
export function isFixed({ rangeDependencies }: CompiledFormula): boolean {
  return rangeDependencies.every(
    (range) =>
      range.invalidXc === CellErrorType.InvalidReference ||
      (range.prefixSheet && range.parts.every(({ colFixed, rowFixed }) => colFixed && rowFixed)),
  );
}
