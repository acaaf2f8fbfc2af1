import { CONDITIONS, type ConditionKey } from "../../tournament/conditions";
import type { ConditionFact } from "./layout";
import type { ReportOrder } from "./order";

/** Under which readers find whether an event meets what is asked of it. */
export const CONDITION_NAMES: Readonly<Record<ConditionKey, string>> = {
  timeControl: "check_time",
  firstControl: "check_first_control",
  roundsPerDay: "check_rounds_a_day",
  hoursPerDay: "check_hours_a_day",
  duration: "check_length",
  composition: "check_composition",
};

export const factOfCondition = (key: ConditionKey): ConditionFact => `check ${key}`;

/** The conditions that a report has among its facts. */
export function conditionsOf({ conditions, event: { kind } }: ReportOrder): ConditionKey[] {
  if (conditions === undefined) return [];
  const isComposed = kind === "robin" || kind === "match" || kind === "scheveningen";
  return CONDITIONS.filter((key) => (key === "composition" ? isComposed : conditions.has(key)));
}
