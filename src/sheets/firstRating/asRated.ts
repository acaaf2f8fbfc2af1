import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { CountedAsRated } from "../../rules/countedAsRated";
import { ifNumber } from "../articles/ifNumber";
import { fact, ofEvent, type CareerContext } from "./context";

/** Whether an event counts as a rated player's: 10.4 (2005), 8.4 (2011), 8.2.4 (2022). */
export function asRatedConditions(sheet: CareerContext): (readonly [Expr, CountedAsRated])[] {
  const published = fact(sheet, "publishes");
  const is = (condition: Expr) => ifNumber(published, condition, f`FALSE`);
  return [
    [is(f`${ofEvent(sheet, "date")}>=${published}`), "ratedAlready"],
    [is(f`${ofEvent(sheet, "listed")}>${published}`), "ratedSince"],
  ];
}
