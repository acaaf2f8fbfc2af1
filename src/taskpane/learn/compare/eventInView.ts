import {
  comparedIteration,
  comparedReport,
  comparedTable,
} from "../../../desk/learn/comparedEvents";
import type { NamedCells, SelectedCells } from "../../../desk/selectedCells";
import { NOTHING_ON_DESK, TableDesk } from "../../../desk/table/tableDesk";
import { kindOf, linkedSheets } from "../../../desk/why/sheet/kinds";
import { linkedSheet, reportEventIn } from "../../../desk/why/sheet/reportEventIn";
import { noes } from "../../../desk/why/sheet/words";
import type { BookRead } from "../../../desk/why/why";
import type { SheetTexts } from "../../../i18n/sheets";
import { readIteration } from "../../../sheets/iteration/readIteration";
import { kindOfSheet } from "../../../sheets/sheetKind";
import type { ComparedEvent } from "../../../tournament/compare/comparedEvent";
import type { ExcelWorkbook } from "../../excel/workbook";

/** Why there is nothing to compare. */
export type NoEvent = "nothing" | "to settle" | "no event" | "unreadable";

/** Where an event was read: a sheet of ours by its name, or a selected table. */
export type EventSource = string | SelectedCells;

export interface EventFound {
  readonly event: ComparedEvent;
  readonly source: EventSource;
}

/**
 * The event of the sheet in view, where it is one of ours, else of the selected table. With one of the
 * comparisons that were made in view it is what that was made of, as it is now.
 */
export async function eventInView(
  workbook: ExcelWorkbook,
  languages: readonly SheetTexts[],
  made: ReadonlyMap<string, EventSource>,
): Promise<EventFound | NoEvent> {
  const shown = await workbook.readSheet(null);
  const kind = shown === null ? null : kindOfSheet(shown.names);
  if (shown !== null && kind !== null && kind !== "comparison") {
    return ofSheet(workbook, shown, languages);
  }
  if (kind === null) {
    const selected = await workbook.readSelection();
    return selected === null ? "nothing" : ofTable(selected);
  }
  const source = shown === null ? undefined : made.get(shown.sheet);
  if (source === undefined) return "no event";
  if (typeof source !== "string") return ofTable(await workbook.readAgain(source));
  const again = await workbook.readSheet(source);
  return again === null ? "no event" : ofSheet(workbook, again, languages);
}

function ofTable(source: SelectedCells): EventFound | NoEvent {
  const { table } = new TableDesk().taken(NOTHING_ON_DESK, source);
  const event = table === null ? null : comparedTable(table);
  return event === null ? "to settle" : { event, source };
}

async function ofSheet(
  workbook: ExcelWorkbook,
  shown: NamedCells,
  languages: readonly SheetTexts[],
): Promise<EventFound | NoEvent> {
  const kind = kindOf(shown);
  const isOfEvent = kind === "Rating_report" || kind === "Rating_games" || kind === "Iteration";
  if (!isOfEvent) return "no event";
  const book = await bookAround(workbook, shown);
  const isReport = kind === "Rating_report";
  const report = isReport ? shown.sheet : linkedSheet(book, shown, kind, "Rating_report");
  if (report !== null) {
    const read = reportEventIn(book, report, languages);
    if (read !== null) return { event: comparedReport(read, report), source: report };
  }
  if (kind !== "Iteration") return "unreadable";
  const read = readIteration(shown, noes({ languages }), false);
  if (read === null) return "unreadable";
  return { event: comparedIteration(read, shown, languages), source: shown.sheet };
}

/** Games lead to their report, and that to its iteration. */
const ROUNDS = 3;

/** A sheet of ours with those that belong to it. */
async function bookAround(workbook: ExcelWorkbook, first: NamedCells): Promise<BookRead> {
  const book = new Map<string, NamedCells | null>([[first.sheet, first]]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = [...book.values()].flatMap((read) => {
      const kind = read === null ? null : kindOf(read);
      return read === null || kind === null ? [] : linkedSheets(read, kind);
    });
    for (const name of names) {
      if (!book.has(name)) book.set(name, await workbook.readSheet(name));
    }
  }
  return book;
}
