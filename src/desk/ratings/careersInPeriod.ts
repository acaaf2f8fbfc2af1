import { ownEdition } from "../../rules/careerTerms";
import { firstRating } from "../../rules/firstRating";
import type { UnratedPlayer } from "../../sheets/firstRating/unratedPlayers";
import type { LinkedResult } from "../../sheets/period/order";
import type { PeriodPlayer } from "../../tournament/period/periodPlayer";

type Players = readonly PeriodPlayer<LinkedResult>[];
type Judged = Pick<NonNullable<LinkedResult["report"]>, "lacking" | "leftOut">;

/**
 * What keeps events of the unrated from counting, each by its own edition (0.1), for what the period's events
 * alone give: 6.1, 8.21, 8.31 (2011). The whole career is the first-rating sheet's.
 */
export function careersInPeriod(players: Players, unrated: readonly UnratedPlayer[]): Players {
  const judged = new Map(unrated.flatMap(judgedOf));
  const withJudged = (result: LinkedResult): LinkedResult => {
    const { report } = result;
    const found = report === undefined ? undefined : judged.get(placeKey(report));
    if (report === undefined || found === undefined) return result;
    return { ...result, report: { ...report, ...found } };
  };
  return players.map((player) => ({ ...player, results: player.results.map(withJudged) }));
}

function judgedOf({ events, pace }: UnratedPlayer): (readonly [string, Judged])[] {
  const career = events.flatMap((event) => {
    const { day, rc, countedBy: ratedOn } = event;
    return day === null || rc === null ? [] : [{ ...event, day, rc, ratedOn }];
  });
  const isException = events.some((event) => event.isException);
  const terms = { editionOn: ownEdition(pace), gamesNeeded: null, isException, published: null };
  const judged = firstRating(career, terms).events;
  return career.flatMap(({ place, system, ru }, index): (readonly [string, Judged])[] => {
    const { ignored = null, edition } = judged[index] ?? {};
    if (edition === undefined) return [];
    if (ignored !== null) return [[placeKey(place), { lacking: { ignored, edition } }]];
    /** Who counts in a round robin has a Ru there, and his opponents count against him: 8.58 (2011). */
    return system === "robin" && ru === null ? [[placeKey(place), { leftOut: edition }]] : [];
  });
}

const placeKey = ({ sheet, row }: { readonly sheet: string; readonly row: number }) =>
  `${row} ${sheet}`;
