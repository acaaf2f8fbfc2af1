import { kindOfHeading } from "../headings";

/** What a line has in each column; null: it is no line of the table, and stays whole. */
export type Fields = readonly string[] | null;

/** Drawn with signs alone. */
export function isRuled(line: string): boolean {
  return /^[\s\-–—_=~.·*+|]+$/u.test(line) && /[-–—_=~]{3}/u.test(line);
}

const FEWEST_WORDS = 4;
const FEWEST_NUMBERS = 2;

/** A line of a text, and what it may be of a table. */
export interface Line {
  readonly text: string;
  readonly kind: "player" | "headings" | "other";
}

export function lineOf(text: string): Line {
  if (isRuled(text)) return { text, kind: "other" };
  return { text, kind: isHeading(text) ? "headings" : isPlayer(text) ? "player" : "other" };
}

export function headingsOf(lines: readonly Line[]): readonly string[] {
  return lines.filter(({ kind }) => kind === "headings").map(({ text }) => text);
}

/** The lines of players: below the headings, where there are any. */
export function bodyOf(lines: readonly Line[]): readonly string[] {
  const first = lines.findIndex(({ kind }) => kind === "headings") + 1;
  return lines
    .slice(first)
    .filter(({ kind }) => kind === "player")
    .map(({ text }) => text);
}

/** Several words, some of them with numbers. */
function isPlayer(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const hasName = words.some((word) => /\p{L}{2}/u.test(word));
  const numbers = words.filter((word) => /\d/.test(word)).length;
  return hasName && words.length >= FEWEST_WORDS && numbers >= FEWEST_NUMBERS;
}

/** Two words or more that head columns; a letter alone is a result. */
function isHeading(line: string): boolean {
  const words = line.trim().split(/[\s|]+/);
  return words.filter((word) => word.length > 1 && kindOfHeading(word) !== null).length > 1;
}

/** Words of letters beside each other are one. */
export function wordsIn(line: string): readonly string[] {
  const words: string[] = [];
  for (const word of line.trim().split(/\s+/)) {
    const before = words.pop();
    if (before === undefined) words.push(word);
    else if (isName(before) && isName(word)) words.push(`${before} ${word}`);
    else words.push(before, word);
  }
  return words;
}

/** A letter alone may be a result. */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}\s.,'’`()-]+$/u.test(text);
}

/** 0: there is none. */
export function mostOften(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** A line like a player's that does not fit the others: behind the number, where names stand, it is noticed. */
export function unread(line: string): readonly string[] {
  return ["", line.trim()];
}
