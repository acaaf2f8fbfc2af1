import type { CountedAsRated } from "../../rules/countedAsRated";
import { ifNumber, isNumber } from "../ifNumber";
import type { CareerContext } from "./context";
import { eventCell, head } from "./places";

/** Whether an event counts as a rated player's: 10.4 (2005), 8.4 (2011), 8.2.4 (2022). */
export function asRatedConditions(
  { places }: CareerContext,
  line: number,
): [string, CountedAsRated][] {
  const published = head("published");
  const list = eventCell(places, line, "list");
  const isPublished = isNumber(published);
  return [
    [`AND(${isPublished},${eventCell(places, line, "date")}>=${published})`, "ratedAlready"],
    [`AND(${isPublished},${isNumber(list)},${list}>${published})`, "ratedSince"],
  ];
}

/** The day of an event that is still an unrated player's: the last of them ends the window. */
export function unratedFormula(context: CareerContext, line: number): string {
  const date = eventCell(context.places, line, "date");
  const asRated = asRatedConditions(context, line).map(([condition]) => condition);
  return ifNumber(date, `IF(OR(${asRated.join(",")}),"",${date})`);
}
