import type { CareerColumn } from "../../i18n/career";
import { GUIDE_DEDUCTION, GUIDE_MOST_GAMES } from "../../rules/guide";
import { rounded } from "../rounded";
import { isRobin } from "./filledLine";
import type { CareerContext } from "./context";
import { eventCell } from "./places";

/** What the guide of 2005 gives for an event that has no Ru, for want of a point: 10.1 (2005). */
export function guideFormula(context: CareerContext, line: number): [CareerColumn, string] {
  const { order, places, texts } = context;
  const at = (column: CareerColumn) => eventCell(places, line, column);
  const conditions = [
    `${at("why")}="${texts.career.ignored.dpUndefined(order.edition)}"`,
    `NOT(${isRobin(context, line)})`,
    `${at("n")}<=${GUIDE_MOST_GAMES}`,
  ];
  const guide = rounded(`${at("rc")}-${GUIDE_DEDUCTION}`);
  return ["guide", `IF(AND(${conditions.join(",")}),${guide},"")`];
}
