import type { CompiledFormula } from "@odoo/o-spreadsheet";

/** All words that formulas have ever said, in whatever workbook. */
const words = new Set<string>();

/** Functions that find sheets by texts, or show a formula. */
const OF_SHEETS = /\b(?:INDIRECT|FORMULATEXT|ISFORMULA|SHEETS?|CELL)\(/i;
let [isAsked, isWhole, isQualified, isMissed] = [false, false, false, false];

export function hear(symbols: readonly string[]): void {
  for (const symbol of symbols) words.add(wordOf(symbol));
}

/** To the engine functions are symbols, too. */
export function hearFormula(formula: CompiledFormula): void {
  const { symbols, normalizedFormula, rangeDependencies } = formula;
  const names = symbols.filter((symbol) => !normalizedFormula.includes(`${symbol}(`));
  hear(names);
  isQualified ||= names.some((name) => name.includes("!"));
  isAsked ||= isQualified || OF_SHEETS.test(normalizedFormula);
  isMissed ||= rangeDependencies.some(({ invalidSheetName }) => invalidSheetName !== undefined);
  isWhole ||= rangeDependencies.some(
    ({ unboundedZone: { bottom, right } }) => bottom === undefined || right === undefined,
  );
}

/** Whether some formula may show another value because a sheet comes or is called otherwise. */
export const asksForSheets = (): boolean => isAsked;

/** Whether some formula may say a name with its sheet before it. */
export const saysQualified = (): boolean => isQualified;

/** Whether some formula may speak of a sheet that is not there; from now on, where one goes. */
export const missesSheets = (): boolean => isMissed;
export function loseSheets(): void {
  isMissed = true;
}

/** Whether some formula may speak of columns or rows to the end of a sheet. */
export const saysWholeColumns = (): boolean => isWhole;

/** Whether some formula may say a name: what nobody says changes nothing when it comes. */
export const mayBeSaid = (name: string): boolean => words.has(wordOf(name));

/** Without the sheet before it. */
const wordOf = (symbol: string): string => symbol.slice(symbol.lastIndexOf("!") + 1).toLowerCase();
