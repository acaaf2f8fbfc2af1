import { SheetDraft } from "../sheetDraft";
import type { IterationContext } from "./context";
import { putCounted } from "./countedBlock";
import { putExpected } from "./expectedBlock";
import { PLAYER_COLUMN } from "./places";
import { putIterationTable } from "./tableBlock";

/** What the names of the rule's table begin with: We as printed, Rule_We by the rule. */
export const BY_RULE = "Rule_";

/** All of it, with what stands over it. */
export const RULE_TABLE = `${BY_RULE}table`;

/** 8.58 (2011): under the table as printed the same by the rule, from the same inputs. */
export function putByRule(sheet: IterationContext): void {
  const { draft, order, places } = sheet;
  const { byRule, ...printed } = order;
  if (byRule === undefined) return;
  const { rows } = places;
  const rule: IterationContext = {
    ...sheet,
    order: { ...printed, asPrinted: false },
    places: {
      ...places,
      table: { ...places.table, first: rows.rule },
      rows: {
        ...rows,
        table: rows.rule,
        counted: rows.ruleCounted,
        countedSection: rows.ruleCountedSection,
        countedHeading: rows.ruleCountedHeading,
        countedNames: rows.ruleCountedNames,
        countedRatings: rows.ruleCountedRatings,
        expected: rows.ruleExpected,
        expectedSection: rows.ruleExpectedSection,
        expectedHeading: rows.ruleExpectedHeading,
        expectedNames: rows.ruleExpectedNames,
        expectedRatings: rows.ruleExpectedRatings,
      },
    },
    draft: new SheetDraft(),
  };
  putIterationTable(rule);
  putCounted(rule);
  putExpected(rule);
  draft.put(rows.ruleSection, PLAYER_COLUMN, byRule, "section");
  draft.take(rule.draft, (name) => `${BY_RULE}${name}`);
  const { table } = rule.places;
  const over = rows.rule - rows.ruleSection;
  draft.name(RULE_TABLE, {
    ...{ row: rows.ruleSection, column: table.start },
    ...{ rows: over + table.lines, columns: table.columns.length },
  });
}
