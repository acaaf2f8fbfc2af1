import { isNumber } from "../ifNumber";
import { minimumScore } from "../../rules/firstRatingConditions";
import { cell, quoted } from "../address";
import { INPUT, inputColumn, TABLE, table } from "../iteration/places";
import type { FirstRating } from "./firstRatingPart";
import { ratingOfOpponent, reportCell, type ReportColumn } from "./places";
import type { ReportContext } from "./context";
import { isRated } from "./rated";

/**
 * Ru (new) of a fully played round robin, from the iteration's own sheet: 10.54 (2005), 8.58 (2011).
 * It is what opponents count with, also for a player rated since (8.4).
 */
export function robinFormulas(context: ReportContext, player: number): FirstRating {
  const { order, places, robinPlaces, texts } = context;
  if (robinPlaces === null) return { formulas: [], lacks: [] };
  const { edition } = order;
  const at = (column: ReportColumn) => `$${reportCell(places, player, column)}`;
  const sheet = `${quoted(context.names.iteration ?? "")}!`;
  const of = (column: number) => fromIteration(context, player, column);
  const points = minimumScore(edition, "robin", true) / 2;
  const needed = edition.firstRating.minimumRatedOpponents.robin;
  const rated = `COUNT(${sheet}${inputColumn(robinPlaces, INPUT.rating)})`;
  const isUnrated = `NOT(${isRated(at(ratingOfOpponent(places)))})`;
  const counts = `AND(${isUnrated},${isNumber(of(TABLE.ruNew))},${rated}>=${needed})`;
  const first = (text: string) => `IF(${counts},${text},"")`;
  const countsCell = `${sheet}${cell(robinPlaces.inputRow + player, robinPlaces.countsColumn)}`;
  return {
    formulas: [
      ["p", first(`ROUND(100*${at("w")}/${at("n")},0)/100`)],
      ["dp", first(of(TABLE.dpUnrated))],
      ["ru", first(of(TABLE.ruNew))],
    ],
    lacks: [
      ...(needed === 0
        ? []
        : [[`${rated}<${needed}`, texts.report.lacksOpponents(needed)] as const]),
      [`${countsCell}=0`, texts.report.lacksPoints(points)],
    ],
  };
}

/** Of an unrated player Rc (new), of a rated one the mean of his opponents. */
export function robinRc(context: ReportContext, player: number, average: string): string {
  const at = (column: ReportColumn) => `$${reportCell(context.places, player, column)}`;
  const isUnrated = `AND(NOT(${isRated(at("rating"))}),${isNumber(at("ru"))})`;
  return `IF(${isUnrated},${fromIteration(context, player, TABLE.rcNew)},${average})`;
}

/** What an unrated player counts with for his opponents: Ru (new), or the first Ru (10.54, 2005). */
export function robinRu(context: ReportContext, player: number, ruNew: string): string {
  const { robin } = context.order;
  return robin?.isWeFromRu === true ? fromIteration(context, player, TABLE.ru) : ruNew;
}

function fromIteration({ names, robinPlaces }: ReportContext, player: number, column: number) {
  if (robinPlaces === null) return "NA()";
  return `${quoted(names.iteration ?? "")}!${table(robinPlaces, player, column)}`;
}
