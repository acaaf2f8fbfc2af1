import { pointsOfRounds } from "../../../src/tournament/round/round";
import fc from "fast-check";
import { decodeTrf } from "../../../src/tournament/trf/decodeTrf";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import type { TrfFile } from "../../../src/tournament/trf/trfFile";

import { writeTrf } from "../../../src/tournament/trf/writeTrf";
import { SMALL_FILE, SMALL_TRF } from "../../fixtures/trf";
import { cases } from "../../support/cases";
import { randomTrf } from "../../support/randomTrf";

const keysOf = (text: string) =>
  readTrf(text).findings.map(({ key, line }) => (line === null ? key : `${key} ${line}`));

/** The small file with a line changed; lines counted from 1. */
const changed = (line: number, change: (text: string) => string) =>
  SMALL_TRF.split("\r\n")
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join("\r\n");

/** A player's columns, counted from 1, written over. */
const over = (column: number, text: string) => (line: string) =>
  line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);

/** Lines of the file: twelve of the event, then the players. */
const FIRST = 13;

test("the small file, without a finding; its points are those of its rounds", () => {
  const { file, findings } = readTrf(SMALL_TRF);
  expect(findings).toEqual([]);
  expect(file?.players).toEqual(SMALL_FILE.players);
  expect(file?.players.map(pointsOfRounds)).toEqual(SMALL_FILE.players.map(({ points }) => points));
});

test("any file written is read as it was", () => {
  fc.assert(
    fc.property(randomTrf(), (file: TrfFile) => {
      const read = readTrf(writeTrf(file, "TRF26"));
      expect(read.findings).toEqual([]);
      expect(read.file?.players).toEqual(file.players);
      const sorted = (lines: TrfFile["lines"]) =>
        [...lines].map((line) => JSON.stringify(line)).sort();
      expect(sorted(read.file?.lines ?? [])).toEqual(sorted(file.lines));
    }),
  );
});

test.each([
  ["CR alone", SMALL_TRF.replace(/\r\n/g, "\r")],
  ["LF alone", SMALL_TRF.replace(/\r\n/g, "\n")],
  ["a byte order mark, lines trimmed", `\uFEFF${SMALL_TRF.replace(/(?<! ) +\r\n/g, "\r\n")}`],
  ["lines padded", SMALL_TRF.replace(/\r\n/g, "      \r\n")],
  ["small letters", SMALL_TRF.replace(/ [wb-] [WDLHFUZ]/g, (round) => round.toLowerCase())],
  ["blank lines", SMALL_TRF.replace(/\r\n/g, "\r\n\r\n")],
])("in the wild: %s", (_, text) => {
  const { file, findings } = readTrf(text);
  expect(findings).toEqual([]);
  expect(file?.players).toEqual(SMALL_FILE.players);
});

test("Latin-1 and UTF-8 are told apart; columns counted in bytes are put back", () => {
  const latin = Uint8Array.from(SMALL_TRF, (sign) => sign.charCodeAt(0));
  expect(decodeTrf(latin)).toBe(SMALL_TRF);
  expect(decodeTrf(new TextEncoder().encode(SMALL_TRF))).toBe(SMALL_TRF);
  const byBytes = SMALL_TRF.replace("Zürcher, A ", "Zürcher, A");
  expect(readTrf(byBytes).file?.players[0]).toEqual(SMALL_FILE.players[0]);
});

test.each([
  ["little-endian", [0xff, 0xfe], true],
  ["big-endian", [0xfe, 0xff], false],
])("UTF-16, %s, is known by its mark", (_, mark, isLittle) => {
  const bytes = new DataView(new ArrayBuffer(2 * SMALL_TRF.length));
  for (let at = 0; at < SMALL_TRF.length; at += 1) {
    bytes.setUint16(2 * at, SMALL_TRF.charCodeAt(at), isLittle);
  }
  const file = Uint8Array.from([...mark, ...new Uint8Array(bytes.buffer)]);
  expect(decodeTrf(file)).toBe(SMALL_TRF);
});

test("signs that nobody sees leave their columns blank", () => {
  const read = readTrf(`${changed(FIRST, over(15, "Zü\0rcher, A\0\0\u0085"))}\r\n\u001a`);
  expect(read.findings).toEqual([]);
  expect(read.file?.players[0]?.name).toBe("Zü rcher, A");
});

test("rounds beyond the hundredth are told, once, with the first line that has some", () => {
  const rounds = Array.from({ length: 100 }, () => "  0000 - Z").join("");
  const hundred = changed(FIRST, (line) => line.slice(0, 89) + rounds);
  expect(keysOf(hundred)).not.toContain(`tooManyRounds ${FIRST}`);
  expect(readTrf(hundred).file?.players[0]?.rounds).toHaveLength(100);
  const more = hundred
    .split("\r\n")
    .map((line) => (line.startsWith("001") ? `${line.padEnd(1_089)}  0000 - Z` : line));
  expect(keysOf(more.join("\r\n")).filter((key) => key.startsWith("tooMany"))).toEqual([
    `tooManyRounds ${FIRST}`,
  ]);
  const dates = changed(FIRST - 1, () => `132${" ".repeat(1_090)}14/09/20`);
  expect(keysOf(dates)).toContain(`tooManyRounds ${FIRST - 1}`);
});

test("what a cell cannot hold, and what no sheet could, is told", () => {
  const long = changed(2, () => `022 ${"x".repeat(40_000)}`);
  expect(keysOf(long)).toEqual(["longLine 2"]);
  expect(readTrf(long).file?.lines[1]?.text).toHaveLength(31_996);
  expect(readTrf(`${SMALL_TRF}${"# 1\r\n".repeat(20_000)}`)).toMatchObject({
    file: null,
    findings: [{ key: "tooManyLines", values: { most: 20_000 } }],
  });
});

