import { inColumns, ROUND_DATE, ROUND_WIDTH } from "./columns";
import { MOST_ROUNDS, type TrfFile, type TrfLine } from "./trfFile";

/** The tag of the dates of the rounds. */
export const ROUND_DATES = "132";
/** The tag and the blank before a line's text. */
const BEFORE_TEXT = `${ROUND_DATES} `;

/** 132: the date of each round, under the rounds of the players; texts as the file has them. */
export function roundDates(file: TrfFile): string[] {
  const line = dateLineOf(file);
  if (line === null) return [];
  const whole = BEFORE_TEXT + line.text;
  const rounds = Math.max(0, Math.ceil((whole.length - ROUND_DATE[0] + 1) / ROUND_WIDTH));
  return Array.from({ length: Math.min(rounds, MOST_ROUNDS) }, (_, round) =>
    inColumns(whole, ROUND_DATE, round),
  );
}

/** The line whose dates stand under the rounds; null where there is none. */
export function dateLineOf({ lines }: Pick<TrfFile, "lines">): TrfLine | null {
  const isUnderRounds = ({ text }: TrfLine) =>
    text.slice(0, ROUND_DATE[0] - 1 - BEFORE_TEXT.length).trim() === "" && text.trim() !== "";
  return lines.find((line) => line.tag === ROUND_DATES && isUnderRounds(line)) ?? null;
}

/** The same as a line; a round without a date leaves its columns blank. */
export function dateLine(dates: readonly string[]): TrfLine {
  const before = " ".repeat(ROUND_DATE[0] - 1 - BEFORE_TEXT.length);
  const text = before + dates.map((date) => date.slice(0, 8).padEnd(ROUND_WIDTH)).join("");
  return { tag: ROUND_DATES, text: text.trimEnd() };
}
