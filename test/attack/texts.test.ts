import fc from "fast-check";
import { written } from "../../src/sheets/content";
import { attacks } from "../support/cases";
import { workbookWithFide } from "../support/workbench";

/** Beginnings, middles and ends that a spreadsheet reads something into. */
const PARTS = (
  "=|+|-|@|'|#|$|€|%|(|)|.|,|:|/|1|12|0|e5|TRUE|false|VRAI|#N/A|#REF!|#DIV/0!|SUM(|A1|A1:B2|{1,2}|!|" +
  '"|1/2|12:30|2014-09-20|1 1/2|\u00A0| |\t|\n|\0|\u{1F600}|\uD83D|\uFFFF|½|−|＝|１|Ann|Mar|é'
).split("|");

const text = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(""));

const TEXTS_A_SHEET = 50;
const SHEETS = 400;

test("whatever a text looks like, a cell holds it as a text", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: TEXTS_A_SHEET, maxLength: TEXTS_A_SHEET }), (texts) => {
      const book = workbookWithFide();
      const cells = texts.map(written);
      book.write(
        "Sheet1",
        "A1",
        cells.map((cell) => [cell]),
      );
      const { values } = book.read("Sheet1", `A1:A${TEXTS_A_SHEET}`);
      const expected = texts.map((each) => each.replace(/[\0\uFFFF\p{Surrogate}]/gu, ""));
      expect(values.map(([value]) => value ?? "")).toEqual(expected);
    }),
    attacks(SHEETS),
  );
});
