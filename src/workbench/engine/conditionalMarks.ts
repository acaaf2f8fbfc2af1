import type { ConditionalFormat, Style } from "@odoo/o-spreadsheet";

/** What marks cells while a formula holds. */
export interface ConditionalMark {
  readonly formula: string;
  readonly fillColor: string;
  readonly textColor: string;
}

/** Until a formula is given it never holds. */
const NEVER = "=FALSE";

/** The engine's rule with what is changed of it; `known`: as it is now. */
export function markedBy(
  id: string,
  { formula, ...colors }: Partial<ConditionalMark>,
  known: ConditionalFormat | undefined,
): Omit<ConditionalFormat, "ranges"> {
  const rule = known?.rule.type === "CellIsRule" ? known.rule : null;
  const style: Style = { ...rule?.style, ...colors };
  const values = formula === undefined ? (rule?.values ?? [NEVER]) : [formula];
  return { id, rule: { type: "CellIsRule", operator: "customFormula", values, style } };
}
