import type { CompiledFormula, CoreCommand, RangeData, UID } from "@odoo/o-spreadsheet";
import { isCalled, isSameName, type DefinedName } from "./definedName";
import { cellsOf } from "./nameFormula";
import { nameFault } from "./nameRules";

/** What the engine's commands for names say here beside their own. */
export interface Said {
  /** Of the sheet that has the name; null for the workbook. */
  scope?: UID | null;
  readonly ranges?: readonly RangeData[];
  /** Without its equals sign: instead of cells. */
  readonly formula?: string;
  readonly comment?: string;
  readonly isVisible?: boolean;
}

/**
 * A name keeps what it is called, and what it stands for as far as a formula says it: no formula shows anything
 * else for it, and the engine need not look through them all.
 */
export const DESCRIBE = "DESCRIBE_NAMED_RANGE";

/** Another one comes that no formula says: nothing need be calculated anew. */
export const CREATE_UNSAID = "CREATE_UNSAID_NAMED_RANGE";

/** A name comes, changes or goes. */
export interface NameChange {
  readonly before: string | null;
  readonly after: string | null;
  readonly said: Said;
}

export function nameChange(command: CoreCommand): NameChange | null {
  const said = command as Said;
  switch (command.type) {
    case "CREATE_NAMED_RANGE":
      return { before: null, after: command.name, said };
    case "UPDATE_NAMED_RANGE":
      return { before: command.oldRangeName, after: command.newRangeName, said };
    case "DELETE_NAMED_RANGE":
      return { before: command.name, after: null, said };
    default:
      return ownChange(command, said);
  }
}

function ownChange(
  { type, name }: { readonly type: string; readonly name?: unknown },
  said: Said,
): NameChange | null {
  const after = String(name);
  if (type === CREATE_UNSAID) return { before: null, after, said };
  return type === DESCRIBE ? { before: after, after, said } : null;
}

type Names = readonly DefinedName[];

/** Why a change is not made, in the engine's words. */
export type Refusal =
  | "NamedRangeNotFound"
  | "NamedRangeNameAlreadyExists"
  | "NamedRangeNameLooksLikeCellReference"
  | "NamedRangeInvalidName";

/** Of a name with its sheet before it, only formulas are meant that speak of it. */
export const isOfFormulas = ({ before }: NameChange): boolean => before?.includes("!") === true;

export function refusal(names: Names, change: NameChange, scope: UID | null): Refusal | null {
  const { before, after } = change;
  if (isOfFormulas(change)) return null;
  if (before !== null && !names.some(isCalled(before, scope))) {
    return "NamedRangeNotFound";
  }
  if (after === null || (before !== null && isSameName(before, after))) {
    return null;
  }
  if (names.some(isCalled(after, scope))) return "NamedRangeNameAlreadyExists";
  const fault = nameFault(after);
  if (fault === null) return null;
  return fault === "cell" ? "NamedRangeNameLooksLikeCellReference" : "NamedRangeInvalidName";
}

/** The names after a change that was not refused. */
export function withChange(
  names: Names,
  { before, after, said }: NameChange,
  formulaOf: (said: Said) => CompiledFormula | undefined,
): Names {
  const { scope = null, comment, isVisible } = said;
  const formula = formulaOf(said);
  const change = {
    ...(formula === undefined ? {} : { formula }),
    ...(comment === undefined ? {} : { comment }),
    ...(isVisible === undefined ? {} : { isVisible }),
  };
  if (before === null) {
    if (formula === undefined) return names;
    const others = { comment: "", isVisible: true };
    return [...names, { ...others, ...change, name: after ?? "", scope, formula }];
  }
  const isMeant = isCalled(before, scope);
  if (after === null) return names.filter((name) => !isMeant(name));
  return names.map((name) => (isMeant(name) ? { ...name, ...change, name: after } : name));
}

/**
 * A sheet that is copied takes its names along, and those of the workbook that stand for its cells:
 * on the copy they stand for the copy's.
 */
export function withCopies(
  names: Names,
  from: UID,
  to: UID,
  copied: (formula: CompiledFormula) => CompiledFormula,
): Names {
  const own = names.filter(({ scope }) => scope === from);
  const others = names.filter(
    ({ name, scope, formula }) =>
      scope === null &&
      cellsOf(formula)?.sheetId === from &&
      !own.some((one) => isSameName(one.name, name)),
  );
  const copies = [...own, ...others].map((name) => {
    return { ...name, scope: to, formula: copied(name.formula) };
  });
  return copies.length === 0 ? names : [...names, ...copies];
}