test.each([
  [
    "no start number",
    changed(FIRST, over(5, "  x ")),
    ["badStart 13", "nobody 14", "nobody 15", "nobody 16"],
  ],
  [
    "one FIDE number on two lines: somebody else's games would go to a player",
    changed(FIRST + 1, over(58, SMALL_TRF.split("\r\n")[FIRST - 1]!.slice(57, 68))),
    ["sameId 14"],
  ],
  ["a start number twice", changed(FIRST + 1, over(5, "   1")), ["sameStart 14"]],
  ["no name", changed(FIRST, over(15, " ".repeat(33))), ["noName 13"]],
  ["letters as rating", changed(FIRST, over(49, "24OO")), ["badRating 13"]],
  ["a rating too high", changed(FIRST, over(49, "9999")), ["badRating 13"]],
  ["letters as points", changed(FIRST, over(81, " x.5")), ["badPoints 13"]],
  ["other points", changed(FIRST, over(81, " 3.5")), ["pointsDiffer 13"]],
  [
    "a result that is none",
    changed(FIRST, over(99, "?")),
    ["badRound 13", "contradiction 14", "pointsDiffer 13"],
  ],
  ["a bye with an opponent", changed(FIRST, over(99, "U")), ["badRound 13", "contradiction 14"]],
  ["nobody's number", changed(FIRST, over(92, "  99")), ["nobody 13", "contradiction 14"]],
  ["the own number", changed(FIRST, over(92, "   1")), ["oneself 13", "contradiction 14"]],
  [
    "both won",
    changed(FIRST + 1, over(99, "1")),
    ["contradiction 13", "contradiction 14", "pointsDiffer 14"],
  ],
  ["both White", changed(FIRST + 1, over(97, "w")), ["sameColour 13"]],
  ["another number of players", changed(6, () => "062 7"), ["playersDiffer"]],
  ["a date that is none", changed(4, () => "042 2014/02/31"), ["badDate"]],
])("%s", (_, text, keys) => {
  expect(keysOf(text)).toEqual(expect.arrayContaining(keys));
});

test("a game paired and not played yet is no contradiction", () => {
  const text = changed(FIRST, over(99, " ")).split("\r\n");
  text[FIRST] = over(99, " ")(text[FIRST]!);
  const { findings, file } = readTrf(text.join("\r\n"));
  expect(findings.map(({ key }) => key)).toEqual(["pointsDiffer"]);
  expect(file?.players[0]?.rounds[0]).toEqual({ opponent: 2, colour: "w", result: "Z" });
});

test("letters of two units are not cut in half, line breaks in a cell make no lines", () => {
  const [first, ...others] = SMALL_FILE.players;
  const name = `${"N".repeat(32)}\u{1F600}`;
  const lines = [{ tag: "102", text: "Arbiter\n001 injected" }];
  const text = writeTrf({ lines, players: [{ ...first, name }, ...others] }, "TRF26");
  expect(text.split("\r\n").filter((line) => line.startsWith("001"))).toHaveLength(6);
  expect(encodeURIComponent(text)).toContain("102%20Arbiter%20001%20injected");
});

test("half a letter at the edge of its columns is no part of a name", () => {
  const wide = `${"\u{1F600}".repeat(16)}\u{1F601}`;
  const { file } = readTrf(changed(FIRST, over(15, wide)));
  expect(file?.players[0]?.name).toBe("\u{1F600}".repeat(16));
});

test("other formats, nothing, binary and far too much are no file", () => {
  for (const text of ["", "\0\0\0", "%PDF-1.7", "Rank;Name\n1;A", "\n".repeat(1000)]) {
    expect(readTrf(text)).toMatchObject({ file: null, findings: [{ key: "notTrf" }] });
  }
  const nonsense = "001 x".repeat(12_000_000);
  expect(readTrf(nonsense)).toMatchObject({ file: null, findings: [{ key: "tooLarge" }] });
  expect(keysOf("001")).toEqual(["badStart 1"]);
});

const MUTATED = cases({ quick: 150, long: 10_000 });

test(`${MUTATED} files with lines cut, doubled, mixed or overwritten: findings, never a crash`, () => {
  const lines = SMALL_TRF.split("\r\n");
  const mutation = fc.tuple(
    fc.nat(lines.length - 1),
    fc.nat(140),
    fc.string({ maxLength: 12, unit: "binary" }),
    fc.constantFrom("cut", "over", "insert", "double", "drop"),
  );
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      const mutated = [...lines];
      for (const [line, column, text, how] of mutations) {
        const now = mutated[line] ?? "";
        if (how === "cut") mutated[line] = now.slice(0, column);
        if (how === "over") mutated[line] = over(column + 1, text)(now);
        if (how === "insert") mutated[line] = now.slice(0, column) + text + now.slice(column);
        if (how === "double") mutated.splice(line, 0, now);
        if (how === "drop") mutated.splice(line, 1);
      }
      const { file, findings } = readTrf(mutated.join("\r\n"));
      for (const player of file?.players ?? []) {
        expect(player.start).toBeGreaterThan(0);
        expect(player.rating === null || player.rating <= 4000).toBe(true);
      }
      const lineCount = mutated.join("\r\n").split(/\r\n|\r|\n/).length;
      for (const { line } of findings) expect(line ?? 1).toBeLessThanOrEqual(lineCount);
    }),
    { numRuns: MUTATED },
  );
});
