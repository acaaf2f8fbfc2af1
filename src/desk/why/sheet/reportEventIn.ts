import type { SheetTexts } from "../../../i18n/sheets";
import { readIteration } from "../../../sheets/iteration/readIteration";
import { readReport } from "../../../sheets/report/readReport";
import { readReportEvent, type ReportEventRead } from "../../../sheets/report/readReportEvent";
import type { SheetRead } from "../../../sheets/sheetRead";
import type { BookRead } from "../why";
import { kindOf, linkedSheets, type SheetKind } from "./kinds";
import { noes } from "./words";

/** The sheet of a kind that belongs to another; null: it is not there, or not read. */
export function linkedSheet(
  book: BookRead,
  read: SheetRead,
  kind: SheetKind,
  asked: SheetKind,
): string | null {
  const all = linkedSheets(read, kind);
  return (
    all.find((name) => {
      const other = book.get(name) ?? null;
      return other !== null && kindOf(other) === asked;
    }) ?? null
  );
}

/** The event of a report by what its sheets hold now; null where they cannot be read. */
export function reportEventIn(
  book: BookRead,
  sheet: string,
  languages: readonly SheetTexts[],
): ReportEventRead | null {
  const texts = languages.map(({ report }) => report);
  const no = noes({ languages });
  const cells = book.get(sheet) ?? null;
  const report = cells === null ? null : readReport(cells, texts);
  if (cells === null || report === null) return null;
  const games = report.gamesSheet === null ? null : (book.get(report.gamesSheet) ?? null);
  const name = linkedSheet(book, cells, "Rating_report", "Iteration");
  const of = name === null ? null : (book.get(name) ?? null);
  const iteration = of && readIteration(of, no, true);
  return readReportEvent({ cells, report, games, iteration }, texts, no);
}
