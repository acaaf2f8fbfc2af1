import type { Messages } from "./messages";
import type { ReasonKey } from "../rules/reason";
import { CellError } from "./cell";
import { Problem, type Fault, type ProblemKey } from "./fault";

/** What a cell shows for a fault, and the words that Excel shows with it. */
export interface Explanation {
  readonly code: string;
  readonly message?: string;
}

const WRONG_INPUT = "#VALUE!";
const NO_NUMBER = "#N/A";

/** Of Excel's errors a function can give back these. */
const GIVEN_BACK: ReadonlySet<string> = new Set([
  ...[WRONG_INPUT, NO_NUMBER, "#DIV/0!", "#NUM!", "#NULL!"],
]);

/** What a cell shows for it: wrong input is #VALUE!, rules without a number are #N/A. */
export function codeOf(fault: Fault): string {
  if (fault instanceof CellError) return GIVEN_BACK.has(fault.code) ? fault.code : WRONG_INPUT;
  return fault instanceof Problem && fault.key !== "noPartner" ? WRONG_INPUT : NO_NUMBER;
}

/** An error that came in stays as it is if it can. */
export function explain(fault: Fault, messages: Messages): Explanation {
  const code = codeOf(fault);
  if (fault instanceof CellError) {
    if (code === fault.code) return { code };
    return explain(new Problem("inputShows", { code: fault.code }), messages);
  }
  if (fault instanceof Problem) return { code, message: sentence(messages.problems, fault) };
  const message = sentence(messages.reasons, fault);
  return { code, message: `${message} ${messages.cite(fault.article, fault.edition)}` };
}

/** The catalogue has a sentence for each key and its values: only the pairing is lost on the way. */
function sentence<K extends ProblemKey | ReasonKey>(
  catalogue: Readonly<Record<K, unknown>>,
  { key, values }: { readonly key: K; readonly values: unknown },
): string {
  return (catalogue[key] as (values: unknown) => string)(values);
}
