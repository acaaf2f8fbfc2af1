import type { PeriodSide } from "../../sheets/correction/periodSide";
import type { ReportSide } from "../../sheets/correction/reportSide";
import { readPeriodSheets, resultsSheetOf } from "../../sheets/period/readPeriodSheets";
import { readReport } from "../../sheets/report/readReport";
import { readReportGames } from "../../sheets/report/readReportGames";
import type { ExcelWorkbook } from "../excel/workbook";
import { reportLanguages } from "../languages";

type Reading = Pick<ExcelWorkbook, "readSheet">;

/** A report with its games; null: it is none, or the sheet of its games is gone. */
export async function reportSide(workbook: Reading, sheet: string): Promise<ReportSide | null> {
  const read = await workbook.readSheet(sheet);
  const report = read === null ? null : readReport(read, await reportLanguages());
  if (read === null || report?.gamesSheet == null) return null;
  const ofGames = await workbook.readSheet(report.gamesSheet);
  const games = ofGames === null ? null : readReportGames(ofGames);
  return games === null ? null : { sheet, cells: read.cells, report, games };
}

/** A period with its results; null: it is none, or the sheet of its results is gone. */
export async function periodSide(workbook: Reading, sheet: string): Promise<PeriodSide | null> {
  const period = await workbook.readSheet(sheet);
  const resultsSheet = period === null ? null : resultsSheetOf(period);
  if (period === null || resultsSheet === null) return null;
  const results = await workbook.readSheet(resultsSheet);
  const read = results === null ? null : readPeriodSheets(period, results);
  return results === null || read === null ? null : { sheet, resultsSheet, period, results, read };
}

/** Those of them that are still there, by their names. */
export async function reportSides(
  workbook: Reading,
  sheets: readonly string[],
): Promise<ReadonlyMap<string, ReportSide>> {
  const sides = new Map<string, ReportSide>();
  for (const sheet of sheets) {
    const side = await reportSide(workbook, sheet);
    if (side !== null) sides.set(sheet, side);
  }
  return sides;
}
