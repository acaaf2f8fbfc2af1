import type { PeriodOrder } from "./order";
import type { PeriodContext } from "./context";
import type { SheetTexts } from "../../i18n/sheets";
import { startOfPeriod } from "../../rules/period/periodReport";
import { editionLiteral } from "../editionArgument";
import { fideStyle, plainStyle } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { FIRST_RESULT_ROW, FIRST_ROW, periodPlaces } from "./places";
import { putEvents } from "./eventsBlock";
import { kOfResults } from "./kOfResults";
import { putPeriodHead } from "./periodHead";
import { putPlayers } from "./playerRows";
import { putResults } from "./resultRows";

/** A rating period: what each player's events make of his rating, and on a second sheet the events. */
export function periodSheets(
  order: PeriodOrder,
  [period = "", results = ""]: readonly string[],
  texts: SheetTexts,
): readonly SheetPlan[] {
  const places = periodPlaces(order);
  const style =
    order.style === "fide"
      ? fideStyle(editionLiteral(order.edition))
      : plainStyle(order.edition, "", NO_TABLES);
  const start = startOfPeriod(order.players, order.edition, order.list);
  const k = order.players.map((of) => kOfResults(of.results, order.edition, start));
  const common = { order, names: { period, results }, places, texts, style, start, k };
  const players: PeriodContext = { ...common, draft: new SheetDraft() };
  putPeriodHead(players);
  putPlayers(players);
  putEvents(players);
  const lines: PeriodContext = { ...common, draft: new SheetDraft() };
  putResults(lines);
  return [
    {
      ...players.draft.named(period),
      widths: places.columns.map((column) => WIDTHS[column] ?? NUMBER),
      frozen: { rows: FIRST_ROW, columns: 2 },
      titleRows: { first: FIRST_ROW, last: FIRST_ROW },
    },
    {
      ...lines.draft.named(results),
      widths: places.resultColumns.map((column) => WIDTHS[column] ?? NUMBER),
      frozen: { rows: FIRST_RESULT_ROW, columns: 2 },
      titleRows: { first: FIRST_RESULT_ROW, last: FIRST_RESULT_ROW },
    },
  ];
}

/** K alone is looked up here, and its steps stand in the formula. */
const NO_TABLES = { dp: "", difference: "", higher: "", lower: "" };

const NUMBER = 9;
const WIDTHS: Readonly<Record<string, number>> = {
  number: 6,
  player: 38,
  rating: 11,
  event: 28,
  date: 12,
  report: 20,
  earlierGames: 11,
  remarks: 60,
};
