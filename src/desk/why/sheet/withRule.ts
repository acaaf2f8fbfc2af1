import { isMisprinted } from "../../../rules/steps/step";
import { BY_RULE } from "../../../sheets/iteration/byRuleBlock";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { Answer } from "./answer";

/** What is printed, with what the rule gives in its place where that is something else. */
export function withRule(printed: Answer, byRule: Answer): Answer {
  const isOtherwise = isMisprinted(printed.steps) || printed.figure !== byRule.figure;
  return isOtherwise ? { ...printed, byRule } : printed;
}

/** A lesson's sheet as if it had the rule's table alone: its parts under the names of those printed. */
export function ruleOnSheet(sheet: SheetRead): SheetRead {
  const own = new Map(sheet.names.own);
  for (const [name, area] of sheet.names.own) {
    if (!name.startsWith(BY_RULE)) continue;
    own.delete(name);
    own.set(name.slice(BY_RULE.length), area);
  }
  return { ...sheet, names: { ...sheet.names, own } };
}
