import { floorOn } from "../../rules/editions/floorOn";
import { compositionRules, type CompositionRule } from "../../tournament/composition";
import type { IterationOrder } from "./order";

/** What articles 5 and 6 ask of the event, as far as the sheet can tell it. */
export type Check = { readonly article: string } & (
  | { readonly kind: "composition"; readonly rule: CompositionRule }
  | { readonly kind: "everybody counts" }
  | { readonly kind: "above the floor"; readonly floor: number }
  | { readonly kind: "every game played" }
);

export function checksOf({
  event,
  edition,
  championship,
  startDate,
}: Pick<IterationOrder, "event" | "edition" | "championship" | "startDate">): Check[] {
  const { articles } = edition;
  const rules = compositionRules(event, edition, championship);
  const { belowFloor } = articles;
  const floor = floorOn(edition, startDate ?? undefined);
  return [
    ...rules.map((rule) => ({ kind: "composition" as const, article: rule.article, rule })),
    { kind: "everybody counts", article: articles.firstEvent },
    ...(belowFloor === null
      ? []
      : [{ kind: "above the floor" as const, article: belowFloor, floor }]),
    ...("square" in event.scores
      ? [{ kind: "every game played" as const, article: articles.unplayedInRobin }]
      : []),
  ];
}
