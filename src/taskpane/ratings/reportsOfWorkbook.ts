import { foundFirstRatings, type NamedFirstRating } from "../../desk/ratings/firstRatingSheets";
import { named, type Comparable, type RenewedComparable } from "../../desk/ratings/correction";
import { foundReports } from "../../desk/ratings/foundReports";
import { isFirstRating } from "../../sheets/firstRating/readFirstRating";
import { isPeriod, listOfPeriod } from "../../sheets/period/partsOfPeriod";
import type { NamedReport } from "../../sheets/period/resultsOfReports";
import { isReport } from "../../sheets/report/readHead";
import { partsOfReport } from "../../sheets/report/partsOfReport";
import { madeOf } from "../../sheets/renewal/made";
import { textAt } from "../../tournament/sheetCells";
import { wholeOf, type SheetByNames } from "../../sheets/sheetPart";
import type { SheetNames } from "../../sheets/sheetRead";
import type { RenewedSheet } from "../excel/readParts";
import type { ExcelWorkbook } from "../excel/workbook";
import { reportLanguages } from "../languages";

/** The rating reports that the workbook has now; who asks while they are read gets the same answer. */
export class ReportsOfWorkbook {
  private asked: Promise<readonly NamedReport[]> | null = null;

  private readonly listeners: (() => void)[] = [];

  constructor(private readonly workbook: ExcelWorkbook) {}

  /** Of pages that stand one below the other, one has made what another knows. */
  whenChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  changed(): void {
    for (const each of this.listeners) each();
  }

  /** As they show just now. */
  look(): Promise<readonly NamedReport[]> {
    this.asked ??= this.looked().finally(() => {
      this.asked = null;
    });
    return this.asked;
  }

  /** What can be compared, reports before periods. */
  async comparable(): Promise<readonly Comparable[]> {
    return [
      ...(await this.look()).map(reportCompared),
      ...(await this.periodsAmong(await this.sheets(isPeriod))),
    ];
  }

  /** What was set aside when others were made in the places of reports and periods; the newest of these last. */
  async renewed(): Promise<readonly RenewedComparable[]> {
    const [sheets, now] = [await this.workbook.readRenewed(), await this.workbook.readNamed()];
    const madeOn = (names: SheetNames | undefined) => (names && madeOf(names)?.on) ?? 0;
    const placeOf = ({ successor }: RenewedSheet) => now.find(({ sheet }) => sheet === successor);
    const sorted = [...sheets].sort(
      (one, other) =>
        madeOn(placeOf(one)?.names) - madeOn(placeOf(other)?.names) ||
        madeOn(one.names) - madeOn(other.names),
    );
    const read = await this.workbook.readParts(sorted.filter(isReport).map(partsOfReport));
    const found = [
      ...foundReports(read, await reportLanguages()).map(reportCompared),
      ...(await this.periodsAmong(sorted.filter(isPeriod))),
    ];
    return sorted.flatMap(({ sheet, successor }) => {
      const each = named(found, sheet);
      return each === undefined ? [] : [{ ...each, successor }];
    });
  }

  /** Each with the list that counts it. */
  private async periodsAmong(periods: readonly SheetByNames[]): Promise<readonly Comparable[]> {
    const read = await this.workbook.readParts(periods.map(listOfPeriod));
    return read.map(({ sheet, names, cells }) => {
      const list = names.own.get("list");
      return { kind: "period", sheet, subject: list === undefined ? "" : textAt(cells, list) };
    });
  }

  /** With figures that are calculated; of some sheets alone, where they are named. */
  async finished(sheets?: readonly string[]): Promise<readonly NamedReport[]> {
    const reports = (await this.sheets(isReport)).filter(
      ({ sheet }) => sheets === undefined || sheets.includes(sheet),
    );
    const read = await this.workbook.readFinished(reports.map(partsOfReport));
    return foundReports(read, await reportLanguages());
  }

  async firstRatings(): Promise<readonly NamedFirstRating[]> {
    const sheets = await this.sheets(isFirstRating);
    return foundFirstRatings(await this.workbook.readFinished(sheets.map(wholeOf)));
  }

  private async looked(): Promise<readonly NamedReport[]> {
    const reports = await this.sheets(isReport);
    const read = await this.workbook.readParts(reports.map(partsOfReport));
    return foundReports(read, await reportLanguages());
  }

  private async sheets(isOne: (sheet: SheetByNames) => boolean): Promise<readonly SheetByNames[]> {
    return (await this.workbook.readNamed()).filter(isOne);
  }
}

function reportCompared({ sheet, report }: NamedReport): Comparable {
  return { kind: "report", sheet, subject: report.title };
}
