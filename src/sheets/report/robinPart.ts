import type { Expr } from "../../formula/expr";
import { onSheet, type Reference } from "../../formula/reference";
import { f } from "../../formula/template";
import { minimumScore } from "../../rules/firstRatingConditions";
import { ifNumber, isNumber } from "../articles/ifNumber";
import { percentage } from "../articles/percentage";
import { isRated } from "../articles/rated";
import { lacksDp } from "../iteration/lacksDp";
import type { IterationColumn, IterationPlaces } from "../iteration/places";
import { lookedUp } from "../lookedUp";
import { wholeColumn } from "../table";
import { ofPlayer, type ReportContext } from "./context";
import type { FirstRatingPart } from "./firstRatingPart";
import { ofRated } from "./columns/ofRated";
import { ratingOfOpponent, type BlockName } from "./layout";

/**
 * Ru (new) of a fully played round robin, from the iteration's own sheet: 10.54 (2005), 8.58 (2011).
 * It is what opponents count with, also for a player rated since (8.4).
 */
export function robinPart(sheet: ReportContext): FirstRatingPart {
  const { order, places, texts } = sheet;
  const { edition } = order;
  const at = ofPlayer.bind(null, sheet);
  const of = (column: IterationColumn) => fromIteration(sheet, column);
  const points = minimumScore(edition, "robin", true) / 2;
  const needed = edition.firstRating.minimumRatedOpponents.robin;
  const rated = ratedPlayers(sheet);
  const isUnrated = f`NOT(${isRated(at(ratingOfOpponent(places)))})`;
  const counts = f`AND(${isUnrated},${isNumber(of("ruNew"))},${rated}>=${needed})`;
  const first = (value: Expr) => orWithoutDp(sheet, "", f`IF(${counts},${value},"")`);
  const none = hasNoDp(sheet);
  const isLeftOut = f`${countsOf(sheet)}=0`;
  return {
    p: first(percentage(at("w"), at("n"))),
    dp: first(of("dpUnrated")),
    ru: first(of("ruNew")),
    lacks: [
      ...(none === null ? [] : [[none, texts.report.noDpInRobin(edition)] as const]),
      ...(needed === 0
        ? []
        : [[f`${rated}<${needed}`, texts.report.lacksOpponents(needed)] as const]),
      [
        none === null ? isLeftOut : f`AND(NOT(${none}),${isLeftOut})`,
        texts.report.lacksPoints(points),
      ],
    ],
  };
}

/** Of an unrated player Rc (new), of a rated one the mean of his opponents. */
export function robinRc(sheet: ReportContext, block: BlockName, average: Expr): Expr {
  const at = ofPlayer.bind(null, sheet);
  if (block === "rated") return ofRated(sheet, average);
  const isUnrated = f`AND(NOT(${isRated(at("rating"))}),${isNumber(at("ru"))})`;
  return f`IF(${isUnrated},${fromIteration(sheet, "rcNew")},${average})`;
}

/** What an unrated player counts with for his opponents: Ru (new), or the first Ru (10.54, 2005). */
export function robinRu(sheet: ReportContext, player: Expr): Expr {
  const ruNew = fromIteration(sheet, "ruNew", player);
  const { others, edition } = sheet.order;
  const ru = others?.has("weOfFirstPass") === true ? fromIteration(sheet, "ru", player) : ruNew;
  const needed = edition.firstRating.minimumRatedOpponents.robin;
  const counted = ifNumber(ruNew, f`IF(${ratedPlayers(sheet)}>=${needed},${ru},"u")`, "u");
  return orWithoutDp(sheet, "u", counted);
}

/** 10.1 (2005): a score of zero or 100 % has no dp; then nobody has a Ru, and the rated count alone. */
function orWithoutDp(sheet: ReportContext, without: string, value: Expr): Expr {
  const none = hasNoDp(sheet);
  return none === null ? value : f`IF(${none},${without},${value})`;
}

/** Null in editions whose every score has a dp. */
function hasNoDp(sheet: ReportContext): Expr | null {
  const { order, names, texts } = sheet;
  if (order.robin === null) return null;
  const { edition, startDate } = order;
  const of = { ...order.robin, edition, startDate };
  return lacksDp({ order: of, places: iterationOf(sheet), texts }, names.iteration);
}

/** A column of the iteration's table, of the player with this number. */
function fromIteration(
  sheet: ReportContext,
  column: IterationColumn,
  player: Expr = ofPlayer(sheet, "number"),
): Expr {
  return ofIteration(sheet, wholeColumn(iterationOf(sheet).table, column, "both"), player);
}

/** Its blocks have the players in one order; their numbers stand beside the crosstable. */
function ofIteration(sheet: ReportContext, values: Reference, player: Expr): Expr {
  const { iteration } = sheet.names;
  const numbers = wholeColumn(iterationOf(sheet).inputs, "number", "both");
  return lookedUp(onSheet(iteration, values), onSheet(iteration, numbers), player);
}

function ratedPlayers(sheet: ReportContext): Expr {
  const ratings = wholeColumn(iterationOf(sheet).inputs, "rating", "both");
  return f`COUNT(${onSheet(sheet.names.iteration, ratings)})`;
}

/** Whether the player counts: 6.1. */
function countsOf(sheet: ReportContext): Expr {
  const counts = wholeColumn(iterationOf(sheet).inputs, "counts", "both");
  return ofIteration(sheet, counts, ofPlayer(sheet, "number"));
}

function iterationOf({ robinPlaces }: ReportContext): IterationPlaces {
  if (robinPlaces === null) throw new ReferenceError("the report has no iteration");
  return robinPlaces;
}
