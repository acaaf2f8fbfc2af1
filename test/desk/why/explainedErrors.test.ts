import { CellError } from "../../../src/functions/cell";
import type { CellsOf } from "../../../src/desk/why/formula/evaluation";
import { hasFunction, referredBy, whyFormula } from "../../../src/desk/why/whyFormula";
import { EN_FUNCTIONS } from "../../../src/i18n/en/functions";
import { EN_MESSAGES } from "../../../src/i18n/en/messages";
import { EN_WHY } from "../../../src/i18n/en/why";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { LANGUAGES } from "../../support/languages";

const ENGLISH = { why: EN_WHY, messages: EN_MESSAGES, functions: EN_FUNCTIONS.functions };
const AT = { sheet: "Open", place: { row: 0, column: 5 } };

/** A1 2000, A2 an error, A3 text, A4 blank. */
const COLUMN = [2000, new CellError("#REF!"), "x", null];
const cells: CellsOf = (sheet, { row, rows }) =>
  sheet === "Far" ? null : COLUMN.slice(row, row + rows).map((cell) => [cell]);

const explained = (formula: string, shown: CellValue, row = 0) =>
  whyFormula({ at: AT, shown, formula, place: { row, column: 0 }, behind: 0 }, cells, ENGLISH);
const why = (formula: string, shown: CellValue, row = 0) => explained(formula, shown, row).why;

test("an error in an input is followed to its cell, and what it means is said", () => {
  const { said, agrees } = why("=FIDE.EXPECTED(A1,A2,2024)", "#VALUE!");
  expect(said.join("\n")).toMatch(/The input A2 shows #REF![^]*was deleted/);
  expect(agrees).toBe(true);
  expect(why("=FIDE.SWISS.RC(A1:A3)", "#VALUE!").said.join("\n")).toContain("The input A2 shows");
  expect(why("=FIDE.PD(#N/A)", "#N/A").said.join("\n")).toContain("The input #N/A shows #N/A");
});

test("a wrong input is explained in the function's own words, a rule without a number by its reason", () => {
  expect(why("=FIDE.PD(A3)", "#VALUE!").said).toEqual([
    "diff: “x”. Expected a rating difference, such as 120 or -85.",
  ]);
  const none = why("=FIDE.RU(2000,0,5,,2014)", "#N/A");
  expect(none).toMatchObject({ said: [], agrees: true, result: null });
  expect(none.reason).toMatchObject({ key: "tooFewPoints", article: "8.21" });
});

test("where Excel shows one error for a whole range, the cells that are wrong are named", () => {
  const { said, result, agrees } = why("=FIDE.PD(A1:A4)", "#VALUE!");
  expect(said.join("\n")).toMatch(/one error for the whole range[^]*Row 2: [^]*Row 3: diff: “x”/);
  expect([result, agrees]).toEqual([1, false]);
  expect(why("=FIDE.PD(A1:A4)", "#VALUE!", 2).said[0]).toContain("diff: “x”");
});

test.each(Object.keys(EN_WHY.errors))("%s says what it means and what to do", (code) => {
  const { said } = why("=FIDE.PD(0)", code);
  expect(said[0]).toBe(EN_WHY.errors[code as keyof typeof EN_WHY.errors]);
  expect(said[0]!.length).toBeGreaterThan(35);
  const all = LANGUAGES.map((language) => language.why.errors[code as keyof typeof EN_WHY.errors]);
  expect(new Set(all).size).toBe(all.length);
});

test("while functions are still calculating nothing is said to differ", () => {
  expect(why("=FIDE.PD(0)", "#BUSY!").agrees).toBeNull();
  expect(why("=FIDE.PD(0)", 0.4).agrees).toBe(false);
});

test("a function that is none, and a formula that nobody understands here", () => {
  expect(hasFunction("=FIDE.RATING(1)")).toBe(true);
  expect(why("=FIDE.RATING(1)", "#NAME?").said[0]).toBe(EN_WHY.errors["#NAME?"]);
  expect(why("=FIDE.PD(1", "").said).toEqual([EN_WHY.notParsed]);
  expect(why("=FIDE.PD(1", "#NAME?").said).toEqual([EN_WHY.errors["#NAME?"], EN_WHY.notParsed]);
  expect([hasFunction("FIDE.PD(1)"), hasFunction("=SUM(A1)"), hasFunction(3)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("of a part that only Excel knows it is said which; the other functions are explained", () => {
  const { said, parts } = why("=IF(VLOOKUP(1,A1:A4,1)=1,FIDE.PD(100),FIDE.PD(Far!A1))", 0.64);
  expect(said).toEqual([EN_WHY.notExplained("VLOOKUP(1,A1:A4,1)")]);
  expect(parts.map(({ title, result }) => [title, result])).toEqual([
    ["FIDE.PD(100)", 0.64],
    ["FIDE.PD(Far!A1)", null],
  ]);
  expect(parts[1]!.said).toEqual([EN_WHY.notExplained("Far!A1")]);
});

test("functions within functions: each with its steps, sources by arguments, others tried all through", () => {
  const formula = "=FIDE.NEWRATING(A1,FIDE.CHANGE(A1,{2000},{1},20,2024))";
  const { why: known, again } = explained(formula, 2010);
  expect(known).toMatchObject({ title: formula, result: 2010, agrees: true });
  expect(known.parts.map(({ result }) => result)).toEqual([10]);
  expect(known.sources.map(({ label }) => label)).toEqual([
    "rating: A1",
    "change: A1",
    "rating: A1",
  ]);
  expect(known.whatIf.map(({ key, label }) => [key, label])).toContainEqual([
    "1.k",
    "FIDE.CHANGE – K",
  ]);
  expect(again({ "1.k": "40" })).toMatchObject({ result: 2020, parts: [{ result: 20 }] });
  expect(known.result).toBe(2010);
});

test("what is tried: numbers, choices, nothing", () => {
  const { again } = explained('=FIDE.RU(2348,2,9,"robin",2005)', 2150);
  expect(again({ "0.score": "4.5" }).result).toBe(2348);
  expect(again({ "0.system": "swiss" }).result).toBe(2128);
  expect(again({ "0.edition": "2024" }).reason).toMatchObject({ key: "robinRemoved" });
  expect(again({ "0.rc": "abc" }).said[0]).toContain("rc: “abc”");
  expect(again({ "0.rc": "" }).result).toBe("");
});

test("the cells a formula refers to, on its sheet and others", () => {
  expect(referredBy("=FIDE.CHANGE(A1,Far!B2:B3,{1;0},20)")).toEqual([
    { sheet: null, area: { row: 0, column: 0, rows: 1, columns: 1 } },
    { sheet: "Far", area: { row: 1, column: 1, rows: 2, columns: 1 } },
  ]);
  expect(referredBy("=FIDE.PD(")).toEqual([]);
});
