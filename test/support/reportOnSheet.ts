import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { change } from "../../src/rules/change";
import { kFactorOfRating } from "../../src/rules/kFactor";
import { newRating } from "../../src/rules/newRating";
import { isReason } from "../../src/rules/reason";
import { swissRu } from "../../src/rules/swissRu";
import {
  columnOf,
  FIRST_ROW,
  reportPlaces,
  type ReportColumn,
} from "../../src/sheets/report/places";
import { reportSheets, type ReportOrder } from "../../src/sheets/report/reportSheets";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { CellContent } from "../../src/workbench/engine/workbook";

export const NAMES = { report: "Report", games: "Games" };

export function reportPlans(order: ReportOrder): readonly SheetPlan[] {
  return reportSheets(order, NAMES, EN_SHEETS);
}

export function reportPlansNamed(
  order: ReportOrder,
  report: string,
  games: string,
): readonly SheetPlan[] {
  return reportSheets(order, { report, games }, EN_SHEETS);
}

/** What the rules say of each player: n, W, change in hundredths and Rn, or Ru. */
export interface ReportRow {
  readonly n: number;
  readonly w: number;
  readonly change: number | "";
  readonly rn: number | "";
  readonly ru: number | "";
}

export function expectedReport({ event, edition }: ReportOrder): ReportRow[] {
  return event.players.map(({ rating, k, games }) => {
    const counting = games.flatMap(({ opponent, score }) =>
      opponent.rating === null ? [] : [{ opponent: opponent.rating, score }],
    );
    const score = counting.reduce((sum, game) => sum + game.score, 0);
    const base = { n: counting.length, w: score / 2 };
    if (rating === null) {
      const opponents = counting.map(({ opponent }) => opponent);
      const ru = swissRu(opponents, score, edition, true);
      return { ...base, change: "", rn: "", ru: isReason(ru) ? "" : ru };
    }
    const own = change(rating, counting, k ?? kFactorOfRating(rating, edition), edition);
    return { ...base, change: own, rn: newRating(rating, own / 100), ru: "" };
  });
}

/** The same from the cells of the report. */
export function shownReport(
  values: readonly (readonly (CellContent | undefined)[])[],
  { event, edition }: ReportOrder,
): ReportRow[] {
  const places = reportPlaces(event, edition);
  return event.players.map((_, player) => {
    const at = (column: ReportColumn) =>
      values[FIRST_ROW + player]?.[columnOf(places, column)] ?? "";
    const number = (column: ReportColumn) => {
      const value = at(column);
      return typeof value === "number" ? value : "";
    };
    const hundredths = number("change");
    return {
      n: Number(at("n")),
      w: Number(at("w")),
      change: hundredths === "" ? "" : Math.round(100 * hundredths),
      rn: number("rn"),
      ru: number("ru"),
    };
  });
}
