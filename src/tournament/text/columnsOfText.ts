import { kindOfHeading } from "../headings";
import { bodyOf, headingsOf, isName, isRuled, unread, type Fields, type Line } from "./lines";

/** Where a column begins, and where it ends: the sign behind its last. */
type Bounds = readonly [number, number];

/** As a ruler parts them, else where all lines of players have a blank. */
export function boundsOfColumns(
  lines: readonly Line[],
  body: readonly string[],
): readonly Bounds[] {
  const width = Math.max(0, ...body.map(({ length }) => length));
  const [ruled = []] = lines.flatMap(({ text }) => (isRuled(text) ? [runs(text)] : []));
  if (ruled.length >= FEWEST_RUNS && body.every((line) => fits(line, ruled))) {
    return ruled.map(([begin], at) => [begin, ruled[at + 1]?.[0] ?? width]);
  }
  const written = Array.from({ length: width }, (_, at) =>
    body.some((line) => (line[at] ?? " ") !== " ") ? "x" : " ",
  );
  return runs(written.join(""));
}

const FEWEST_RUNS = 4;

/** What stands together without a blank. */
function runs(line: string): readonly Bounds[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => [index, index + text.length]);
}

/** Nothing goes on from one column into the next. */
function fits(line: string, bounds: readonly Bounds[]): boolean {
  const isWritten = (at: number) => (line[at] ?? " ") !== " ";
  return bounds.every(([begin]) => begin === 0 || !(isWritten(begin) && isWritten(begin - 1)));
}

/** First names that begin under each other are of the name; so is what belongs to the sign before it. */
export function joined(lines: readonly Line[], bounds: readonly Bounds[]): readonly Bounds[] {
  const body = bodyOf(lines);
  const heads = headingsOf(lines);
  const headed = new Set(heads.flatMap((line) => headingsIn(line, bounds).map(({ at }) => at)));
  const textsIn = ([begin, end]: Bounds) =>
    body.map((line) => line.slice(begin, end).trim()).filter((text) => text !== "");
  const found: Bounds[] = [];
  let isHeaded = true;
  for (const [index, own] of bounds.entries()) {
    const before = found.at(-1) ?? own;
    const [left, right] = [textsIn(before), textsIn(own)];
    const isName = !headed.has(index) && areNames(left, right, own[0] - before[1]);
    const isRound: boolean =
      !(headed.has(index) && isHeaded) && heads.length > 0 && areRounds(left, right);
    if (isName || isRound) found[found.length - 1] = [before[0], own[1]];
    else found.push(own);
    isHeaded = headed.has(index) || ((isName || isRound) && isHeaded);
  }
  return found;
}

/** Three capitals are a federation. */
function areNames(left: readonly string[], right: readonly string[], gap: number): boolean {
  const areLetters = [...left, ...right].every((text) => isName(text) || /^\p{L}\.?$/u.test(text));
  return gap === 1 && areLetters && !right.every((text) => /^\p{Lu}{3}$/u.test(text));
}

/** W and 12, w12 and 1; beside a rank a title is none. */
function areRounds(left: readonly string[], right: readonly string[]): boolean {
  return (
    left.every((text) => /^(?:[-+=<>]?\p{L}?\d{0,3}|½|[BHU]---)$/u.test(text)) &&
    left.some((text) => /\p{L}/u.test(text)) &&
    right.every((text) => /^(?:\d{1,3}|[½+=-]|\p{L}+)$/u.test(text))
  );
}

/** The words of a line of headings, and the columns above which they stand. */
function headingsIn(line: string, bounds: readonly Bounds[]) {
  const words: Bounds[] = [];
  for (const [begin, end] of runs(line)) {
    const before = words.at(-1);
    const isNumbered =
      before !== undefined &&
      begin - before[1] === 1 &&
      kindOfHeading(line.slice(...before)) === "round" &&
      /^\d+$/.test(line.slice(begin, end));
    if (isNumbered) words[words.length - 1] = [before[0], end];
    else words.push([begin, end]);
  }
  return words.map((word) => ({ text: line.slice(...word), at: nearest(bounds, word) }));
}

/** The column that shares most with a heading, else the nearest. */
function nearest(bounds: readonly Bounds[], [begin, end]: Bounds): number {
  const shared = bounds.map(([from, to]) => Math.min(end, to) - Math.max(begin, from));
  return shared.indexOf(Math.max(...shared));
}

/** Lines of players at the bounds, headings by what stands below them. */
export function cutAt(lines: readonly Line[], bounds: readonly Bounds[]): readonly Fields[] {
  const cut = (line: string) => bounds.map(([begin, end]) => line.slice(begin, end).trim());
  return lines.map(({ text: line, kind }) => {
    if (kind === "player") return fits(line, bounds) ? cut(line) : unread(line);
    if (kind === "other") return null;
    const words = headingsIn(line, bounds);
    return bounds.map((_, index) =>
      words
        .filter(({ at }) => at === index)
        .map(({ text }) => text)
        .join(" "),
    );
  });
}
