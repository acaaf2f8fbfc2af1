import type { IterationLinks } from "../iteration/order";
import { cell, quoted } from "../address";
import { formula } from "../sheetDraft";
import type { Event } from "../../tournament/event";
import {
  GAME,
  kOfChange,
  onReport,
  ratingOfOpponent,
  type ReportColumn,
  type ReportPlaces,
} from "./places";
import { linkedRating } from "./rated";

/** The iteration of a report takes names, ratings and K from the report, results from the games. */
export function robinLinks(
  { players }: Event,
  places: ReportPlaces,
  names: { readonly report: string; readonly games: string },
): IterationLinks {
  const report = (player: number, column: ReportColumn) =>
    formula(onReport(names, places, player, column));
  return {
    name: (player) => report(player, "player"),
    rating: (player) =>
      formula(linkedRating(onReport(names, places, player, ratingOfOpponent(places)))),
    k: (player) => report(player, kOfChange(places)),
    result: (player, opponent) => {
      const first = places.games[player]?.first ?? 0;
      const scores = (players[player]?.games ?? []).flatMap((game, index) =>
        game.opponent.place === opponent
          ? [`${quoted(names.games)}!${cell(first + index, GAME.score)}`]
          : [],
      );
      return formula(scores.join("+"));
    },
  };
}
