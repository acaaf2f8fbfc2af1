/** All words that formulas have ever said, in whatever workbook. */
const words = new Set<string>();

export function hear(symbols: readonly string[]): void {
  for (const symbol of symbols) words.add(wordOf(symbol));
}

/** Whether some formula may say a name: what nobody says changes nothing when it comes. */
export const mayBeSaid = (name: string): boolean => words.has(wordOf(name));

/** Without the sheet before it. */
const wordOf = (symbol: string): string => symbol.slice(symbol.lastIndexOf("!") + 1).toLowerCase();
