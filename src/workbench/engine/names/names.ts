import type { Getters, Model, UID, Zone } from "@odoo/o-spreadsheet";
import { localAddress, quotedSheet } from "../zones";
import type { DefinedName } from "./definedName";
import type { DefinedNames } from "./definedNames";
import { CREATE_UNSAID, DESCRIBE, type Refusal } from "./nameCommands";
import { cellsOf, textOf } from "./nameFormula";
import { mayBeSaid } from "./saidNames";

/** The plugin's getters, which the engine's own types do not know. */
export function namesOf({
  getters,
}: {
  readonly getters: object;
}): Pick<DefinedNames, "getDefinedNames" | "lookFrom"> {
  return getters as DefinedNames;
}

/** The names of a sheet, each with its cells: A1:B2, Other!A1 on another sheet, else its formula. */
export function addressesByName(
  { getters }: Pick<Model, "getters">,
  sheetId: UID,
): Record<string, string> {
  const own = namesOf({ getters })
    .getDefinedNames()
    .filter(({ scope }) => scope === sheetId);
  return Object.fromEntries(own.map((name) => [name.name, addressOf(getters, name)]));
}

function addressOf(getters: Getters, { formula, scope }: DefinedName): string {
  const cells = cellsOf(formula);
  if (cells === null) return textOf(getters, formula);
  const local = localAddress(cells.zone);
  if (cells.sheetId === scope) return local;
  return `${quotedSheet(getters.getSheetName(cells.sheetId))}!${local}`;
}

/** What a name is to be; what is not said stays as it is. */
export interface NameChanges {
  /** Cells, or a formula without its equals sign. */
  readonly target?: { readonly sheetId: UID; readonly zone: Zone } | string;
  readonly comment?: string;
  readonly isVisible?: boolean;
}

interface Place {
  readonly scope: UID | null;
  readonly name: string;
}

export function addName(
  model: Model,
  { scope, name }: Place,
  changes: NameChanges,
): Refusal | null {
  const create = mayBeSaid(name) ? "CREATE_NAMED_RANGE" : CREATE_UNSAID;
  return told(model, create, { name, scope, ...said(model, changes) });
}

export function changeName(
  model: Model,
  { scope, name }: Place,
  changes: NameChanges,
): Refusal | null {
  /** What nobody says changes nothing when it stands for something else. */
  if (changes.target === undefined || !mayBeSaid(name)) {
    return told(model, DESCRIBE, { name, scope, ...said(model, changes) });
  }
  const names = { oldRangeName: name, newRangeName: name };
  return told(model, "UPDATE_NAMED_RANGE", { ...names, scope, ...said(model, changes) });
}

export function deleteName(model: Model, { scope, name }: Place): Refusal | null {
  return told(model, "DELETE_NAMED_RANGE", { name, scope });
}

function told(model: Model, command: string, payload: object): Refusal | null {
  const [why = null] = model.dispatch(command as never, payload as never).reasons;
  return why as Refusal | null;
}

function said({ getters }: Model, { target, ...changes }: NameChanges): object {
  if (target === undefined) return changes;
  if (typeof target === "string") return { formula: target, ...changes };
  const ranges = [getters.getRangeDataFromZone(target.sheetId, target.zone)];
  /** The engine looks whether the cells are in this sheet, else in the one in view. */
  return { sheetId: target.sheetId, ranges, ...changes };
}
