import type { Edition } from "../rules/editions/edition";
import type { TimeCheck } from "./timeChecks";

/** What 1.1, 1.3, 3.1, 4.1 and 6 ask of an event, as it goes along with everything made of it. */
export const CONDITIONS = [
  ...(["timeControl", "firstControl", "roundsPerDay", "hoursPerDay", "duration"] as const),
  "composition",
] as const;

export type ConditionKey = (typeof CONDITIONS)[number];

/** What nothing is known of is not checked, never met. */
export const CONDITION_STATES = ["met", "not met", "not checked"] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];

export type Conditions = ReadonlyMap<ConditionKey, ConditionState>;

/** Of those that cells cannot tell: by the checks of time and days that were made. */
export function timeConditions(checks: readonly TimeCheck[], edition: Edition): Conditions {
  const asked = CONDITIONS.filter((key) => isAsked(key, edition));
  const states = new Map<ConditionKey, ConditionState>(asked.map((key) => [key, "not checked"]));
  for (const { key, passes } of checks) states.set(key, passes ? "met" : "not met");
  return states;
}

function isAsked(key: ConditionKey, { event }: Edition): boolean {
  switch (key) {
    case "timeControl":
      return true;
    case "roundsPerDay":
      return event.roundsPerDay !== null;
    case "hoursPerDay":
      return event.hoursPerDay !== null;
    case "duration":
      return event.days !== null;
    /** Where a first control is told, and what the table itself tells. */
    case "firstControl":
    case "composition":
      return false;
  }
}

/** Where the edition asks it. */
export function articleOfCondition(key: ConditionKey, { articles, event }: Edition): string {
  switch (key) {
    case "timeControl":
      return articles.time;
    case "firstControl":
      return event.firstControl?.article ?? articles.time;
    case "roundsPerDay":
    case "hoursPerDay":
      return event.articles.roundsPerDay;
    case "duration":
      return event.articles.duration;
    case "composition":
      return articles.composition?.third ?? articles.unratedMatch ?? articles.robinPlayers;
  }
}

/** The articles of the conditions in a state, each once. */
export function articlesIn(
  conditions: Conditions,
  state: ConditionState,
  edition: Edition,
): readonly string[] {
  const keys = [...conditions].flatMap(([key, is]) => (is === state ? [key] : []));
  return [...new Set(keys.map((key) => articleOfCondition(key, edition)))];
}
