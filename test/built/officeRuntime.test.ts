/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import type { Metadata } from "../../src/functions/metadata";
import { EXAMPLES } from "../../src/functions/examples";
import { builtFile } from "../support/built";
import { parse } from "../support/formula";

/** What the functions gave, as Microsoft's runtime hands it to Excel. */
interface Answer {
  readonly id: number;
  readonly failed: boolean;
  readonly value: unknown;
  readonly errorCode?: number;
}

interface Proxy {
  _handleMessage(message: unknown): unknown;
  _resultEntryBuffer: Record<number, { result: Answer }>;
  _ensureSetResultsTaskIsScheduled(): void;
}

const RUNTIME = "node_modules/@microsoft/office-js/dist/custom-functions-runtime.debug.js";
const metadata = JSON.parse(builtFile("dist/functions.json")) as Metadata;
let proxy: Proxy;

beforeAll(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  document.head.append(loadingScript());
  runScript(readFileSync(RUNTIME, "utf8"));
  runScript(builtFile("dist/functions.js"));
  proxy = runtimeProxy();
  // The answers are read here instead of being sent to a host.
  proxy._ensureSetResultsTaskIsScheduled = () => undefined;
});

/** The runtime looks for the script element that loaded it. */
function loadingScript(): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = "https://localhost/custom-functions-runtime.debug.js";
  return script;
}

function runScript(text: string): void {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

interface RuntimeEntry {
  readonly setCustomFunctionInvoker: (invoker: null) => void;
}

/** The runtime keeps its proxy to itself: it shows when an invoker is set. */
function runtimeProxy(): Proxy {
  const found: Proxy[] = [];
  Object.defineProperty(Object.prototype, "_invoker", {
    configurable: true,
    set(this: Proxy) {
      found.push(this);
    },
    get: () => undefined,
  });
  (CustomFunctions as unknown as RuntimeEntry).setCustomFunctionInvoker(null);
  delete (Object.prototype as { _invoker?: unknown })._invoker;
  return found[0]!;
}

let invocation = 0;

/** Sends one invocation as Excel does; flag 4 allows errors among the arguments. */
function invoke(id: string, values: unknown[]): Answer {
  invocation += 1;
  const message = [invocation, id, values, "Sheet1!A1", 4];
  proxy._handleMessage({ entries: [{ messageCategory: 1, messageType: 1000, message }] });
  return proxy._resultEntryBuffer[invocation]!.result;
}

const firstExamples = Object.entries(EXAMPLES).map(
  ([name, [example]]) => [name, example!] as const,
);

test.each(firstExamples)("FIDE.%s answers through Microsoft's runtime", (name, example) => {
  const { values } = parse(example.formula);
  const { id, parameters } = metadata.functions.find((each) => each.name === name)!;
  const answer = invoke(
    id,
    parameters.map((_, index) => values[index] ?? null),
  );
  expect(answer.failed).not.toBe(true);
  const expected = Array.isArray(example.result)
    ? (example.result as unknown[][])
    : [[example.result]];
  expect((answer.value as unknown[][]).slice(0, expected.length)).toEqual(expected);
});

/** The runtime's numbers for #VALUE! and #N/A. */
const [VALUE, NOT_AVAILABLE] = [7, 1];

test.each([
  [
    "PD.LOOKUP",
    [[["abc"]]],
    VALUE,
    "diff: “abc”. Expected a rating difference, such as 120 or -85.",
  ],
  [
    "PD.LOOKUP",
    [[[{ type: "CustomFunctionError", code: "#REF!" }]]],
    VALUE,
    "The input shows #REF!. Expected a cell without an error.",
  ],
  [
    "DP.LOOKUP",
    [[[1]], [[2005]]],
    NOT_AVAILABLE,
    "dp is not defined for a score of p = 1 in this edition; expected a score between zero and all points. Article 10.1 (2005).",
  ],
])("%s %j: the error of one cell goes out with its code and words", (id, values, code, words) => {
  const { failed, value, errorCode } = invoke(id, values);
  expect({ failed, value, errorCode }).toEqual({ failed: true, value: words, errorCode: code });
});

test("an error among others keeps its code and message on the wire", () => {
  const { value } = invoke("PD.LOOKUP", [[["abc"], [100]]]);
  expect(JSON.parse(JSON.stringify(value))).toEqual([
    [
      expect.objectContaining({
        basicValue: "#VALUE!",
        errorType: "Value",
        message: "diff: “abc”. Expected a rating difference, such as 120 or -85.",
      }),
    ],
    [0.64],
  ]);
});
