import { OWN, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import type { CareerColumn } from "../../i18n/career";
import { ifNumber } from "../articles/ifNumber";
import type { Column, HasRows } from "../column";
import { ofEvent, type CareerContext } from "./context";
import { linesAhead } from "./lines";
import type { LinkedEvent } from "./order";

/** An event's line; some are empty, to be filled in. */
export interface EventLine extends HasRows {
  readonly index: number;
  readonly event: LinkedEvent | null;
}

export type CareerCells = Column<CareerColumn, CareerContext, EventLine>;

export function eventLines({ order, places }: CareerContext): EventLine[] {
  const { first, lines } = places.events;
  const ahead = linesAhead(order);
  return Array.from({ length: lines }, (_, index) => {
    const event = order.career[index - ahead] ?? null;
    return { index, event, rows: { [OWN]: first + index } };
  });
}

const NUMBERS = ["date", "rc", "w", "n"] as const;

/** The cells without which a line is not looked at. */
export function numbersOf(sheet: CareerContext): readonly Reference[] {
  return NUMBERS.map((column) => ofEvent(sheet, column));
}

/** Whether a line is filled in: without its numbers, or with days that are none, it is not looked at. */
export function isFilled(sheet: CareerContext): Expr {
  const numbers = numbersOf(sheet);
  const date = ofEvent(sheet, "date");
  const isNotBefore = (column: "end" | "list") => {
    const cell = ofEvent(sheet, column);
    return f`IF(${cell}="",TRUE,IF(ISNUMBER(${cell}),${cell}>=${date},FALSE))`;
  };
  const days = [f`${date}>=1`, isNotBefore("end"), isNotBefore("list")];
  const isComplete = f`IF(COUNT(${numbers})=4,AND(${[f`${ofEvent(sheet, "n")}>0`, ...days]}),FALSE)`;
  return ifNumber(f`SUM(${numbers})`, isComplete, f`FALSE`);
}

export function isRobin(sheet: CareerContext): Expr {
  const { robin } = sheet.texts.career.kinds;
  return f`OR(${ofEvent(sheet, "kind")}=${robin},${isDouble(sheet)})`;
}

export function isDouble(sheet: CareerContext): Expr {
  return f`${ofEvent(sheet, "kind")}=${sheet.texts.career.kinds.doubleRobin}`;
}
