import type { FunctionTexts } from "../../functions/functionTexts";
import type { Messages } from "../../functions/messages";
import type { ErrorCode, WhyTexts } from "../../i18n/why";

/** The catalogues that an explanation takes its words from. */
export interface WhyLanguage {
  readonly why: WhyTexts;
  readonly messages: Messages;
  readonly functions: FunctionTexts["functions"];
}

/** What an error of Excel's means, and what to do; null: it is none that is known. */
export function errorText({ errors }: WhyTexts, code: string): string | null {
  return code in errors ? errors[code as ErrorCode] : null;
}
