import { alignedLines } from "../../../src/tournament/trf/alignedLines";
import { readTrf } from "../../../src/tournament/trf/readTrf";

const NAMES = ["Müller, Jürg", "Le Goff, Éva", "Ødegård, Bjørn", "Smith, Al"];

/** Of a Swiss of two rounds in which neighbours meet. */
function lineOf(start: number): string {
  const name = `${NAMES[start % NAMES.length]!} ${start}`;
  const rating = start % 9 === 0 ? "" : String(1500 + start);
  const other = start % 2 === 1 ? start + 1 : start - 1;
  const result = start % 2 === 1 ? "w 1" : "b 0";
  return [
    `001 ${String(start).padStart(4)} m    ${name.padEnd(33)} ${rating.padStart(4)} SUI`,
    ` ${String(1_300_000 + start).padStart(11)} 1980/01/01  ${result.endsWith("1") ? "1.0" : "0.0"} ${String(start).padStart(4)}`,
    `  ${String(other).padStart(4)} ${result}`,
  ].join("");
}

const LINES = Array.from({ length: 300 }, (_, index) => lineOf(index + 1));
const fileOf = (lines: readonly string[]) =>
  readTrf(["012 Open", "042 2025/10/04", "052 2025/10/05", ...lines].join("\n"));

/** As programs with three columns for the start number write it. */
const toTheLeft = (line: string) => line.slice(0, 4) + line.slice(5);
const inBytes = (line: string) => {
  const name = line.slice(14, 47);
  const longer = new TextEncoder().encode(name).length - name.length;
  return line.slice(0, 47 - longer) + line.slice(47);
};

test("columns of TRF16: a file whose lines stand one to the left is read as the others, names with their first letters", () => {
  const told = fileOf(LINES);
  expect(told.file?.players.slice(0, 2).map(({ name }) => name)).toEqual([
    "Le Goff, Éva 1",
    "Ødegård, Bjørn 2",
  ]);
  expect(told.findings).toEqual([]);
  expect(fileOf(LINES.map(toTheLeft))).toEqual(told);
  expect(fileOf(LINES.map(inBytes))).toEqual(told);
  expect(fileOf(LINES.map(inBytes).map(toTheLeft))).toEqual(told);
});

test("lines in their columns stay as they are, also where nobody has a rating or a federation", () => {
  expect(alignedLines(LINES)).toEqual(LINES);
  const bare = LINES.map((line) => `${line.slice(0, 47)}         ${line.slice(56)}`);
  expect(alignedLines(bare)).toEqual(bare);
  expect(alignedLines([])).toEqual([]);
});

test("names in a column less move what is behind them alone: start numbers stay", () => {
  const narrow = LINES.map((line) => line.slice(0, 46) + line.slice(47));
  const starts = fileOf(narrow).file?.players.map(({ start }) => start);
  expect(starts).toEqual(fileOf(LINES).file?.players.map(({ start }) => start));
});
