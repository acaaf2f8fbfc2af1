import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { isUnratedForOthers } from "../../../rules/report/event";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { ifNumber } from "../../articles/ifNumber";
import { isRated, linkedRating } from "../../articles/rated";
import { allGames, ofGame, onReport, type ReportContext } from "../context";
import { firstRatingColumn, ratingOfOpponent, type BlockName, type ReportColumn } from "../layout";
import { pointsNeeded } from "../pointsNeeded";
import { robinRu } from "../robinPart";

/** Another player of the event meets his opponents with his rating, or with a Ru. */
export type CountsWith = "rating" | "Ru";

/**
 * The rating with which opponents meet a player: his rating, else "u". In a round robin an unrated
 * player counts with Ru (new): 8.52 (2011); so does the one of a Scheveningen: 6.4 (2005).
 */
export function opponentRating(sheet: ReportContext, countsWith: CountsWith): Expr {
  const opponent = ofGame(sheet, "opponentNumber");
  const at = (column: ReportColumn) => onReport(sheet, column, opponent);
  const rating = at(ratingOfOpponent(sheet.places));
  if (countsWith === "rating") return linkedRating(rating);
  if (sheet.names.iteration !== null) {
    return f`IF(${isRated(rating)},${rating},${robinRu(sheet, opponent)})`;
  }
  const block = blockOfTheOne(sheet);
  const ru = at(firstRatingColumn(block, "ru"));
  const points = f`SUMIFS(${allGames(sheet, "wOfRated")},${allGames(sheet, "number")},${opponent})`;
  /** 6.1: with too few points his games count for nobody, although Ru is shown (11.31). */
  const isEnough = f`${points}>=${pointsNeeded(sheet, at, block)}`;
  return f`IF(${isRated(rating)},${rating},${ifNumber(ru, f`IF(${isEnough},${ru},"u")`, "u")})`;
}

export function countsWith(sheet: ReportContext, player: number): CountsWith {
  if (sheet.names.iteration !== null) return "Ru";
  return isScheveningenWithRu(sheet.order) && firstUnrated(sheet) === player ? "Ru" : "rating";
}

/** Rated since the event, he stands among the rated. */
function blockOfTheOne(sheet: ReportContext): BlockName {
  const { rating = null } = sheet.order.event.players[firstUnrated(sheet)] ?? {};
  return rating === null ? "unrated" : "rated";
}

/** Ru of a second unrated player would go round in a circle; with two nothing is rated. */
function firstUnrated({ order }: ReportContext): number {
  return order.event.players.findIndex(isUnratedForOthers);
}
