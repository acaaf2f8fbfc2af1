import fc from "fast-check";
import { ALL_FUNCTIONS } from "../../src/functions/all";
import type { Messages } from "../../src/functions/messages";
import { register } from "../../src/functions/register";
import { alikeArguments, anyArgument } from "../support/anyArgument";
import { attacks } from "../support/cases";
import { LANGUAGES } from "../support/languages";

class ExcelError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

type ExcelFunction = (...values: unknown[]) => unknown;

/** The functions as Excel calls them, in one language. */
function registered(messages: Messages): ReadonlyMap<string, ExcelFunction> {
  const functions = new Map<string, ExcelFunction>();
  const associate = (id: string, fn: ExcelFunction) => functions.set(id, fn);
  Object.assign(globalThis, { CustomFunctions: { associate, Error: ExcelError } });
  register(ALL_FUNCTIONS, messages);
  return functions;
}

const REGISTERED = LANGUAGES.map(({ messages }) => registered(messages));
const INVOCATION = { address: "Sheet1!A1", functionName: "FIDE" };

/** The error of a single cell is thrown. */
function answerOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return [[error]];
  }
}

/** A rectangle of values and explained errors: nothing that Excel would show as 0, or as nothing. */
function faultOf(result: unknown): string | null {
  if (!Array.isArray(result) || result.length === 0) return "no rows";
  const rows = result as unknown[];
  const [first] = rows;
  const width = Array.isArray(first) ? first.length : 0;
  if (width === 0) return "no cells";
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== width) return "no rectangle";
    for (const cell of row as unknown[]) {
      const fault = faultOfCell(cell);
      if (fault !== null) return fault;
    }
  }
  return null;
}

function faultOfCell(cell: unknown): string | null {
  if (typeof cell === "number") return Number.isFinite(cell) ? null : String(cell);
  if (typeof cell === "string" || typeof cell === "boolean") return null;
  if (!(cell instanceof ExcelError)) return `a ${typeof cell}`;
  const { code, message } = cell;
  /** Excel takes no others. */
  if (!/^#(?:VALUE!|N\/A|DIV\/0!|NUM!|NULL!)$/.test(code)) return `the code ${code}`;
  /** An error that came in goes out as it came, and Excel knows where it is from. */
  if (message === "") return null;
  if (/^(?:Unexpected|Inattendu)|undefined|NaN|\[object/.test(message)) return message;
  return message.length > 600 ? `a message of ${message.length} signs` : null;
}

/** 150,000 calls in all. */
const CALLS = 4_550;

test.each(ALL_FUNCTIONS.map(({ id, name, parameters }) => [name, id, parameters.length] as const))(
  "FIDE.%s answers whatever it is given",
  (name, id, parameters) => {
    const given = fc.oneof(
      fc.array(anyArgument, { maxLength: parameters }),
      alikeArguments(parameters),
    );
    fc.assert(
      fc.property(given, fc.nat(1), (values, language) => {
        const call = REGISTERED[language]?.get(id);
        const fault = faultOf(answerOf(() => call?.(...values, INVOCATION)));
        if (fault !== null) throw new Error(`FIDE.${name}: ${fault}`);
      }),
      attacks(CALLS),
    );
  },
);
