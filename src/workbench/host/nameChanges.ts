import { CompiledFormula } from "@odoo/o-spreadsheet";
import type { Refusal } from "../engine/names/nameCommands";
import { cellsOf, isFixed } from "../engine/names/nameFormula";
import { nameFault } from "../engine/names/nameRules";
import type { NameChanges } from "../engine/names/names";
import { makeRoom } from "../engine/room";
import type { Workbook } from "../engine/workbook";
import { apiNotFound, invalidArgument, itemAlreadyExists, itemNotFound } from "./hostError";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";

/** A name, and the sheet that has it; null for the workbook. */
interface NamePlace {
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

/** What a name is to stand for, as an add-in says it: a range, or a formula. */
export function targetOf(reference: unknown, { sheets: getters }: HostState): Target {
  if (reference instanceof HostRange) return reference.area;
  const text = String(reference);
  const formula = CompiledFormula.Compile(text, "", getters);
  if (!text.startsWith("=") || formula.isBadExpression || speaksOfNoSheet(formula)) {
    throw invalidArgument(`${text} is no formula for a name.`);
  }
  if (!isFixed(formula)) throw apiNotFound(`the name's formula ${text}: only as =Sheet1!$A$1`);
  return cellsOf(formula) ?? text.slice(1);
}

/** Of one that is not there. */
const speaksOfNoSheet = ({ rangeDependencies }: CompiledFormula): boolean =>
  rangeDependencies.some(({ invalidXc = "" }) => /!(?!$)/.test(invalidXc));

/** Rows added later would move what reaches beyond the last one. */
function makeRoomFor({ model }: Workbook, { target }: NameChanges): void {
  if (typeof target !== "object") return;
  makeRoom(model, target.sheetId, target.zone.right + 1, target.zone.bottom + 1);
}

/** Whether a name is taken is seen only when the changes before it have been made. */
export function changeNames(
  state: HostState,
  { scope, name }: NamePlace,
  changes: NameChanges,
  change: (workbook: Workbook) => Refusal | null,
): void {
  const make = (workbook: Workbook) => {
    makeRoomFor(workbook, changes);
    const why = change(workbook);
    if (why === "NamedRangeNameAlreadyExists") throw itemAlreadyExists(`the name ${name}`);
    if (why === "NamedRangeNotFound") throw itemNotFound(`the name ${name}`);
    if (why !== null) throw invalidArgument(`${name}: ${why}`);
  };
  if (scope === null) state.changeBook(make);
  else state.change(scope, make);
}
