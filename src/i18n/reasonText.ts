import type { Messages } from "../functions/messages";
import type { Reason, ReasonKey, ReasonValues } from "../rules/reason";

/** Why the rules give no number, with the article; players by the names given. */
export function reasonText(
  messages: Messages,
  { key, values, article, edition }: Reason,
  names: readonly string[],
): string {
  const sentence = messages.reasons[key] as (values: ReasonValues[ReasonKey]) => string;
  return `${sentence(named(values, names))} ${messages.cite(article, edition)}`;
}

function named(values: ReasonValues[ReasonKey], names: readonly string[]): ReasonValues[ReasonKey] {
  const entries = Object.entries(values).map(([key, value]: [string, unknown]) => {
    const isPlayer = (key === "player" || key === "opponent") && typeof value === "number";
    return [key, isPlayer ? (names[value] ?? value) : value];
  });
  return Object.fromEntries(entries) as ReasonValues[ReasonKey];
}
