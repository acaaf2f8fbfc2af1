import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { Event } from "../../tournament/event";
import { fixed } from "../address";
import { fideStyle, plainStyle, type FormulaStyle, type StyleName } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putGames } from "./gamesBlock";
import { HEAD, HEAD_VALUE, quoted, reportPlaces, type ReportPlaces } from "./places";
import { putPlayers } from "./playersBlock";
import { putReportHead } from "./reportHead";

export interface ReportOrder {
  readonly event: Event;
  readonly edition: Edition;
  readonly style: StyleName;
  readonly startDate: Day | null;
  /** What the event is called. */
  readonly title: string;
}

/** Names of the two sheets, as they will be. */
export interface ReportNames {
  readonly report: string;
  readonly games: string;
}

/** Everything the blocks of both sheets have in common. */
export interface ReportContext {
  readonly order: ReportOrder;
  readonly names: ReportNames;
  readonly places: ReportPlaces;
  readonly texts: SheetTexts;
  /** Formulas on the report itself, and on the sheet of games. */
  readonly style: FormulaStyle;
  readonly gamesStyle: FormulaStyle;
}

/** The rating report of 11.3 for any event, and every game of it on a second sheet. */
export function reportSheets(
  order: ReportOrder,
  names: ReportNames,
  texts: SheetTexts,
): readonly SheetPlan[] {
  const places = reportPlaces(order.event, order.edition);
  const styleOf = (sheet: string) => formulaStyle(order, places, sheet);
  const context: ReportContext = {
    order,
    names,
    places,
    texts,
    style: styleOf(""),
    gamesStyle: styleOf(`${quoted(names.report)}!`),
  };
  const report = new SheetDraft();
  putReportHead(report, context);
  putPlayers(report, context);
  if (order.style === "plain") putTables(report, places.tablesRow, order.edition, texts);
  const games = new SheetDraft();
  putGames(games, context);
  const frozen = { rows: 1, columns: 0 };
  return [
    { ...sheetOf(report, names.report, REPORT_WIDTHS), frozen },
    { ...sheetOf(games, names.games, GAMES_WIDTHS), frozen: { rows: 3, columns: 2 } },
  ];
}

const REPORT_WIDTHS = [6, 26, 10, 9, 7, 7, 8, 8, 8, 9, 8, 8, 8, 8, 40];
const GAMES_WIDTHS = [6, 24, 8, 7, 24, 8, 10, 8, 8, 8, 8, 8];

function sheetOf(draft: SheetDraft, name: string, widths: readonly number[]) {
  const { cells, looks, hints } = draft;
  return { name, cells, looks, hints, widths, titleRows: { first: 1, last: 1 } };
}

function formulaStyle(
  { style, edition }: ReportOrder,
  { tablesRow }: ReportPlaces,
  sheet: string,
): FormulaStyle {
  const at = (row: number) => `${sheet}${fixed(row, HEAD_VALUE)}`;
  if (style === "fide") return fideStyle(at(HEAD.edition));
  const tables = tableRanges(tablesRow);
  const elsewhere = Object.fromEntries(
    Object.entries(tables).map(([key, address]) => [key, `${sheet}${address}`]),
  ) as unknown as typeof tables;
  return plainStyle(edition, at(HEAD.limit), elsewhere);
}
