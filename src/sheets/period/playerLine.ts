import { OWN } from "../../formula/reference";
import { at } from "../../rules/at";
import { isOfEarlierList, startOfPeriod } from "../../rules/period/periodReport";
import type { CarriedKey } from "../../tournament/carried";
import { nameKey } from "../../tournament/identity";
import type { PeriodPlayer } from "../../tournament/period/periodPlayer";
import type { Column, HasRows } from "../column";
import type { PeriodColumn } from "../../i18n/period";
import type { PeriodContext } from "./context";
import type { FirstRatingLink, LinkedResult } from "./order";

/** A player's line: his events together. */
export interface PlayerLine extends HasRows {
  readonly index: number;
  readonly player: PeriodPlayer<LinkedResult>;
  /** Another player before him has the same name. */
  readonly isNamesake: boolean;
  readonly firstRating: FirstRatingLink | null;
  /** Of the results: the last event that has a rating, nearest to the list before. */
  readonly lastRated: number;
  /** It began before the period: 7.1 (2014). */
  readonly isOfEarlierList: boolean;
}

export type PeriodCells = Column<PeriodColumn | CarriedKey, PeriodContext, PlayerLine>;

export function playerLines({ order, places }: PeriodContext): PlayerLine[] {
  const start = startOfPeriod(order.players, order.edition, order.list);
  const shared = sharedNames(order.players.map(({ name }) => nameKey(name)));
  return order.players.map((player, index) => {
    const { line } = at(places.resultRows, index);
    return {
      index,
      player,
      isNamesake: shared.has(nameKey(player.name)),
      firstRating: order.firstRatings?.[index] ?? null,
      lastRated: line + lastRated(player),
      isOfEarlierList: isOfEarlierList(player.results, start),
      rows: { [OWN]: places.players.first + index },
    };
  });
}

function lastRated({ results }: PeriodPlayer<LinkedResult>): number {
  const last = results.map(({ rating }) => rating !== null).lastIndexOf(true);
  /** Without any the last event says that he is unrated. */
  return last === -1 ? results.length - 1 : last;
}

/** Names that several players have. */
function sharedNames(names: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  return new Set(
    names.filter((name) => {
      const isKnown = known.has(name);
      known.add(name);
      return isKnown;
    }),
  );
}
