import { ALL_FUNCTIONS } from "../../src/functions/all";
import { EXAMPLES } from "../../src/functions/examples";
import { codeOrValue, loadFunctions } from "../support/excel";
import { evaluate } from "../support/formula";

const excel = loadFunctions();
const cases = Object.entries(EXAMPLES).flatMap(([name, examples]) =>
  examples.map((example) => [example.formula, name, example] as const),
);

test.each(cases)("%s", (formula, name, { result, more }) => {
  expect(formula.startsWith(`FIDE.${name}(`)).toBe(true);
  const rows = evaluate(excel, formula).map((row) => row.map(codeOrValue));
  const expected = Array.isArray(result) ? (result as unknown[][]) : [[result]];
  expect(more === true ? rows.slice(0, expected.length) : rows).toEqual(expected);
  if (more === true) expect(rows.length).toBeGreaterThan(expected.length);
});

test("every function has an example", () => {
  expect(Object.keys(EXAMPLES)).toEqual(ALL_FUNCTIONS.map(({ name }) => name));
});
