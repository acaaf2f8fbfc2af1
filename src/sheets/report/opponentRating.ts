import { ifNumber } from "../ifNumber";
import { onReport, ratingOfOpponent, type ReportColumn } from "./places";
import { pointsNeeded } from "./pointsNeeded";
import type { ReportContext } from "./context";
import { isRated, linkedRating } from "./rated";
import { robinRu } from "./robinFormulas";

/**
 * The rating with which opponents meet a player: his rating, else "u". In a round robin an unrated
 * player counts with Ru (new): 8.52 (2011); so does the one of a Scheveningen: 6.4 (2005).
 */
export function opponentRating(context: ReportContext, player: number): string {
  const { names, places } = context;
  const at = (column: ReportColumn) => onReport(names, places, player, column);
  const rating = at(ratingOfOpponent(places));
  if (!countsWithRu(context, player)) return linkedRating(rating);
  const ru = at("ru");
  if (names.iteration !== null) {
    const counted = robinRu(context, player, ru);
    return `IF(${isRated(rating)},${rating},${ifNumber(ru, counted, '"u"')})`;
  }
  /** 6.1: with too few points his games count for nobody, although Ru is shown (11.31). */
  const isEnough = `${at("w")}>=${pointsNeeded(context, at)}`;
  return `IF(${isRated(rating)},${rating},${ifNumber(ru, `IF(${isEnough},${ru},"u")`, '"u"')})`;
}

function countsWithRu(context: ReportContext, player: number): boolean {
  if (context.names.iteration !== null) return true;
  return isScheveningenWithRu(context) && firstUnrated(context) === player;
}

/** 6.4 (2005): the games against the one unrated player of a Scheveningen count. */
export function isScheveningenWithRu({ order: { event, edition } }: ReportContext): boolean {
  return event.kind === "scheveningen" && edition.articles.scheveningen !== null;
}

/** Ru of a second unrated player would go round in a circle; with two nothing is rated. */
function firstUnrated({ order }: ReportContext): number {
  return order.event.players.findIndex(
    ({ rating, isRatedSince }) => rating === null || isRatedSince === true,
  );
}
