import { elementwise } from "../../src/functions/definition";
import { Problem } from "../../src/functions/fault";
import { each } from "../../src/functions/parameters";
import { register } from "../../src/functions/register";
import { number } from "../../src/functions/readers";
import { EN_MESSAGES } from "../../src/i18n/en/messages";

class ExcelError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

function registered(compute: (n: number) => number | string | Problem) {
  const functions = new Map<string, (...values: unknown[]) => unknown>();
  const associate = (id: string, fn: (...values: unknown[]) => unknown) => functions.set(id, fn);
  Object.assign(globalThis, { CustomFunctions: { associate, Error: ExcelError } });
  register(
    [
      elementwise({
        id: "TEST.ID",
        name: "T",
        parameters: [each("n", number("difference"))],
        compute,
      }),
    ],
    EN_MESSAGES,
  );
  return functions.get("TEST.ID") as (...values: unknown[]) => unknown[][];
}

test("registered by its id, the invocation object is not an argument", () => {
  expect(registered((n) => 2 * n)([[21]], { address: "A1" })).toEqual([[42]]);
});

test("faults become Excel's errors with a message", () => {
  const [[error]] = registered(() => new Problem("noPartner", {}))([[1]]) as [[ExcelError]];
  expect([error.code, error.message]).toEqual([
    "#N/A",
    "This cell has no partner: the ranges differ in size.",
  ]);
});

test.each([
  [new RangeError("out of range"), "Unexpected: out of range. Please report it with the formula."],
  ["a text", "Unexpected: a text. Please report it with the formula."],
])("even the unforeseen is explained", (thrown, message) => {
  const fn = registered(() => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- anything may be thrown
    throw thrown;
  });
  const [[error]] = fn([[1]]) as [[ExcelError]];
  expect([error.code, error.message]).toEqual(["#VALUE!", message]);
});
