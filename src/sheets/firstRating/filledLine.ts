import type { CareerColumn } from "../../i18n/career";
import { ifNumber } from "../ifNumber";
import type { CareerContext } from "./context";
import { eventCell } from "./places";

/** Whether a line is filled in: without its numbers, or with a list that is none, it is not looked at. */
export function isFilled(context: CareerContext, line: number): string {
  const numbers = (["date", "rc", "w", "n"] as const).map((column) =>
    eventCell(context.places, line, column),
  );
  const at = (column: CareerColumn) => eventCell(context.places, line, column);
  const list = `OR(${at("list")}="",IF(ISNUMBER(${at("list")}),${at("list")}>=${at("date")}))`;
  const isComplete = `IF(COUNT(${numbers.join(",")})=4,AND(${at("n")}>0,${list}))`;
  return ifNumber(`SUM(${numbers.join(",")})`, isComplete);
}

export function isRobin({ places, texts }: CareerContext, line: number): string {
  return `${eventCell(places, line, "kind")}="${texts.career.kinds.robin}"`;
}
