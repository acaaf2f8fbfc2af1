import type { ReportNames, ReportOrder, RobinPart } from "./order";
import type { ReportContext } from "./context";
import type { SheetTexts } from "../../i18n/sheets";
import { kOfEvent } from "../../tournament/kOfEvent";
import { quoted } from "../address";
import { editionLiteral } from "../editionArgument";
import { errataNotes } from "../errataNotes";
import { fideStyle, plainStyle, type FormulaStyle } from "../formulaStyle";
import { iterationPlaces } from "../iteration/places";
import { iterationSheet } from "../iteration/iterationSheet";
import type { IterationOrder } from "../iteration/order";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putGames } from "./gamesBlock";
import { playerPages } from "./pages/playerPages";
import { erratumSheet, reportPlaces, type ReportPlaces } from "./places";
import { putPlayers } from "./playersBlock";
import { kNotes } from "../kNotes";
import { putReportHead } from "./reportHead";
import { robinLinks } from "./robinLinks";

/** What the sheets of an order would best be called. */
export function wishedNames(
  { edition, robin, hasPages }: ReportOrder,
  { report, iterationName }: SheetTexts,
): string[] {
  return [
    report.name,
    report.gamesName,
    ...(robin === null ? [] : [iterationName(edition.name)]),
    ...(hasPages ? [report.pagesName] : []),
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
  const styleOf = (sheet: string) => formulaStyle(order, places, sheet);
  const context: ReportContext = {
    order,
    names,
    places,
    robinPlaces: robin === null ? null : iterationPlaces(robin),
    k: kOfEvent(order.event.players, order.edition, order.startDate),
    texts,
    style: styleOf(""),
    gamesStyle: styleOf(`${quoted(report)}!`),
  };
  return [
    reportSheet(context),
    gamesSheet(context),
    ...(robin === null ? [] : [{ ...iterationSheet(robin, texts), name: iteration ?? "" }]),
    ...(pages === null ? [] : [playerPages(context, pages)]),
  ];
}

function reportSheet(context: ReportContext): SheetPlan {
  const { order, places, names, texts } = context;
  const draft = new SheetDraft();
  putReportHead(draft, context);
  putPlayers(draft, context);
  putNotes(draft, context);
  if (order.style === "plain") putTables(draft, places.tablesRow, order.edition, texts);
  const widths = places.order.map((column) => WIDTHS[column] ?? NUMBER);
  return {
    ...draft.named(names.report),
    widths,
    frozen: { rows: 1, columns: 0 },
    titleRows: TITLE_ROWS,
  };
}

/** What K was decided from, and the errata of the printed text, below the players. */
function putNotes(draft: SheetDraft, { order, places, k, texts }: ReportContext): void {
  const notes = [
    ...kNotes(k, order.edition, texts),
    ...errataNotes(order.edition, erratumSheet(order), texts),
  ];
  for (const [index, note] of notes.entries()) {
    draft.put(places.notesRow + index, 1, note, "note");
  }
}

function gamesSheet(context: ReportContext): SheetPlan {
  const draft = new SheetDraft();
  putGames(draft, context);
  return {
    ...draft.named(context.names.games),
    widths: GAMES_WIDTHS,
    frozen: { rows: 3, columns: 2 },
    titleRows: TITLE_ROWS,
  };
}

const NUMBER = 8;
const WIDTHS: Readonly<Record<string, number>> = {
  number: 6,
  player: 28,
  rating: 11,
  asOpponent: 11,
  kCounted: 10,
  lacks: 40,
  id: 12,
};
const GAMES_WIDTHS = [6, 28, 11, 7, 28, 11, 11, 8, 8, 8, 8, 8, 8];

const TITLE_ROWS = { first: 1, last: 1 };

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

function formulaStyle(
  { style, edition }: ReportOrder,
  { tablesRow }: ReportPlaces,
  sheet: string,
): FormulaStyle {
  if (style === "fide") return fideStyle(editionLiteral(edition));
  const tables = tableRanges(tablesRow);
  const elsewhere = Object.fromEntries(
    Object.entries(tables).map(([key, address]) => [key, `${sheet}${address}`]),
  ) as unknown as typeof tables;
  return plainStyle(edition, String(edition.limit.points), elsewhere);
}
