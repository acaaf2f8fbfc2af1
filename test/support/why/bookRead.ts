import type { NamedCells } from "../../../src/desk/selectedCells";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { EN_WHY_SHEET } from "../../../src/i18n/en/whySheet";
import type { WhyWords } from "../../../src/desk/why/sheet/words";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOf } from "../../../src/tournament/sheetCells";
import { LANGUAGES } from "../languages";
import { readPlanned } from "../sheetRead";

type Book = Parameters<typeof readPlanned>[0];

/** Sheets of plans as the pane reads them. */
export function bookRead(book: Book, plans: readonly SheetPlan[]): ReadonlyMap<string, NamedCells> {
  return new Map(
    plans.map((plan) => {
      const row = Math.max(...plan.cells.map((cell) => cell.row)) + 3;
      const column = Math.max(...plan.cells.map((cell) => cell.column)) + 1;
      const read = readPlanned(book, plan, `A1:${addressOf({ row, column })}`);
      const { area } = read.cells;
      return [plan.name, { ...read, sheet: plan.name, selected: area, asked: area }] as const;
    }),
  );
}

export const WORDS: WhyWords = {
  why: EN_WHY_SHEET,
  sheets: EN_SHEETS,
  languages: LANGUAGES.map(({ sheets }) => sheets),
};
