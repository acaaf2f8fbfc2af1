import { foundFirstRatings, type NamedFirstRating } from "../../desk/ratings/firstRatingSheets";
import { foundReports } from "../../desk/ratings/foundReports";
import type { NamedCells } from "../../desk/selectedCells";
import { isFirstRating } from "../../sheets/firstRating/readFirstRating";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import type { ExcelWorkbook } from "../excel/workbook";
import { reportLanguages } from "../languages";

/** The rating reports that the workbook has now; who asks while they are read gets the same answer. */
export class ReportsOfWorkbook {
  private asked: Promise<readonly NamedCells[]> | null = null;

  constructor(private readonly workbook: ExcelWorkbook) {}

  /** With their first players alone. */
  async look(): Promise<readonly NamedReport[]> {
    return foundReports(await this.heads(), await reportLanguages());
  }

  /** With all their players. */
  async whole(): Promise<readonly NamedReport[]> {
    const found = await this.look();
    const sheets = await this.read(found.map(({ sheet }) => sheet));
    return foundReports(sheets, await reportLanguages());
  }

  async firstRatings(): Promise<readonly NamedFirstRating[]> {
    const heads = (await this.heads()).filter(isFirstRating);
    return foundFirstRatings(await this.read(heads.map(({ sheet }) => sheet)));
  }

  private async read(names: readonly string[]): Promise<readonly NamedCells[]> {
    const sheets: NamedCells[] = [];
    for (const name of names) {
      const read = await this.workbook.readSheet(name);
      if (read !== null) sheets.push(read);
    }
    return sheets;
  }

  private heads(): Promise<readonly NamedCells[]> {
    this.asked ??= this.workbook.readHeads().finally(() => {
      this.asked = null;
    });
    return this.asked;
  }
}
