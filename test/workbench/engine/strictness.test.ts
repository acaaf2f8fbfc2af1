import { LENIENT, strictnessOf, SWITCHES } from "../../../src/workbench/engine/strictness";
import { workbookWithFide } from "../../support/workbench";

test("strict, some of it, or not at all", () => {
  expect(strictnessOf("?lang=fr")).toEqual(LENIENT);
  expect([...strictnessOf("?strict")]).toEqual(SWITCHES.filter((each) => each !== "old"));
  expect([...strictnessOf("?strict=edit,limit")]).toEqual(["limit", "edit"]);
});

test("an unknown switch is refused with those that there are", () => {
  expect(() => strictnessOf("?strict=hard")).toThrow(
    `strict=hard. Expected: ${SWITCHES.join(", ")}.`,
  );
});

test("collapse: an error among a function's results makes all of them #VALUE!, without words", () => {
  const shown = (search: string) => {
    const book = workbookWithFide(0, undefined, strictnessOf(search));
    const [sheet = ""] = book.sheets();
    book.write(sheet, "A1:B2", [
      [100, "=FIDE.PD(A1:A2)"],
      ["abc", null],
    ]);
    return { values: book.read(sheet, "B1:B2").values, message: book.message(sheet, "B1") };
  };
  expect(shown("").values).toEqual([[0.64], ["#VALUE!"]]);
  expect(shown("?strict=collapse")).toEqual({ values: [["#VALUE!"], [null]], message: "" });
});

test("collapse: the error of a single cell keeps its words", () => {
  const book = workbookWithFide(0, undefined, strictnessOf("?strict=collapse"));
  const [sheet = ""] = book.sheets();
  book.write(sheet, "A1", [['=FIDE.PD("abc")']]);
  expect(book.message(sheet, "A1")).toMatch(/^diff: “abc”\./);
});
