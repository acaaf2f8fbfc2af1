import { f } from "../../formula/template";
import {
  articleOfCondition,
  CONDITIONS,
  type ConditionKey,
  type ConditionState,
} from "../../tournament/conditions";
import { cellFormula } from "../cellFormula";
import { factCell, type Fact } from "../facts";
import type { Content } from "../sheetPlan";
import type { ReportContext } from "./context";
import { CONDITION_NAMES, conditionsOf, factOfCondition } from "./conditionKeys";
import type { ReportFact } from "./layout";
import { compositionMet } from "./reportChecks";

/** A condition by its article: met, not met or not checked; typed over where the federation knows more. */
export const CONDITION_FACTS: readonly Fact<ReportFact, ReportContext>[] = CONDITIONS.map(
  (key) => ({
    key: factOfCondition(key),
    name: CONDITION_NAMES[key],
    label: ({ order: { edition }, texts }) =>
      texts.report.conditions[key](`${articleOfCondition(key, edition)} (${edition.name})`),
    content: (sheet) => contentOf(sheet, key),
    look: key === "composition" ? "fact" : "input",
    isShown: ({ order }) => conditionsOf(order).includes(key),
    note: ({ facts, texts }) => {
      const cell = factCell(facts, factOfCondition(key));
      const is = (state: ConditionState) => f`${cell}=${state}`;
      const { met, notMet, report } = texts;
      return cellFormula(
        f`IF(${is("met")},${met},IF(${is("not met")},${notMet},${report.notChecked}))`,
      );
    },
  }),
);

function contentOf(sheet: ReportContext, key: ConditionKey): Content {
  if (key !== "composition") return sheet.order.conditions?.get(key) ?? "not checked";
  const isMet = compositionMet(sheet);
  return isMet === null ? "met" : cellFormula(f`IF(${isMet},"met","not met")`);
}
