import { linesOf, textWidth, widestWord, widthOfNames } from "../../src/sheets/textWidth";

test("digits are the measure, with some room", () => {
  expect(textWidth("12345")).toBeCloseTo(5 * 1.06);
  expect(textWidth("ill")).toBeLessThan(textWidth("mww"));
  expect(textWidth("Zürich")).toBe(textWidth("Zurich"));
  expect(textWidth("中国")).toBeGreaterThan(textWidth("WW"));
  expect(textWidth("Rating", { bold: true })).toBeGreaterThan(textWidth("Rating"));
  expect(textWidth("Open", { size: 22 })).toBeCloseTo(2 * textWidth("Open"));
});

test("headings are as wide as their widest word, sentences take lines", () => {
  expect(widestWord("games so far")).toBe(textWidth("games"));
  expect(widestWord("")).toBe(0);
  /** What is not broken is one word, and its space as wide as any. */
  expect(widestWord("Parties\u00a0: 9")).toBe(textWidth("Parties :"));
  expect([linesOf("one two", 100), linesOf("one two", 4), linesOf("one\ntwo", 100)]).toEqual([
    1, 2, 2,
  ]);
});

test("a column of names is wide enough for all of them, and never a screen wide", () => {
  const long = "Delacroix-Montferrand, Anne-Sophie Marguerite";
  expect(widthOfNames([{ name: "Li" }, { name: long }])).toBe(textWidth(long));
  expect(widthOfNames([])).toBe(widthOfNames([{ name: "Li" }]));
  expect(widthOfNames([{ name: "x".repeat(200) }])).toBe(60);
});
