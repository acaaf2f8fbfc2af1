import { isArea } from "../engine/names/cellsAsText";
import { constantOf, LOST } from "../engine/names/definedName";
import type { Refusal } from "../engine/names/nameCommands";
import { nameFault } from "../engine/names/nameRules";
import type { NameChanges } from "../engine/names/names";
import { makeRoom } from "../engine/room";
import type { Workbook } from "../engine/workbook";
import { apiNotFound, invalidArgument, itemAlreadyExists, itemNotFound } from "./hostError";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { zoneOf } from "./zones";

/** A name, and the sheet that has it; null for the workbook. */
export interface NamePlace {
  readonly scope: string | null;
  readonly name: string;
}

export function validName(name: unknown): string {
  const text = String(name);
  const fault = nameFault(text);
  if (fault === null) return text;
  throw invalidArgument(
    fault === "cell"
      ? `${text} is no name for cells: it reads as a cell.`
      : `${text} is no name for cells: 1 to 255 letters, digits, _ and ., no digit first.`,
  );
}

type Target = NonNullable<NameChanges["target"]>;

/** Cells, or a value, as the add-in gives them: a range, or a formula that says its sheet. */
export function targetOf(reference: unknown, state: HostState): Target {
  if (reference instanceof HostRange) return reference.area;
  const text = String(reference);
  if (!text.startsWith("=")) throw invalidArgument(`${text} is no formula for a name.`);
  const formula = text.slice(1);
  if (formula === LOST || constantOf(formula) !== undefined) return formula;
  if (!isArea(formula)) {
    throw apiNotFound(`the formula ${text} of a name: only =Sheet!$A$1 or a value`);
  }
  return areaOf(formula, state);
}

function areaOf(formula: string, state: HostState): Target {
  const sheet = formula.slice(0, formula.lastIndexOf("!")).replace(/^'|'$/g, "");
  const name = sheet.replace(/''/g, "'");
  const sheetId = state.workbook.model.getters.getSheetIdByName(name);
  if (sheetId === undefined) throw invalidArgument(`No worksheet ${name}: ${formula}`);
  return { sheetId, zone: zoneOf(formula, name, state.sheetZone(sheetId)) };
}

/** Rows added later would move what reaches beyond the last one. */
export function makeRoomFor({ model }: Workbook, { target }: NameChanges): void {
  if (typeof target !== "object") return;
  makeRoom(model, target.sheetId, target.zone.right + 1, target.zone.bottom + 1);
}

/** Whether a name is taken is seen only when the changes before it have been made. */
export function changeNames(
  state: HostState,
  { scope, name }: NamePlace,
  change: (workbook: Workbook) => Refusal | null,
): void {
  const make = (workbook: Workbook) => {
    const why = change(workbook);
    if (why === "NamedRangeNameAlreadyExists") throw itemAlreadyExists(`the name ${name}`);
    if (why === "NamedRangeNotFound") throw itemNotFound(`the name ${name}`);
    if (why !== null) throw invalidArgument(`${name}: ${why}`);
  };
  if (scope === null) state.changeBook(make);
  else state.change(scope, make);
}
