import { EN_SHEETS } from "../../src/i18n/en/sheets";
import {
  columnOf,
  FIRST_ROW,
  reportPlaces,
  type ReportColumn,
} from "../../src/sheets/report/places";
import { reportSheets, wishedNames } from "../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellContent } from "../../src/workbench/engine/cellContent";
import type { ReportRow } from "./reportByTheRules";

export const NAMES = { report: "Rating report", games: "Rating games" };

/** What an order consists of unless a test says otherwise. */
export const PLAIN_ORDER = {
  startDate: null,
  endDate: null,
  title: "Event",
  matchGames: null,
  robin: null,
  later: new Set<number>(),
  isUnplayed: false,
  hasPages: false,
} as const;

/** With a suffix behind every sheet's name. */
export function reportPlans(order: ReportOrder, suffix = ""): readonly SheetPlan[] {
  const names = wishedNames(order, EN_SHEETS).map((name) => `${name}${suffix}`);
  return reportSheets(order, names, EN_SHEETS);
}

/** What the report shows of each player. */
export function shownReport(
  values: readonly (readonly (CellContent | undefined)[])[],
  order: ReportOrder,
): ReportRow[] {
  const places = reportPlaces(order);
  return order.event.players.map((_, player) => {
    const number = (column: ReportColumn) => {
      const value = values[FIRST_ROW + player]?.[columnOf(places, column)] ?? "";
      return typeof value === "number" ? value : "";
    };
    const hundredths = number("change");
    return {
      n: Number(number("n")),
      w: Number(number("w")),
      change: hundredths === "" ? "" : Math.round(100 * hundredths),
      rn: number("rn"),
      ru: number("ru"),
    };
  });
}

/** Address of everything down to the last player. */
export function reportAddress({ event }: ReportOrder): string {
  return `A1:Z${FIRST_ROW + event.players.length}`;
}
