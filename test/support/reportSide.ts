import { EN_REPORT } from "../../src/i18n/en/report";
import type { ReportSide } from "../../src/sheets/correction/reportSide";
import { readReport } from "../../src/sheets/report/readReport";
import { readReportGames } from "../../src/sheets/report/readReportGames";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Book } from "./book";
import { writeAllPlanned } from "./plannedSheet";
import { readPlanned } from "./sheetRead";

/** A report and its games, written into a workbook and read again. */
export function writtenSide(book: Book, plans: readonly SheetPlan[]): ReportSide {
  writeAllPlanned(book, plans);
  const [report, games] = plans;
  const sheet = readPlanned(book, report!);
  return {
    sheet: report!.name,
    cells: sheet.cells,
    report: readReport(sheet, [EN_REPORT])!,
    games: readReportGames(readPlanned(book, games!))!,
  };
}
