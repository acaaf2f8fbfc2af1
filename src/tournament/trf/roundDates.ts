import { inColumns, ROUND_DATE } from "./columns";
import type { TrfFile } from "./trfFile";

/** The tag and the blank before a line's text. */
const BEFORE_TEXT = "132 ";

/** 132: the date of each round, under the rounds of the players; texts as the file has them. */
export function roundDates({ lines }: TrfFile): string[] {
  const line = lines.find(({ tag }) => tag === "132");
  if (line === undefined) return [];
  const whole = BEFORE_TEXT + line.text;
  const rounds = Math.max(0, Math.ceil((whole.length - ROUND_DATE[0] + 1) / 10));
  return Array.from({ length: rounds }, (_, round) => inColumns(whole, ROUND_DATE, round));
}
