import { readFileSync } from "node:fs";
import { LENIENT, strictnessOf, SWITCHES } from "../../../src/workbench/engine/strictness";
import { Workbook } from "../../../src/workbench/engine/workbook";
import { workbookWithFide } from "../../support/workbench";

test("strict, some of it, or not at all", () => {
  expect(strictnessOf("?lang=fr")).toEqual(LENIENT);
  const ofSome = ["manual", "protected", "date1904", "sealed", "lost", "old"];
  expect([...strictnessOf("?strict")].sort()).toEqual(
    SWITCHES.filter((each) => !ofSome.includes(each)).sort(),
  );
  expect([...strictnessOf("?strict=edit,limit")]).toEqual(["limit", "edit"]);
});

test("each switch is told of to those who work on the project", () => {
  const [, table = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("| Switch ");
  const [rows = ""] = table.split("\n\n");
  const told = Array.from(rows.matchAll(/^\| `([a-z0-9]+)` /gm), ([, name]) => name);
  expect(told.sort()).toEqual([...SWITCHES].sort());
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

test("codes: an error that a function cannot give back is #VALUE!, without words", () => {
  const shown = (search: string) => {
    const call = () => ({ code: "#REF!", message: "gone" });
    const book = new Workbook({ call, blank: 0, strict: strictnessOf(search) });
    book.write("Sheet1", "A1", [["=FIDE.PD(100)"]]);
    return [book.read("Sheet1", "A1").values, book.message("Sheet1", "A1")];
  };
  expect(shown("")).toEqual([[["#REF!"]], ""]);
  expect(shown("?strict=codes")).toEqual([[["#VALUE!"]], ""]);
});
