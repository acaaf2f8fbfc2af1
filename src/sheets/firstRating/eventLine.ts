import { area, below, cellAt, OWN, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import type { CareerColumn } from "../../i18n/career";
import { ifNumber } from "../articles/ifNumber";
import type { Column, HasRows } from "../column";
import { columnOf } from "../table";
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
    const report = event?.report?.row;
    const rows = { [OWN]: first + index, ...(report !== undefined && { report }) };
    return { index, event, rows };
  });
}

const NUMBERS = ["date", "rc", "w", "n"] as const;

/** The cells without which a line is not looked at. */
export function numbersOf(sheet: CareerContext): readonly Reference[] {
  return NUMBERS.map((column) => ofEvent(sheet, column));
}

/** Whether a line is filled in: without its numbers, or with a list that is none, it is not looked at. */
export function isFilled(sheet: CareerContext): Expr {
  const numbers = numbersOf(sheet);
  const list = ofEvent(sheet, "list");
  const isLater = f`IF(ISNUMBER(${list}),${list}>=${ofEvent(sheet, "date")})`;
  const isListed = f`OR(${list}="",${isLater})`;
  const isComplete = f`IF(COUNT(${numbers})=4,AND(${ofEvent(sheet, "n")}>0,${isListed}))`;
  return ifNumber(f`SUM(${numbers})`, isComplete);
}

export function isRobin(sheet: CareerContext): Expr {
  return f`${ofEvent(sheet, "kind")}=${sheet.texts.career.kinds.robin}`;
}

/** The same column above a line, from above the headings on: it is never a single cell. */
export function linesBefore({ places }: CareerContext, column: CareerColumn): Reference {
  const { events } = places;
  const at = columnOf(events, column);
  return area(cellAt(events.first - 2, at, "both"), below(cellAt(OWN, at), -1));
}
