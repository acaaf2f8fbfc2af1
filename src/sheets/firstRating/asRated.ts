import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { CountedAsRated } from "../../rules/countedAsRated";
import { ifNumber, isNumber } from "../articles/ifNumber";
import { fact, ofEvent, type CareerContext } from "./context";

/** Whether an event counts as a rated player's: 10.4 (2005), 8.4 (2011), 8.2.4 (2022). */
export function asRatedConditions(sheet: CareerContext): (readonly [Expr, CountedAsRated])[] {
  const published = fact(sheet, "published");
  const list = ofEvent(sheet, "list");
  const isPublished = isNumber(published);
  return [
    [f`AND(${isPublished},${ofEvent(sheet, "date")}>=${published})`, "ratedAlready"],
    [f`AND(${isPublished},${isNumber(list)},${list}>${published})`, "ratedSince"],
  ];
}

/** The day of an event that is still an unrated player's: the last of them ends the window. */
export function unratedDay(sheet: CareerContext): Expr {
  const date = ofEvent(sheet, "date");
  const asRated = asRatedConditions(sheet).map(([condition]) => condition);
  return ifNumber(date, f`IF(OR(${asRated}),"",${date})`);
}
