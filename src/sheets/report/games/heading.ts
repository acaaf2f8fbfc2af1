import type { ReportContext } from "../context";
import type { GameColumn } from "../layout";

/** Heading of a column of the games; a crosstable tells opponents' numbers, and no rounds. */
export function gameHeading({ order, texts }: ReportContext, column: GameColumn): string {
  const { gameHeadings, opponentNumber } = texts.report;
  const isNumber = column === "round" && order.event.isWithoutRounds === true;
  return isNumber ? opponentNumber : gameHeadings[column];
}
