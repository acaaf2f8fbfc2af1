import { decidedNote } from "./decidedNote";
import { REPORT_READINGS, reportedOrder } from "./reportReadings";
import { readingNotes } from "../readingNotes";
import { onSheet } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import { USUAL_K_READING } from "../../rules/kDay";
import { kOfEvent, type KOfEvent } from "../../tournament/kOfEvent";
import { formulaStyle, type TableRanges } from "../articles/style";
import { errataNotes } from "../errataNotes";
import { iterationSheet } from "../iteration/iterationSheet";
import type { IterationOrder } from "../iteration/order";
import { iterationPlaces } from "../iteration/places";
import { kNotes } from "../kNotes";
import { eventSheetName } from "../sheetName";
import type { Content, SheetPlan } from "../sheetPlan";
import { heightOfFacts } from "../facts";
import { tableRanges } from "../tablesBlock";
import type { FactsPlace, ReportContext } from "./context";
import { gamesSheet } from "./games/gamesSheet";
import type { ReportNames, ReportOrder, RobinPart } from "./order";
import { playerPages } from "./pages/playerPages";
import { erratumSheet, type ReportPlaces } from "./layout";
import { reportPlaces } from "./places";
import { factsOfReport } from "./reportFacts";
import { reportNotes } from "./reportNote";
import { reportSheet } from "./reportSheet";
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
  const k = kOfEvent(order.event.players, edition, order);
  const notes = notesOf(order, names, places, k, texts);
  const facts = factsPlace(order, places.notesRow + notes.length + 1);
  const tablesRow = facts.first + heightOfFacts(facts);
  const tables = tableRanges(tablesRow);
  const context: ReportContext = {
    order,
    names,
    places,
    robinPlaces: robin === null ? null : iterationPlaces(robin),
    k,
    notes,
    facts,
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

/** What a reader has to know of this report, of K, of the edition's text and of the formulas. */
function notesOf(
  order: ReportOrder,
  names: ReportNames,
  places: ReportPlaces,
  k: KOfEvent,
  texts: SheetTexts,
): readonly Content[] {
  const { edition, style } = order;
  return [
    ...reportNotes(order, names, texts),
    ...decidedNote(order, names, places, texts),
    ...kNotes(k, edition, texts),
    ...readingNotes(REPORT_READINGS, reportedOrder(order), order, texts),
    ...errataNotes(edition, erratumSheet(order), texts),
    texts.madeWith[style],
  ];
}

/** Below the notes, the section's name before them. */
function factsPlace(order: ReportOrder, first: number): FactsPlace {
  const keys = factsOfReport(order);
  return { keys, first, noteColumn: FACTS_NOTE_COLUMN };
}

const FACTS_NOTE_COLUMN = 4;

/** The tables stand on the report; the games look them up from their own sheet. */
function tablesOn(sheet: string, { dp, difference, higher, lower }: TableRanges): TableRanges {
  return {
    dp: onSheet(sheet, dp),
    difference: onSheet(sheet, difference),
    higher: onSheet(sheet, higher),
    lower: onSheet(sheet, lower),
  };
}

/** The iteration of the report's event, its inputs taken from report and games. */
function iterationOrder(
  {
    event,
    edition,
    isByHand = false,
    style,
    startDate,
    endDate,
    kReading = USUAL_K_READING,
    title,
    others,
  }: ReportOrder,
  robin: RobinPart,
  places: ReportPlaces,
  names: ReportNames,
): IterationOrder {
  const links = robinLinks(event, places, names);
  const rest = { asPrinted: false, isTeaching: false };
  const known = { edition, isByHand, style, startDate, endDate, kReading, title, links };
  return { ...robin, ...known, ...(others !== undefined && { others }), ...rest };
}
