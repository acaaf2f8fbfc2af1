import { DEFAULT_LOCALE, registries, tokenize, UIPlugin } from "@odoo/o-spreadsheet";

type Token = ReturnType<typeof tokenize>[number];

/** Formulas as they are typed where the comma stands in decimals: semicolons between arguments. */
export function withCommas(formula: string): string {
  if (!formula.startsWith("=") || !formula.includes(";")) return formula;
  const tokens = outsideBraces(tokenize(formula, DEFAULT_LOCALE));
  /** =FIDE.RU(2348,5;7;9) could mean one number or two: it is for the person to say. */
  if (tokens.some(({ token, isOutside }) => isOutside && token.type === "ARG_SEPARATOR")) {
    return formula;
  }
  return tokens
    .map(({ token, isOutside }) => (isOutside && token.value === ";" ? "," : token.value))
    .join("");
}

/** Within braces a semicolon begins the next row. */
function outsideBraces(tokens: readonly Token[]): { token: Token; isOutside: boolean }[] {
  let depth = 0;
  return tokens.map((token) => {
    if (token.type === "LEFT_BRACE") depth += 1;
    if (token.type === "RIGHT_BRACE") depth -= 1;
    return { token, isOutside: depth === 0 };
  });
}

class ArgumentSeparators extends UIPlugin {
  /** Before the cells see it. */
  override beforeHandle(command: unknown): void {
    const update = command as { readonly type: string; content?: unknown };
    if (update.type === "UPDATE_CELL" && typeof update.content === "string") {
      update.content = withCommas(update.content);
    }
  }
}

export function acceptSemicolons(): void {
  registries.featurePluginRegistry.add("workbench_argument_separators", ArgumentSeparators);
}
