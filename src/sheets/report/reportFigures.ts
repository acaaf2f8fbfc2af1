import { numbersOf } from "../../tournament/numbers";
import { isReason } from "../../rules/reason";
import { eventReport, type ReportRow } from "../../rules/report/eventReport";
import type { FirstResult } from "../../rules/report/firstResult";
import { inUnits, type Figure, type FiguresOf, type NamedFigures } from "../figures";
import { allReportColumns } from "./columns/order";
import { has } from "../table";
import { hasColumn, type ReportColumn, type ReportPlaces } from "./layout";
import type { ReportOrder } from "./order";
import { reportPlaces } from "./places";

/** What the rules give for the players of a report, by their numbers. */
export function reportFigures(order: ReportOrder): readonly NamedFigures[] {
  const { event, edition } = order;
  const places = reportPlaces(order);
  const { rows } = eventReport(event, edition, order);
  const numbers = numbersOf(event.players);
  return allReportColumns(edition).flatMap(({ key, name }) => {
    const figure = FIGURES[key];
    if (name === undefined || figure === undefined || !hasColumn(places, key)) return [];
    /** The rules say nothing of what a player's block does not show. */
    const figures = rows.map((row, player): Figure =>
      isInBlock(places, key, player) ? figure(row) : undefined,
    );
    return [{ name, figures, numbers }];
  });
}

function isInBlock({ blocks }: ReportPlaces, key: ReportColumn, player: number): boolean {
  return blocks.some(({ table, players }) => has(table, key) && players.includes(player));
}

const ofFirst = {
  p: (row: ReportRow) => inUnits(firstOf(row)?.p, 100),
  dp: (row: ReportRow) => firstOf(row)?.dp ?? null,
  ru: (row: ReportRow) => firstOf(row)?.ru ?? null,
};

const FIGURES: FiguresOf<ReportColumn, ReportRow> = {
  n: ({ n }) => n,
  w: ({ w }) => inUnits(w, 2),
  rc: ({ rc }) => rc,
  ra: ({ ra }) => ra,
  we: ({ rated }) => inUnits(rated?.we, 100),
  wMinusWe: ({ rated }) => inUnits(rated?.wMinusWe, 100),
  /** Given to an unrated player, it stands there all the same. */
  k: ({ rated }) => rated?.k.k,
  kCounted: ({ rated }) => rated?.kCounted ?? null,
  change: ({ rated }) => inUnits(rated?.change, 100),
  rn: ({ rated }) => rated?.newRating ?? null,
  ...ofFirst,
  rnFirst: ({ firstRating }) => firstRating,
  pAsOpponent: ofFirst.p,
  dpAsOpponent: ofFirst.dp,
  ruAsOpponent: ofFirst.ru,
};

function firstOf({ first }: ReportRow): FirstResult | null {
  return isReason(first) ? null : first;
}
