import { onSheet } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import { isCarried } from "../../tournament/carried";
import { kOfEvent } from "../../tournament/kOfEvent";
import { formulaStyle, type TableRanges } from "../articles/style";
import { errataNotes } from "../errataNotes";
import { putFacts } from "../facts";
import { iterationSheet } from "../iteration/iterationSheet";
import type { IterationOrder } from "../iteration/order";
import { iterationPlaces } from "../iteration/places";
import { kNotes } from "../kNotes";
import { editionNote } from "../editionNote";
import { SheetDraft } from "../sheetDraft";
import { eventSheetName } from "../sheetName";
import type { SheetPlan } from "../sheetPlan";
import { putTable, shown, widthsOf } from "../table";
import { putTables, tableRanges } from "../tablesBlock";
import { reportColumns } from "./columns/order";
import type { ReportContext } from "./context";
import { GAME_COLUMNS } from "./games/columns";
import { gameLines } from "./games/gameLine";
import { gameHeading } from "./games/heading";
import type { ReportNames, ReportOrder, RobinPart } from "./order";
import { playerPages } from "./pages/playerPages";
import {
  erratumSheet,
  GAMES_SHEET,
  GAMES_TITLE,
  REPORT_HEAD,
  REPORT_NOTE_ROW,
  REPORT_TITLE,
  type ReportPlaces,
} from "./layout";
import { reportPlaces } from "./places";
import { playerLines } from "./playerLine";
import { REPORT_FACTS } from "./reportFacts";
import { reportNote } from "./reportNote";
import { robinLinks } from "./robinLinks";

/** What the sheets of an order would best be called. */
export function wishedNames(
  { title, isNamed = false, edition, robin, hasPages }: ReportOrder,
  { report, iterationName, tabs }: SheetTexts,
): string[] {
  const called = (content: string, alone: string) =>
    eventSheetName(isNamed ? title : null, { content, alone });
  return [
    called(tabs.report, report.name),
    called(tabs.games, report.gamesName),
    ...(robin === null ? [] : [called(tabs.iteration(edition.name), iterationName(edition.name))]),
    ...(hasPages ? [called(tabs.pages, report.pagesName)] : []),
  ];
}

/**
 * The rating report of 11.3 for any event, and every game of it on a second sheet; of a round robin
 * with unrated players the iteration, and where they are asked for the players' pages. Names in the
 * order of the wished ones.
 */
export function reportSheets(
  order: ReportOrder,
  [report = "", games = "", ...more]: readonly string[],
  texts: SheetTexts,
): readonly SheetPlan[] {
  const iteration = order.robin === null ? null : (more.shift() ?? "");
  const pages = order.hasPages ? (more.shift() ?? "") : null;
  const names = { report, games, iteration, pages };
  const places = reportPlaces(order);
  const robin = order.robin === null ? null : iterationOrder(order, order.robin, places, names);
  const { edition, style } = order;
  const k = kOfEvent(order.event.players, edition, order.startDate);
  const notes = [...kNotes(k, edition, texts), ...errataNotes(edition, erratumSheet(order), texts)];
  const tablesRow = places.notesRow + notes.length + 1;
  const tables = tableRanges(tablesRow);
  const context: ReportContext = {
    order,
    names,
    places,
    robinPlaces: robin === null ? null : iterationPlaces(robin),
    k,
    notes,
    tablesRow,
    texts,
    style: formulaStyle(style, edition, tables),
    gamesStyle: formulaStyle(style, edition, tablesOn(report, tables)),
  };
  return [
    reportSheet(context),
    gamesSheet(context),
    ...(robin === null ? [] : [{ ...iterationSheet(robin, texts), name: iteration ?? "" }]),
    ...(pages === null ? [] : [playerPages(context, pages)]),
  ];
}

/** The tables stand on the report; the games look them up from their own sheet. */
function tablesOn(sheet: string, { dp, difference, higher, lower }: TableRanges): TableRanges {
  return {
    dp: onSheet(sheet, dp),
    difference: onSheet(sheet, difference),
    higher: onSheet(sheet, higher),
    lower: onSheet(sheet, lower),
  };
}

function reportSheet(context: ReportContext): SheetPlan {
  const { order, places, names, texts } = context;
  const { edition } = order;
  const draft = new SheetDraft();
  draft.title(texts.report.title(order.title), REPORT_TITLE);
  draft.names.push({ name: GAMES_SHEET, sheet: names.games, area: FIRST_CELL });
  draft.put(1, 0, texts.madeWith[order.style], "note");
  const made = { words: texts.madeFor, note: editionNote(edition, order, texts) };
  putFacts(draft, REPORT_HEAD, REPORT_FACTS, context, made);
  const note = reportNote(context);
  if (note !== "") draft.put(REPORT_NOTE_ROW, 1, note, "note");
  const columns = reportColumns(edition);
  putTable(draft, places.players, columns, context, playerLines(context), {
    heading: (key) => (isCarried(key) ? texts.carried[key] : texts.report.headings[key](edition)),
    hint: (key) => (isCarried(key) ? undefined : texts.report.hints[key]?.(edition)),
  });
  for (const [index, each] of context.notes.entries()) {
    draft.put(places.notesRow + index, 1, each, "note");
  }
  if (order.style === "plain") putTables(draft, context.tablesRow, edition, texts);
  return {
    ...draft.named(names.report, { paper: texts.paper, edition }),
    widths: widthsOf(shown(columns, order), NUMBER, order),
    frozen: { rows: 1, columns: 0 },
    titleRows: headingRow(places.players.first),
  };
}

function gamesSheet(context: ReportContext): SheetPlan {
  const { order, places, names, texts } = context;
  const draft = new SheetDraft();
  draft.title(texts.report.gamesTitle(order.title), GAMES_TITLE);
  draft.put(1, 2, texts.report.gamesNote, "note");
  putTable(draft, places.games, GAME_COLUMNS, context, gameLines(context), {
    heading: (key) => gameHeading(context, key),
  });
  return {
    ...draft.named(names.games, { paper: texts.paper, edition: order.edition }),
    widths: widthsOf(GAME_COLUMNS, NUMBER, order),
    frozen: { rows: 3, columns: 2 },
    titleRows: headingRow(places.games.first),
  };
}

/** In characters, where a column says nothing else. */
const NUMBER = 8;

const FIRST_CELL = { row: 0, column: 0, rows: 1, columns: 1 };

/** Counted from 1, as the rows that are printed on every page are. */
const headingRow = (first: number) => ({ first, last: first });

/** The iteration of the report's event, its inputs taken from report and games. */
function iterationOrder(
  { event, edition, isByHand = false, style, startDate, title }: ReportOrder,
  robin: RobinPart,
  places: ReportPlaces,
  names: ReportNames,
): IterationOrder {
  const links = robinLinks(event, places, names);
  const rest = { asPrinted: false, isTeaching: false };
  return { ...robin, edition, isByHand, style, startDate, title, links, ...rest };
}
