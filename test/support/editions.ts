import { dayOf } from "../../src/rules/day";
import type { Day } from "../../src/rules/units";
import type { Edition, EditionId } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import { isReason, type Reason } from "../../src/rules/reason";

/** The standard edition of a year. */
export const edition = (id: EditionId): Edition => editionOf(id) as Edition;

/** The day of a date written as year, month, day. */
export const onDay = ([year = 0, month = 0, day = 0]: readonly number[]): Day =>
  dayOf(year, month, day);

/** What a reason says, for a short comparison. */
export function because(answer: unknown): string {
  if (!isReason(answer)) return `no reason but ${String(answer)}`;
  const { key, article, edition: name }: Reason = answer;
  return `${key}, ${article} (${name})`;
}
