import { foundReports } from "../../desk/ratings/foundReports";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { ExcelWorkbook } from "../excel/workbook";
import { REPORT_LANGUAGES } from "../language";

/** The rating reports that the workbook has now; who asks while they are read gets the same answer. */
export class ReportsOfWorkbook {
  private asked: Promise<readonly NamedReport[]> | null = null;

  constructor(private readonly workbook: ExcelWorkbook) {}

  look(): Promise<readonly NamedReport[]> {
    this.asked ??= this.read().finally(() => {
      this.asked = null;
    });
    return this.asked;
  }

  private async read(): Promise<readonly NamedReport[]> {
    return foundReports(await this.workbook.readHeads(), REPORT_LANGUAGES);
  }
}
