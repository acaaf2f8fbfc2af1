import { sampleWorkbook } from "../../../src/workbench/page/sample";
import { SCORES } from "../../fixtures/printedField";
import { LANGUAGES } from "../../support/languages";
import { bridge } from "../../support/workbench";

describe.each(LANGUAGES)("$code", ({ workbench: texts }) => {
  const book = sampleWorkbook(bridge, texts);
  const read = (address: string) => book.read(texts.sheet, address).values;

  test("the crosstable gives the totals of the worked example, and mirrors", () => {
    expect(read("M7:M16").flat()).toEqual(SCORES);
    const results = read("C7:L16");
    for (let player = 0; player < 10; player += 1) {
      expect(results[player]?.[player]).toBe("*");
      for (let opponent = 0; opponent < player; opponent += 1) {
        expect(Number(results[player]?.[opponent]) + Number(results[opponent]?.[player])).toBe(1);
      }
    }
  });

  test("the formulas live on it: Ra 2348, and the Ru (new) of the example of 2005", () => {
    expect(read("A23")).toEqual([[2348]]);
    expect(read("B23")).toEqual([["=FIDE.ROBIN.RA(B7:B16,M7:M16,,2005)"]]);
    expect(
      read("J26:J35")
        .flat()
        .filter((value) => value !== ""),
    ).toEqual([2414, 2386, 2139, 1989]);
    book.write(texts.sheet, "B7", [[2700]]);
    expect(read("A23")).not.toEqual([[2348]]);
  });

  test("undo does not go behind it", () => {
    expect(sampleWorkbook(bridge, texts).model.getters.canUndo()).toBe(false);
  });

  test("an error to read", () => {
    expect(read("A22")).toEqual([["#N/A"]]);
    expect(book.message(texts.sheet, "A22")).toContain("8.21");
  });
});
