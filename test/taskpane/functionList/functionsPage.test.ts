/** @jest-environment jsdom */
import type { ListedFunction } from "../../../src/taskpane/functionList/listedFunction";
import { FunctionsPage } from "../../../src/taskpane/functionList/functionsPage";
import { builtFile } from "../../support/built";
import { settingOf } from "../../support/paneSetting";
import { until } from "../../support/until";

const { functions } = JSON.parse(builtFile("dist/functions.json")) as {
  functions: ListedFunction[];
};

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
    "No function for “zzz”. Try a word such as rating, round robin or date.",
  );
});

test("a list that does not load is explained", async () => {
  const main = await shown(() => Promise.reject(new Error("functions.json: 404")));
  expect(main.querySelector("[role=alert]")?.textContent).toContain("functions.json: 404");
});
