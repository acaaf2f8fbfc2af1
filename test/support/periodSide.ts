import type { PeriodSide } from "../../src/sheets/correction/periodSide";
import { readPeriodSheets } from "../../src/sheets/period/readPeriodSheets";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Book } from "./book";
import { bookRead } from "./why/bookRead";

/** A period and its results as they stand in a workbook. */
export function periodSideOf(book: Book, plans: readonly SheetPlan[]): PeriodSide {
  const [players, lines] = plans;
  const sheets = bookRead(book, plans);
  const [period, results] = [sheets.get(players!.name)!, sheets.get(lines!.name)!];
  return {
    sheet: players!.name,
    resultsSheet: lines!.name,
    period,
    results,
    read: readPeriodSheets(period, results)!,
  };
}
