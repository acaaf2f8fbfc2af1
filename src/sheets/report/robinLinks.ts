import { joined, number, text } from "../../formula/expr";
import { onSheet } from "../../formula/reference";
import { f } from "../../formula/template";
import { at } from "../../rules/at";
import type { Event } from "../../tournament/event";
import { numbersOf } from "../../tournament/numbers";
import { linkedRating } from "../articles/rated";
import { cellFormula } from "../cellFormula";
import type { IterationLinks } from "../iteration/order";
import { lookedUp } from "../lookedUp";
import { wholeColumn } from "../table";
import { onReport } from "./context";
import {
  hasColumn,
  kOfChange,
  ratingOfOpponent,
  type GameColumn,
  type ReportColumn,
  type ReportPlaces,
} from "./layout";
import type { ReportNames } from "./order";

/**
 * The iteration of a report takes names, ratings and K from the report, results from the games: by the
 * players' numbers and those of the games' lines, wherever these stand.
 */
export function robinLinks(
  { players }: Event,
  places: ReportPlaces,
  names: ReportNames,
): IterationLinks {
  const numbers = numbersOf(players);
  const report = (player: number, column: ReportColumn) =>
    onReport({ names, places }, column, number(at(numbers, player)));
  const games = (column: GameColumn) =>
    onSheet(names.games, wholeColumn(places.games, column, "both"));
  return {
    name: (player) => cellFormula(report(player, "player")),
    rating: (player) => cellFormula(linkedRating(report(player, ratingOfOpponent(places)))),
    kReason: (player) =>
      players[player]?.rating === null
        ? cellFormula(text(""))
        : cellFormula(f`${report(player, "kReason")}&""`),
    k: (player) => {
      const { rating, k = null } = players[player] ?? {};
      /** A link to a blank cell would show 0. */
      const ofUnrated = k === null ? null : kOfUnrated(places);
      const column = rating === null ? ofUnrated : kOfChange(places);
      return cellFormula(column === null ? text("") : report(player, column));
    },
    result: (player, opponent) => {
      const first = places.gameRows[player]?.line ?? 0;
      const scores = (players[player]?.games ?? []).flatMap((game, index) =>
        game.opponent.place === opponent
          ? [lookedUp(games("score"), games("line"), number(first + index))]
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
