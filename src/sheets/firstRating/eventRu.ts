import { ifNumber } from "../ifNumber";
import type { CareerColumn } from "../../i18n/career";
import { isFilled, isRobin } from "./filledLine";
import type { CareerContext } from "./context";
import { rounded } from "../rounded";
import { eventCell } from "./places";

/** Ru of an event alone, in whole points as 10.54 prints it: 10.22–10.25 (2005), 8.22–8.25 (2011). */
export function eventRuFormulas(context: CareerContext, line: number): [CareerColumn, string][] {
  const { order, places, style } = context;
  const at = (column: CareerColumn) => eventCell(places, line, column);
  const bonus = order.edition.firstRating.bonus ?? 0;
  const aboveHalf = `2*${at("w")}-${at("n")}`;
  const share = `IF(${isRobin(context, line)},${at("n")}/(${at("n")}+1),1)`;
  const below = ifNumber(at("dp"), rounded(`${at("rc")}+${at("dp")}*${share}`));
  const above = rounded(`${at("rc")}+${bonus}*(${aboveHalf})`);
  return [
    ["p", `IF(${isFilled(context, line)},ROUND(100*${at("w")}/${at("n")},0)/100,"")`],
    ["dp", `IF(${at("p")}="","",IF(${aboveHalf}>=0,"",IFNA(${style.dp(at("p"))},"–")))`],
    ["ru", `IF(${at("p")}="","",IF(${aboveHalf}>=0,${above},${below}))`],
  ];
}
