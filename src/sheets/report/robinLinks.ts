import { joined, text } from "../../formula/expr";
import { cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Event } from "../../tournament/event";
import { linkedRating } from "../articles/rated";
import { cellFormula } from "../cellFormula";
import type { IterationLinks } from "../iteration/order";
import { columnOf } from "../table";
import { kOfChange, ratingOfOpponent, type ReportColumn, type ReportPlaces } from "./layout";

/** The iteration of a report takes names, ratings and K from the report, results from the games. */
export function robinLinks(
  { players }: Event,
  places: ReportPlaces,
  names: { readonly report: string; readonly games: string },
): IterationLinks {
  const report = (player: number, column: ReportColumn) => {
    const row = places.players.first + player;
    return onSheet(names.report, cellAt(row, columnOf(places.players, column), "column"));
  };
  return {
    name: (player) => cellFormula(report(player, "player")),
    rating: (player) => cellFormula(linkedRating(report(player, ratingOfOpponent(places)))),
    kReason: (player) => cellFormula(f`${report(player, "kReason")}&""`),
    k: (player) => cellFormula(report(player, kOfChange(places))),
    result: (player, opponent) => {
      const first = places.gameRows[player]?.first ?? 0;
      const scores = (players[player]?.games ?? []).flatMap((game, index) =>
        game.opponent.place === opponent
          ? [onSheet(names.games, cellAt(first + index, columnOf(places.games, "score")))]
          : [],
      );
      return cellFormula(joined("+", scores, text("")));
    },
  };
}
