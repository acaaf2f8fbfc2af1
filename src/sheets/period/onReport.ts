import { text, type Expr } from "../../formula/expr";
import { inNumberedLine } from "../report/numberedLine";
import type { LinkedResult } from "./order";

export type OnReport = NonNullable<LinkedResult["report"]>;

/** A player's figure on a report; a line without the figure has an empty text. */
export function onReport(report: OnReport, column: number | null): Expr {
  return column === null ? text("") : inNumberedLine(report, column);
}

/** Which line of which report it is. */
export function reportKey({ sheet, row, numbered }: OnReport): string {
  return `${sheet} ${numbered?.number ?? `row ${row}`}`;
}
