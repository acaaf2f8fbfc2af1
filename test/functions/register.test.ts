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

/** What a function of one cell throws. */
function thrownBy(call: () => unknown): ExcelError {
  try {
    call();
  } catch (error) {
    return error as ExcelError;
  }
  throw new Error("nothing was thrown");
}

test("the fault of a single cell is thrown as Excel's error with a message", () => {
  const { code, message } = thrownBy(() => registered(() => new Problem("noPartner", {}))([[1]]));
  expect([code, message]).toEqual(["#N/A", "This cell has no partner: the ranges differ in size."]);
});

test("among others it stands in its place", () => {
  const fn = registered((n) => (n === 2 ? new Problem("noPartner", {}) : n));
  const [, [error]] = fn([[1], [2]]) as [unknown, [ExcelError]];
  expect([error.code, fn([[1], [3]])]).toEqual(["#N/A", [[1], [3]]]);
});

test.each([
  ["#DIV/0!", "#DIV/0!", ""],
  ["#REF!", "#VALUE!", "The input shows #REF!. Expected a cell without an error."],
  ["#NAME?", "#VALUE!", "The input shows #NAME?. Expected a cell without an error."],
])(
  "an input that shows %s comes out as %s: no function gives back another",
  (came, code, words) => {
    const input = { type: "Error", basicType: "Error", basicValue: came };
    const error = thrownBy(() => registered((n) => n)([[input]]));
    expect([error.code, error.message]).toEqual([code, words]);
  },
);

test.each([
  [new RangeError("out of range"), "Unexpected: out of range. Please report it with the formula."],
  ["a text", "Unexpected: a text. Please report it with the formula."],
])("even the unforeseen is explained", (thrown, message) => {
  const fn = registered(() => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- anything may be thrown
    throw thrown;
  });
  const error = thrownBy(() => fn([[1]]));
  expect([error.code, error.message]).toEqual(["#VALUE!", message]);
});
