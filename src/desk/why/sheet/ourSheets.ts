import type { SheetRead } from "../../../sheets/sheetRead";
import { readCareerSheet } from "../../../sheets/firstRating/readCareerSheet";
import { readPeriodSheets, type PeriodSheetsRead } from "../../../sheets/period/readPeriodSheets";
import { readIteration } from "../../../sheets/iteration/readIteration";
import type { ReportEventRead } from "../../../sheets/report/readReportEvent";
import type { BookRead } from "../why";
import { careerSheet } from "./careerSheet";
import { correctionSheet } from "./correctionSheet";
import { gamesSheet } from "./gamesSheet";
import { iterationSheet } from "./iterationSheet";
import { kindOf, type SheetKind } from "./kinds";
import type { OurSheet } from "./ourSheet";
import { periodSheet } from "./periodSheet";
import { lessonSheet } from "./lessonSheet";
import { linkedSheet, reportEventIn } from "./reportEventIn";
import { reportModel, type ReportModel } from "./reportModel";
import { reportSheet } from "./reportSheet";
import { resultsSheet } from "./resultsSheet";
import { noes, type WhyWords } from "./words";

/** The sheets of ours in a workbook, each made when it is asked for. */
export class OurSheets {
  private readonly known = new Map<string, OurSheet | null>();
  private readonly reports = new Map<string, KnownReport | null>();

  constructor(
    private readonly book: BookRead,
    readonly words: WhyWords,
  ) {}

  /** null: somebody else's, or one that cannot be read back. */
  sheet(name: string): OurSheet | null {
    let known = this.known.get(name);
    if (known === undefined) {
      const read = this.book.get(name) ?? null;
      const kind = read === null ? null : kindOf(read);
      known = read === null || kind === null ? null : this.made(name, read, kind);
      this.known.set(name, known);
    }
    return known;
  }

  private made(name: string, read: SheetRead, kind: SheetKind): OurSheet | null {
    const { why } = this.words;
    switch (kind) {
      case "Rating_report": {
        const report = this.report(name);
        return report && reportSheet(read, report.read, report.model, why);
      }
      case "Rating_games": {
        const linked = this.linked(read, kind, "Rating_report");
        const report = linked === null ? null : this.report(linked);
        return report && gamesSheet(read, report.read, report.model, why);
      }
      case "Iteration": {
        const isElsewhere = this.linked(read, kind, "Rating_report") !== null;
        const iteration = readIteration(read, noes(this.words), isElsewhere);
        return iteration && iterationSheet(read, iteration, why);
      }
      case "Rating_period": {
        const results = this.linked(read, kind, "Period_results");
        const period = results === null ? null : this.period(name, results);
        return period && periodSheet(read, period, results ?? "", why);
      }
      case "Period_results": {
        const period = this.linked(read, kind, "Rating_period");
        const both = period === null ? null : this.period(period, name);
        return both && resultsSheet(read, both, why);
      }
      case "First_rating": {
        const kinds = this.words.languages.map(({ career }) => career.kinds);
        const career = readCareerSheet(read, kinds);
        return career && careerSheet(read, career, why, this.words.sheets.career);
      }
      case "Rating_correction":
        return correctionSheet(read, why);
      case "Lesson":
        return lessonSheet(read, why);
      case "Player_pages":
        return null;
    }
  }

  private period(period: string, results: string): PeriodSheetsRead | null {
    const [players, lines] = [this.book.get(period) ?? null, this.book.get(results) ?? null];
    return players && lines && readPeriodSheets(players, lines);
  }

  private linked(read: SheetRead, kind: SheetKind, asked: SheetKind): string | null {
    return linkedSheet(this.book, read, kind, asked);
  }

  private report(sheet: string): KnownReport | null {
    let known = this.reports.get(sheet);
    if (known === undefined) {
      const read = reportEventIn(this.book, sheet, this.words.languages);
      known = read && { read, model: reportModel(read) };
      this.reports.set(sheet, known);
    }
    return known;
  }
}

interface KnownReport {
  readonly read: ReportEventRead;
  readonly model: ReportModel;
}
