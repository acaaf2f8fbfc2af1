/** @jest-environment jsdom */
import type { ListedFunction } from "../../../src/taskpane/functionList/listedFunction";
import { FunctionsPage } from "../../../src/taskpane/functionList/functionsPage";
import type { CellAsItIs } from "../../../src/desk/insertedFunction";
import type { CellValue } from "../../../src/tournament/sheetCells";
import { builtFile } from "../../support/built";
import { settingOf } from "../../support/paneSetting";
import { until } from "../../support/until";

const { functions: described } = JSON.parse(builtFile("dist/functions.json")) as {
  functions: ListedFunction[];
};
const examples = JSON.parse(builtFile("dist/examples.json")) as Record<string, string>;
const functions = described.map((each) => ({ ...each, example: examples[each.name]! }));

const shown = async (load: () => Promise<readonly ListedFunction[]>) => {
  const page = new FunctionsPage(settingOf({}), load);
  page.show();
  page.shown();
  await until(() => page.element.querySelector("input, [role=alert]") !== null);
  return page.element;
};

test("how to start, and every function with its arguments and its help", async () => {
  const main = await shown(() => Promise.resolve(functions));
  const items = Array.from(main.querySelectorAll("li"));
  expect(items).toHaveLength(32);
  expect(items[1]?.querySelector("code")?.textContent).toBe("FIDE.DP(p, [edition])");
  expect(items[1]?.querySelector("a")?.href).toContain("reference.html#fide-dp");
});

test("typing narrows the list, and says so", async () => {
  const main = await shown(() => Promise.resolve(functions));
  const field = main.querySelector("input")!;
  const type = (words: string) => {
    field.value = words;
    field.dispatchEvent(new Event("input"));
    return [main.querySelectorAll("li").length, main.querySelector("[role=status]")?.textContent];
  };
  expect(type("round robin")).toEqual([3, "3 functions"]);
  expect(type("compress")).toEqual([1, "1 function"]);
  expect(type("  ")).toEqual([32, "32 functions"]);
  expect(type("zzz")[1]).toBe(
    "No function for “zzz”. Try one word alone, such as junior, unrated, curve, round robin, list or clock.",
  );
});

test("a list that does not load is explained", async () => {
  const main = await shown(() => Promise.reject(new Error("functions.json: 404")));
  expect(main.querySelector("[role=alert]")?.textContent).toContain("functions.json: 404");
});

/** A sheet of which one cell is selected. */
async function onCell(formula: string, value: CellValue = formula) {
  let cell: CellAsItIs = {
    sheet: "S",
    place: { row: 1, column: 1 },
    value,
    formula,
  };
  const page = new FunctionsPage(
    settingOf({
      selectedCell: () => Promise.resolve(cell),
      fillCell: (before, content) => {
        if (before.formula !== cell.formula) return Promise.resolve(null);
        cell = { ...cell, formula: content, value: content };
        return Promise.resolve(cell);
      },
    }),
    () => Promise.resolve(functions),
  );
  page.show();
  page.shown();
  const part = (id: string) =>
    page.element.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)!;
  await until(() => page.element.querySelector("li") !== null);
  const click = async (id: string) => {
    part(id).click();
    await until(() => !part("insert-PD").disabled);
    return part("functions-status").querySelector("p")!.textContent;
  };
  const type = (typed: string) => (cell = { ...cell, formula: typed, value: typed });
  return { click, part, type, formula: () => cell.formula };
}

test("an example goes into the empty cell that is selected, and out of it again", async () => {
  const { click, formula } = await onCell("");
  expect(await click("insert-KFACTOR")).toMatch(/^S!B2 has =FIDE\.KFACTOR\(2450,20,,,,2005\)/);
  expect(formula()).toBe("=FIDE.KFACTOR(2450,20,,,,2005)");
  expect(await click("take-back")).toBe("S!B2 is as it was.");
  expect(formula()).toBe("");
});

test("what stands in a cell is replaced only when a person says so, and can be had back", async () => {
  const { click, formula } = await onCell("=1+1", 2);
  expect(await click("insert-PD")).toBe("S!B2 is not empty: =1+1. Replace it?");
  await click("keep-cell");
  expect(formula()).toBe("=1+1");
  await click("insert-PD");
  await click("replace-cell");
  expect(formula()).toBe("=FIDE.PD(100)");
  await click("take-back");
  expect(formula()).toBe("=1+1");
});

test("a result that spills into the cell is no empty cell", async () => {
  const { click } = await onCell("", 0.5);
  expect(await click("insert-PD")).toContain("is not empty: 0.5");
});

test("a cell that was changed meanwhile stays as it is", async () => {
  const { click, type, formula } = await onCell("");
  await click("insert-PD");
  type("mine");
  expect(await click("take-back")).toContain("has changed since it was read");
  expect(formula()).toBe("mine");
});

test("every function has an example to insert", async () => {
  const { part } = await onCell("");
  expect(functions.filter(({ name }) => (part(`insert-${name}`) as unknown) === null)).toEqual([]);
  expect(functions.filter(({ name, example }) => !example.startsWith(`=FIDE.${name}(`))).toEqual(
    [],
  );
});
