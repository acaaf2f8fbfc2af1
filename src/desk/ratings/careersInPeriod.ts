import { ownEdition } from "../../rules/careerTerms";
import { firstRating } from "../../rules/firstRating";
import type { UnratedPlayer } from "../../sheets/firstRating/unratedPlayers";
import type { LinkedResult } from "../../sheets/period/order";
import type { PeriodPlayer } from "../../tournament/period/periodPlayer";

type Players = readonly PeriodPlayer<LinkedResult>[];
type Lacking = NonNullable<NonNullable<LinkedResult["report"]>["lacking"]>;

/**
 * What keeps events of the unrated from counting, each by its own edition (0.1), for what the period's events
 * alone give: 6.1, 8.21, 8.31 (2011). The whole career is the first-rating sheet's.
 */
export function careersInPeriod(players: Players, unrated: readonly UnratedPlayer[]): Players {
  const lacking = new Map(unrated.flatMap(lackingOf));
  const withLacking = (result: LinkedResult): LinkedResult => {
    const { report } = result;
    const found = report === undefined ? undefined : lacking.get(placeKey(report));
    if (report === undefined || found === undefined) return result;
    return { ...result, report: { ...report, lacking: found } };
  };
  return players.map((player) => ({ ...player, results: player.results.map(withLacking) }));
}

function lackingOf({ events, pace }: UnratedPlayer): (readonly [string, Lacking])[] {
  const career = events.flatMap((event) => {
    const { day, rc, countedBy: ratedOn } = event;
    return day === null || rc === null ? [] : [{ ...event, day, rc, ratedOn }];
  });
  const isException = events.some((event) => event.isException);
  const terms = { editionOn: ownEdition(pace), gamesNeeded: null, isException, published: null };
  const judged = firstRating(career, terms).events;
  return career.flatMap(({ place }, index) => {
    const { ignored = null, edition } = judged[index] ?? {};
    if (ignored === null || edition === undefined) return [];
    return [[placeKey(place), { ignored, edition }] as const];
  });
}

const placeKey = ({ sheet, row }: { readonly sheet: string; readonly row: number }) =>
  `${row} ${sheet}`;
