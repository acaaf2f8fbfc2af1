import { joined, text } from "../../formula/expr";
import { cellAt, onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Event } from "../../tournament/event";
import { linkedRating } from "../articles/rated";
import { cellFormula } from "../cellFormula";
import type { IterationLinks } from "../iteration/order";
import { columnOf } from "../table";
import {
  hasColumn,
  kOfChange,
  ratingOfOpponent,
  tableWith,
  type ReportColumn,
  type ReportPlaces,
} from "./layout";

/** The iteration of a report takes names, ratings and K from the report, results from the games. */
export function robinLinks(
  { players }: Event,
  places: ReportPlaces,
  names: { readonly report: string; readonly games: string },
): IterationLinks {
  const report = (player: number, column: ReportColumn) => {
    const at = columnOf(tableWith(places, column), column);
    return onSheet(names.report, cellAt(places.playerRows[player] ?? 0, at, "column"));
  };
  return {
    name: (player) => cellFormula(report(player, "player")),
    rating: (player) => cellFormula(linkedRating(report(player, ratingOfOpponent(places)))),
    kReason: (player) =>
      players[player]?.rating === null
        ? cellFormula(text(""))
        : cellFormula(f`${report(player, "kReason")}&""`),
    k: (player) => {
      const column = players[player]?.rating === null ? kOfUnrated(places) : kOfChange(places);
      return cellFormula(column === null ? text("") : report(player, column));
    },
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

/** What was given stands there, as long as K is not counted otherwise (8.56, 2017). */
function kOfUnrated(places: ReportPlaces): ReportColumn | null {
  return hasColumn(places, "kGiven") && !hasColumn(places, "kCounted") ? "kGiven" : null;
}
