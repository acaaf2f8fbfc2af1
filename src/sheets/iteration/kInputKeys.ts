import type { KHeading } from "../../i18n/kReason";
import { asksForAge, isAnyKnown } from "../kFactColumns";
import type { IterationOrder } from "./order";

/** What K is decided from, as far as anybody's is known, and why it is that. */
export function kInputKeys({
  event,
  edition,
  startDate,
  links,
}: IterationOrder): readonly KHeading[] {
  /** The report has what it is decided from. */
  if (links !== undefined) return ["kReason"];
  const all = event.players.map(({ facts }) => facts);
  const hasBirth = isAnyKnown(all, "birth");
  return [
    ...(hasBirth ? (["birth"] as const) : []),
    ...(hasBirth && startDate !== null && asksForAge(edition) ? (["age"] as const) : []),
    ...(isAnyKnown(all, "games") ? (["gamesSoFar"] as const) : []),
    ...(isAnyKnown(all, "peak") ? (["peak"] as const) : []),
    "kReason",
  ];
}
