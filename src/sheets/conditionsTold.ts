import type { PeriodTexts } from "../i18n/period";
import type { Edition } from "../rules/editions/edition";
import { articlesIn, type Conditions } from "../tournament/conditions";
import type { State } from "./head";
import { f } from "../formula/template";

/** The articles that an event does not meet, and those that nobody checked: 4.1, 6.2; empty: none. */
export interface ConditionsTold {
  readonly unmet: string;
  readonly unchecked: string;
}

export const NOTHING_TOLD: ConditionsTold = { unmet: "", unchecked: "" };

export function conditionsTold(
  conditions: Conditions | undefined,
  edition: Edition,
): ConditionsTold {
  if (conditions === undefined) return NOTHING_TOLD;
  return {
    unmet: articlesIn(conditions, "not met", edition).join(", "),
    unchecked: articlesIn(conditions, "not checked", edition).join(", "),
  };
}

type ConditionWords = Pick<PeriodTexts, "unmet" | "unchecked">;

/** Not met: 4.1. Not checked: 1.1. */
export function conditionsSaid(
  { unmet, unchecked }: ConditionsTold,
  words: ConditionWords,
): string {
  const parts = [
    unmet === "" ? "" : words.unmet(unmet),
    unchecked === "" ? "" : words.unchecked(unchecked),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** The same on a sheet that was made of the event; what is not met stands out. `of`: which event, where there are several. */
export function conditionStates(
  { unmet, unchecked }: ConditionsTold,
  words: ConditionWords,
  of = "",
): State[] {
  const always = f`TRUE`;
  return [
    ...(unmet === "" ? [] : [{ when: always, says: `${of}${words.unmet(unmet)}` }]),
    ...(unchecked === ""
      ? []
      : [{ when: always, says: `${of}${words.unchecked(unchecked)}`, isRemark: true as const }]),
  ];
}

/** States behind what is said of every such sheet, which stays beside them. */
export function behind(otherwise: string, states: readonly State[]): State[] {
  const always: State = { when: f`TRUE`, says: otherwise, isRemark: true };
  return states.length === 0 ? [] : [always, ...states];
}
