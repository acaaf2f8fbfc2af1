import { foundReports } from "../../desk/ratings/foundReports";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { ExcelWorkbook } from "../excel/workbook";
import { REPORT_LANGUAGES } from "../language";

/** The rating reports that the workbook has now. */
export async function lookForReports(workbook: ExcelWorkbook): Promise<readonly NamedReport[]> {
  return foundReports(await workbook.readHeads(), REPORT_LANGUAGES);
}
