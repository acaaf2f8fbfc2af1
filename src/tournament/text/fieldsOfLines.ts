import {
  bodyOf,
  headingsOf,
  isName,
  isRuled,
  lineOf,
  mostOften,
  unread,
  wordsIn,
  type Fields,
  type Line,
} from "./lines";
import { boundsOfColumns, cutAt, joined } from "./columnsOfText";

/** A table written as text, its lines taken apart: by a sign, by columns, by words; null: no table. */
export function fieldsOfLines(lines: readonly string[]): readonly Fields[] | null {
  const plain = lines.map((line) => line.replace(/\p{Zs}/gu, " ").trimEnd());
  const parted = bySigns(plain);
  if (parted !== null) return parted;
  const known = plain.map(lineOf);
  return byColumns(known) ?? byWords(known);
}

const FEWEST_FIELDS = 4;
const FEWEST_LINES = 3;
/** Of the lines of a table, how many must have as many fields. */
const SAME_SHARE = 0.8;

/** Each as it is, or in quotes. */
const FIELDS = ["\t", "|", ";", ","].map(
  (sign) => [sign, new RegExp(`("(?:[^"]|"")*"|[^${sign}]*)(?:[${sign}]|$)`, "g")] as const,
);

function bySigns(lines: readonly string[]): readonly Fields[] | null {
  const told = lines.filter((line) => line !== "" && !isRuled(line));
  for (const [sign, field] of FIELDS) {
    const split = (line: string) =>
      line.includes(sign)
        ? [...line.matchAll(field)]
            .map(([, text = ""]) =>
              text
                .replace(/^"(.*)"$/, "$1")
                .replace(/""/g, '"')
                .trim(),
            )
            .slice(0, line.endsWith(sign) ? undefined : -1)
        : [];
    const counts = told.map((line) => split(line).length);
    const usual = mostOften(counts.filter((count) => count >= FEWEST_FIELDS));
    const alike = counts.filter((count) => count === usual).length;
    const own = counts.filter((count) => count > 1).length;
    const isOfNumbers = sign === "," && told.filter(isInNumbers).length > told.length / 2;
    if (usual === 0 || isOfNumbers || alike < FEWEST_LINES || alike < SAME_SHARE * own) continue;
    return lines.map((line) =>
      isRuled(line) || 2 * split(line).length <= usual ? null : split(line),
    );
  }
  return null;
}

/** 3,5 12,5: the comma is a number's. */
function isInNumbers(line: string): boolean {
  return /\d,\d+\s+\d+,\d/.test(line) || /\p{L}\s+\d[^,]*,/u.test(line);
}

function byColumns(lines: readonly Line[]): readonly Fields[] | null {
  const body = bodyOf(lines);
  if (body.length < FEWEST_LINES) return null;
  const heads = headingsOf(lines).map((line) => line.trim().split(/\s+/).length);
  const usual = mostOften(body.map((line) => wordsIn(line).length));
  const fewest = Math.max(FEWEST_FIELDS, Math.min(usual, ...heads) - 1);
  /** Without the blanks before them lines stand under each other by the end of their numbers. */
  for (const each of [lines, numbersToTheRight(lines)]) {
    const bounds = widestBounds(each, fewest);
    if (bounds.length < fewest) continue;
    const fields = cutAt(each, joined(each, bounds));
    if (MOST_MIXED * fields.filter(isMixed).length <= body.length) return fields;
  }
  return null;
}

const MOST_MIXED = 5;

/** A name and a rating, or points and a round, in one field: what stands under each other does so by chance. */
function isMixed(fields: Fields): boolean {
  return (fields ?? []).some((text) => {
    const words = text.split(/\s+/);
    return words.some((word, index) => {
      const next = words[index + 1] ?? "";
      return (
        next !== "" && (/^\d{4}$|^\d+\.\d$/.test(word) || (isName(word) && /^\d{3}/.test(next)))
      );
    });
  });
}

/** So many lines may look like a player's, and be a note. */
const MOST_NOTES = 3;
/** Who is looked for among more has to wait. */
const MOST_LINES = 500;

/** With fewer columns than a line has words these do not stand under each other, or a note stands among them. */
function widestBounds(lines: readonly Line[], fewest: number) {
  let body = bodyOf(lines);
  let best = boundsOfColumns(lines, body);
  if (body.length > MOST_LINES) return best;
  for (let notes = 0; notes < MOST_NOTES && best.length < fewest; notes += 1) {
    for (const note of body) {
      const rest = body.filter((line) => line !== note);
      const bounds = boundsOfColumns(lines, rest);
      if (bounds.length > best.length) [best, body] = [bounds, rest];
    }
  }
  return best;
}

function numbersToTheRight(lines: readonly Line[]): readonly Line[] {
  const numbers = bodyOf(lines).map((line) => /^\s*(\d+)/.exec(line)?.[1]?.length ?? 0);
  const width = Math.max(...numbers);
  return lines.map(({ text, kind }) => ({
    text: text.trimStart().replace(/^\d+/, (own) => own.padStart(width)),
    kind,
  }));
}

/** Letters beside each other are a name. */
function byWords(lines: readonly Line[]): readonly Fields[] | null {
  const counts = bodyOf(lines).map((line) => wordsIn(line).length);
  const usual = mostOften(counts);
  const alike = counts.filter((count) => count === usual).length;
  if (alike < FEWEST_LINES || alike < SAME_SHARE * counts.length) return null;
  return lines.map(({ text, kind }) => {
    const words = wordsIn(text);
    if (kind === "player") return words.length === usual ? words : unread(text);
    const heads = [text.trim().split(/\s+/), text.trim().split(/\s{2,}/)];
    return (kind === "headings" && heads.find(({ length }) => length === usual)) || null;
  });
}
