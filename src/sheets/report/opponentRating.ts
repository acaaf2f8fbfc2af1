import { quoted, ratingOfOpponent, reportCell } from "./places";
import type { ReportContext } from "./reportSheets";

/**
 * The rating with which opponents meet a player: his rating, else "u". In a round robin an unrated
 * player counts with Ru (new): 8.52 (2011); so does the one of a Scheveningen: 6.4 (2005).
 */
export function opponentRating(context: ReportContext, player: number): string {
  const { names, places } = context;
  const report = quoted(names.report);
  const rating = `${report}!${reportCell(places, player, ratingOfOpponent(places))}`;
  if (!countsWithRu(context, player)) return rating;
  const ru = `${report}!${reportCell(places, player, "ru")}`;
  return `IF(ISNUMBER(${rating}),${rating},IF(ISNUMBER(${ru}),${ru},"u"))`;
}

function countsWithRu({ order, names }: ReportContext, player: number): boolean {
  if (names.iteration !== null) return true;
  const { event, edition } = order;
  const hasRule = event.kind === "scheveningen" && edition.articles.scheveningen !== null;
  /** Ru of a second unrated player would go round in a circle; with two nothing is rated. */
  const unrated = event.players.findIndex(({ rating }) => rating === null);
  return hasRule && unrated === player;
}
