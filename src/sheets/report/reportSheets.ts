import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { Championship } from "../../tournament/composition";
import type { Event } from "../../tournament/event";
import { kOfEvent, type KOfEvent } from "../../tournament/kOfEvent";
import type { RoundRobin } from "../../tournament/roundRobin";
import { quoted } from "../address";
import { editionLiteral } from "../editionArgument";
import { errataNotes } from "../errataNotes";
import { fideStyle, plainStyle, type FormulaStyle, type StyleName } from "../formulaStyle";
import { iterationPlaces, type IterationPlaces } from "../iteration/places";
import { iterationSheet, type IterationOrder } from "../iteration/iterationSheet";
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

export interface ReportOrder {
  readonly event: Event;
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the first day. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** What the event is called. */
  readonly title: string;
  /** The games a match is over: 6.5 (2005). Null where the event is none. */
  readonly matchGames: number | null;
  /** A fully played round robin whose unrated players count with Ru (new): 8.52 (2011). */
  readonly robin: RobinPart | null;
  /** A round robin with a game not played, reported as a Swiss: 6.43 (2005). */
  readonly isUnplayed: boolean;
  /** Unrated players for whom this is not the first event: 6.1. Of a round robin `robin` has them. */
  readonly later: ReadonlySet<number>;
  /** A page for each player. */
  readonly hasPages: boolean;
}

/** What the iteration of a report's round robin needs beside the report. */
export interface RobinPart {
  readonly event: RoundRobin;
  readonly championship: Championship;
  readonly later: ReadonlySet<number>;
  /** We from the Ru of the first pass: how 10.54 (2005) can be read. */
  readonly isWeFromRu: boolean;
}

/** Names of the sheets, as they will be; null where there is no such sheet. */
export interface ReportNames {
  readonly report: string;
  readonly games: string;
  readonly iteration: string | null;
  readonly pages: string | null;
}

/** Everything the blocks of the sheets have in common. */
export interface ReportContext {
  readonly order: ReportOrder;
  readonly names: ReportNames;
  readonly places: ReportPlaces;
  /** Of the iteration's sheet. */
  readonly robinPlaces: IterationPlaces | null;
  readonly k: KOfEvent;
  readonly texts: SheetTexts;
  /** Formulas on the report itself, and on the sheet of games. */
  readonly style: FormulaStyle;
  readonly gamesStyle: FormulaStyle;
}

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
