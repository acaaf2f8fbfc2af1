import { parse as parseScript } from "acorn";
import { statSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import type { Metadata } from "../../src/functions/metadata";
import { EXAMPLES } from "../../src/functions/examples";
import { LANGUAGE_CODES, suffixOf } from "../../src/i18n/languages";
import { builtFile } from "../support/built";
import { cell, column, loadFunctions, row, type Excel } from "../support/excel";
import { parse } from "../support/formula";

const read = (file: string) => JSON.parse(builtFile(file)) as Metadata;
const excel = loadFunctions();
const metadata = read("dist/functions.json");

const BUILT = LANGUAGE_CODES.map((code) => `functions${suffixOf(code)}`);

describe.each(BUILT)("%s", (name) => {
  const { functions } = read(`dist/${name}.json`);

  test("describes exactly the functions that are associated", () => {
    expect(functions.map(({ id }) => id)).toEqual(loadFunctions(`dist/${name}.js`).ids);
  });

  test.each(functions.map((each) => [each.name, each] as const))("FIDE.%s", (_, each) => {
    expect(each.description.length).toBeGreaterThan(10);
    expect(each.description.length).toBeLessThanOrEqual(128);
    for (const parameter of each.parameters) expect(parameter.description).not.toBe("");
    expect(each.id).toMatch(/^[A-Z][A-Z.]{2,}$/);
    expect(each.helpUrl).toMatch(/^https:\/\/.*\/reference(\.[a-z]{2})?\.html#fide-/);
    const seenOptional = each.parameters.map(({ optional }) => optional === true);
    expect([...seenOptional].sort()).toEqual(seenOptional);
  });
});

test.each(BUILT)("%s.js is under 52 kB", (name) => {
  expect(statSync(`dist/${name}.js`).size).toBeLessThan(52_000);
});

test.each(BUILT)("%s.js says nothing that an engine of 2016 does not know", (name) => {
  expect(() => parseScript(builtFile(`dist/${name}.js`), { ecmaVersion: 2016 })).not.toThrow();
});

test("nothing but CustomFunctions is expected from the outside world", () => {
  const bare = createContext({});
  expect(() => {
    runInContext(builtFile("dist/functions.js"), bare);
  }).toThrow("CustomFunctions is not defined");
});

test("the French functions speak French in their messages; their results are the same", () => {
  const french = loadFunctions("dist/functions.fr.js");
  expect(french.call("PD.LOOKUP", cell("abc"))[0]?.[0]).toMatchObject({
    code: "#VALUE!",
    message:
      "diff\u00a0: «\u00a0abc\u00a0». Attendu\u00a0: un écart de classement, par exemple 120 ou -85.",
  });
  expect(french.call("TABLE.PD")).toEqual(excel.call("TABLE.PD"));
});

/** What a blank cell is on the desktop and on the web; only a blank result tells them apart. */
test.each<[string, (blank: unknown) => unknown]>([
  ["a difference", (blank) => excel.call("PD.LOOKUP", cell(blank))],
  ["a rating", (blank) => excel.call("EXPECTED", cell(blank), cell(2000), null)],
  [
    "an opponent with a blank result",
    (blank) => excel.call("DELTA", cell(2000), cell(blank), cell(blank), null),
  ],
  ["an edition", (blank) => excel.call("EXPECTED", cell(2000), cell(2100), cell(blank))],
  ["a change", (blank) => excel.call("NEWRATING", cell(2000), cell(blank))],
  [
    "games, age, peak, games of the period",
    (blank) =>
      excel.call("KFACTOR", cell(2000), cell(blank), cell(blank), cell(blank), cell(blank), null),
  ],
  ["a birth", (blank) => excel.call("AGE", cell(blank), cell(45000), null)],
  [
    "a row of an event",
    (blank) =>
      excel.call("CHANGE", cell(2000), column([2100, blank]), column([1, blank]), cell(20), null),
  ],
  [
    "system, opponents, first",
    (blank) =>
      excel.call(
        "RU.INITIAL",
        cell(2000),
        cell(2),
        cell(5),
        cell(blank),
        cell(2014),
        cell(blank),
        cell(blank),
      ),
  ],
  ["a date", (blank) => excel.call("EDITION", cell(blank))],
  ["official", (blank) => excel.call("RATEDON", cell(45700), null, cell(blank))],
  [
    "a pooled event",
    (blank) =>
      excel.call("POOL", column([2200, blank]), column([1, blank]), column([3, blank]), cell(2011)),
  ],
  [
    "the highest rating",
    (blank) => excel.call("TIMECONTROL", cell(60), cell(blank), cell(blank), cell(2014)),
  ],
  [
    "an unrated player of a round robin, K and switch",
    (blank) =>
      excel.call(
        "ROBIN",
        column(["A", "B", blank]),
        column([2000, 1900, blank]),
        column([1, 1, 1]),
        column([10, blank, blank]),
        cell(2011),
        cell(blank),
      ),
  ],
])("blank is 0 and null alike: %s", (_, call) => {
  expect(call(0)).toEqual(call(null));
  expect(JSON.stringify(call(null))).not.toContain("#VALUE!");
});

test("a blank result beside a rated opponent is the one exception", () => {
  expect(excel.call("DELTA", cell(2000), cell(2100), cell(0), null)).toEqual([[-0.36]]);
  expect(excel.call("DELTA", cell(2000), cell(2100), cell(null), null)[0]?.[0]).toMatchObject({
    code: "#VALUE!",
  });
});

test("an omitted argument is a bare null, or is not sent at all", () => {
  expect(
    excel.call("RU.INITIAL", cell(2000), cell(3), cell(5), null, cell(2014), null, null),
  ).toEqual([[2020]]);
  expect(excel.call("EXPECTED", cell(2813), cell(2400))).toEqual([[0.93]]);
  expect(excel.call("EDITIONS")).toHaveLength(10);
});

test("errors come in both ways and go out as they are", () => {
  const asData = { type: "Error", basicType: "Error", basicValue: "#NUM!" };
  const asObject = Object.assign(new Error("x"), { code: "#NUM!" });
  for (const error of [asData, asObject]) {
    expect(excel.call("PD.LOOKUP", cell(error))[0]?.[0]).toMatchObject({ code: "#NUM!" });
    expect(excel.call("SWISS.RC", row([2000, error]))[0]?.[0]).toMatchObject({ code: "#NUM!" });
  }
});

test("a row against a column is a grid, in one call", () => {
  expect(excel.call("EXPECTED", column([2000, 2100]), row([2000, 2100]), cell(2014))).toEqual([
    [0.5, 0.36],
    [0.64, 0.5],
  ]);
});

describe("whatever comes back is a rectangle that JSON keeps", () => {
  const calls = Object.values(EXAMPLES)
    .flat()
    .map(({ formula }) => formula);
  const odd = [null, 0, "", "u", "x", -1, 1e308, -1e308, 0.1, true, { code: "#N/A" }];
  const usual = [2000, 1, 5, 0.5];

  test.each(calls)("%s", (formula) => {
    expectWhole(callRaw(excel, formula));
  });

  test.each(metadata.functions.map(({ id, parameters }) => [id, parameters.length] as const))(
    "%s with odd values everywhere",
    (id, count) => {
      for (const value of odd) {
        expectWhole(excel.answer(id, ...Array.from({ length: count }, () => cell(value))));
        expectWhole(
          excel.answer(id, ...Array.from({ length: count }, () => column([value, 2000, 1]))),
        );
        expectWhole(
          excel.answer(
            id,
            ...Array.from({ length: count }, () => [
              [value, 1],
              [0, value],
            ]),
          ),
        );
        for (let place = 0; place < count; place += 1) {
          const mixed = Array.from({ length: count }, (_, index) => cell(usual[index % 4]));
          mixed[place] = cell(value);
          expectWhole(excel.answer(id, ...mixed));
        }
      }
    },
  );
});

function callRaw(from: Excel, formula: string): unknown {
  const { name, values } = parse(formula);
  const { id, parameters } = metadata.functions.find((each) => each.name === name)!;
  return from.answer(id, ...parameters.map((_, index) => values[index] ?? null));
}

function expectWhole(result: unknown): void {
  const rows = result as unknown[][];
  expect(rows.length).toBeGreaterThan(0);
  for (const line of rows) {
    expect(line).toHaveLength(rows[0]!.length);
    for (const value of line) {
      const fits =
        typeof value === "string" ||
        typeof value === "boolean" ||
        (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) ||
        (value instanceof Object && ["#VALUE!", "#N/A"].includes((value as { code: string }).code));
      if (!fits) throw new Error(`${String(value)} in a result`);
    }
  }
  expect(JSON.stringify(rows)).not.toContain("null");
}
