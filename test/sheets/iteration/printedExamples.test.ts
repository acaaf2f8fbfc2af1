import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import {
  AVERAGE_COLUMN,
  iterationPlaces,
  PLAYER_COLUMN,
  type IterationColumn,
} from "../../../src/sheets/iteration/places";
import { addressOf } from "../../../src/tournament/sheetCells";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { exampleOrder } from "../../support/exampleOrder";
import { writePlanned } from "../../support/plannedSheet";
import { addressIn } from "../../support/tableCells";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  const values = (id: 2005 | 2011 | 2014, asPrinted = false, isWeFromRu = false) => {
    const others = new Set(isWeFromRu ? (["weOfFirstPass"] as const) : []);
    const order = { ...exampleOrder(id, style, asPrinted), others };
    const plan = iterationSheet(order, EN_SHEETS);
    const { table, rows } = iterationPlaces(order);
    const book = new PlannedWorkbook();
    writePlanned(book, plan, "Sheet");
    const at = (address: string) => book.read("Sheet", address).values[0]![0];
    const read = (row: number, column: number) => at(addressOf({ row, column }));
    const column = (key: IterationColumn) =>
      Array.from({ length: 10 }, (_, player) => at(addressIn(table, key, player))).filter(
        (value) => value !== "",
      );
    const notes = Array.from({ length: 10 }, (_, row) =>
      String(read(rows.notes + row, PLAYER_COLUMN)),
    );
    const average = (["rar", "dpa", "n", "ra"] as const).map((key) =>
      read(rows[key], AVERAGE_COLUMN),
    );
    return { column, notes, average };
  };

  test("10.54 (2005), cell for cell", () => {
    const { column, average } = values(2005);
    expect(average).toEqual([2375, 29.5, 9, 2348]);
    expect(column("w")).toEqual([8, 7, 7, 6, 6, 4, 3, 2, 1, 1]);
    expect(column("p")).toEqual([0.89, 0.78, 0.67, 0.44, 0.33, 0.11]);
    expect(column("dp")).toEqual([351, 220, 125, -43, -125, -351]);
    expect(column("rc")).toEqual([2348, 2348, 2348, 2348]);
    expect(column("dpUnrated")).toEqual([-220, -351]);
    expect(column("ru")).toEqual([2411, 2386, 2150, 2032]);
    expect(column("rcNew")).toEqual([2351, 2348, 2337, 2305]);
    expect(column("ruNew")).toEqual([2414, 2386, 2139, 1989]);
  });

  test("10.54 (2005): We with Ru (new), or with Ru of the first pass; a note gives both figures of F", () => {
    const we = ({ column }: ReturnType<typeof values>) =>
      column("we").map((each) => Math.round(100 * Number(each)));
    const [byNew, byRu] = [values(2005), values(2005, false, true)];
    expect([we(byNew)[3], we(byRu)[3]]).toEqual([262, 255]);
    for (const { notes } of [byNew, byRu])
      expect(notes.join("\n")).toContain("F 2.62 against 2.55;");
    expect(byNew.notes.join("\n")).toContain("Taken: Ru (new), as the later text says");
    expect(byRu.notes.join("\n")).toContain("By hand, the other reading: Ru of the first pass");
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
    expect(column("ru")).toEqual([2411, 2386, 2150, 2032]);
    expect(column("rcNew")).toEqual([2348, 2348, 2342, 2322]);
    expect(column("ruNew")).toEqual([2423, 2393, 2144, 2006]);
    expect(column("we").map((we) => Math.round(100 * Number(we)))).toEqual([
      738, 650, 540, 252, 421, 421,
    ]);
    expect(column("change").slice(0, 3)).toEqual([6.2, 5, 6]);
  });

  test("2011 and 2014 by the rule", () => {
    expect(values(2011).column("ru")).toEqual([2423, 2393, 2150, 2032]);
    const { column } = values(2014);
    expect(column("ru")).toEqual([2448, 2408, 2150, 2032]);
    expect(column("rcNew")).toEqual([2350, 2348, 2342, 2320]);
    expect(column("ruNew")).toEqual([2450, 2408, 2144, 2004]);
  });
});
