import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { iterationPlaces, TABLE } from "../../../src/sheets/iteration/places";
import { exampleOrder } from "../../support/exampleOrder";
import { writePlanned } from "../../support/plannedSheet";
import { workbookWithFide } from "../../support/workbench";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const values = (id: 2005 | 2011 | 2014, asPrinted = false, isWeFromRu = false) => {
    const order = { ...exampleOrder(id, style, asPrinted), isWeFromRu };
    const plan = iterationSheet(order, EN_SHEETS);
    const places = iterationPlaces(order);
    const book = workbookWithFide();
    writePlanned(book, plan, "Sheet");
    const read = (row: number, column: number) => {
      const address = `${String.fromCharCode(65 + column)}${row + 1}`;
      return book.read("Sheet", address).values[0]![0];
    };
    const column = (index: number) =>
      Array.from({ length: 10 }, (_, player) => read(places.tableRow + player, index)).filter(
        (value) => value !== "",
      );
    const notes = Array.from({ length: 10 }, (_, row) => String(read(places.notesRow + row, 1)));
    return { column, notes, average: [0, 1, 2, 3].map((row) => read(places.averageRow + row, 2)) };
  };

  test("10.54 (2005), cell for cell", () => {
    const { column, average } = values(2005);
    expect(average).toEqual([2375, 29.5, 9, 2348]);
    expect(column(TABLE.w)).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
    expect(column(TABLE.p)).toEqual([0.89, 0.78, 0.67, 0.44, 0.33, 0.11]);
    expect(column(TABLE.dp)).toEqual([351, 220, 125, -43, -125, -351]);
    expect(column(TABLE.rc)).toEqual([2348, 2348, 2348, 2348]);
    expect(column(TABLE.dpUnrated)).toEqual([-220, -351]);
    expect(column(TABLE.ru)).toEqual([2411, 2386, 2150, 2032]);
    expect(column(TABLE.rcNew)).toEqual([2351, 2348, 2337, 2305]);
    expect(column(TABLE.ruNew)).toEqual([2414, 2386, 2139, 1989]);
  });

  test("10.54 (2005): We with Ru (new), or with Ru of the first pass; a note gives both figures of F", () => {
    const we = ({ column }: ReturnType<typeof values>) =>
      column(TABLE.we).map((each) => Math.round(100 * Number(each)));
    const [byNew, byRu] = [values(2005), values(2005, false, true)];
    expect([we(byNew)[3], we(byRu)[3]]).toEqual([262, 255]);
    for (const { notes } of [byNew, byRu])
      expect(notes.join("\n")).toContain("F 2.62 against 2.55;");
    expect(byNew.notes.join("\n")).toContain("We is made with Ru (new)");
    expect(byRu.notes.join("\n")).toContain("We is made with Ru of the first pass");
    expect(values(2011).notes.join("\n")).not.toContain("against");
  });

  test("errata of 8.58, 8.52 (2011) stand among the notes, by the rule and as printed", () => {
    for (const asPrinted of [false, true]) {
      const notes = values(2011, asPrinted).notes.join("\n");
      expect(notes).toContain("8.58 (2011) prints 2411 and 2386");
      expect(notes).toContain("8.52 (2011) says");
      expect(notes.includes("As printed in 8.58")).toBe(asPrinted);
    }
  });

  test("8.58 (2011) as printed, We and change too", () => {
    const { column } = values(2011, true);
    expect(column(TABLE.ru)).toEqual([2411, 2386, 2150, 2032]);
    expect(column(TABLE.rcNew)).toEqual([2348, 2348, 2342, 2322]);
    expect(column(TABLE.ruNew)).toEqual([2423, 2393, 2144, 2006]);
    expect(column(TABLE.we).map((we) => Math.round(100 * Number(we)))).toEqual([
      738, 650, 540, 252, 421, 421,
    ]);
    expect(column(TABLE.change).slice(0, 3)).toEqual([6.2, 5, 6]);
  });

  test("2011 and 2014 by the rule", () => {
    expect(values(2011).column(TABLE.ru)).toEqual([2423, 2393, 2150, 2032]);
    const { column } = values(2014);
    expect(column(TABLE.ru)).toEqual([2448, 2408, 2150, 2032]);
    expect(column(TABLE.rcNew)).toEqual([2350, 2348, 2342, 2320]);
    expect(column(TABLE.ruNew)).toEqual([2450, 2408, 2144, 2004]);
  });
});
