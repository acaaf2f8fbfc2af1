import fc from "fast-check";
import type { Edition } from "../../src/rules/editions/edition";
import { editionsOf } from "../../src/rules/editions/editionOn";
import type { ReportEvent, ReportOptions, ReportPlayer } from "../../src/rules/report/event";
import type { Crosstable } from "../../src/rules/robin/crosstable";
import type { Rating, Result } from "../../src/rules/units";
import { randomMatch, randomScheveningen, randomSwiss } from "./randomEvent";
import { randomField } from "./randomField";

export const EVERY_EDITION: readonly Edition[] = [
  ...editionsOf("standard"),
  ...editionsOf("rapid"),
  ...editionsOf("blitz"),
];

/** An event of any kind; one player may be rated since, some play a later event. */
export function anyReported(): fc.Arbitrary<{
  readonly event: ReportEvent;
  readonly options: ReportOptions;
}> {
  return fc
    .record({
      event: fc.oneof(randomSwiss(), randomMatch(), randomScheveningen(), anyRobin()),
      ratedSince: fc.nat(20),
      later: fc.array(fc.nat(13), { maxLength: 4 }),
      matchGames: fc.integer({ min: 2, max: 14 }),
    })
    .map(({ event, ratedSince, later, matchGames }) => ({
      event: withRatedSince(event, ratedSince),
      options: { matchGames, later: new Set(later) },
    }));
}

function anyRobin(): fc.Arbitrary<ReportEvent> {
  return randomField({ fewest: 3, most: 8 }).map(({ ratings, square }) => robinOf(ratings, square));
}

/** Everybody against everybody. */
export function robinOf(ratings: readonly (Rating | null)[], square: Crosstable): ReportEvent {
  const players = ratings.map((rating, player): ReportPlayer => ({
    rating,
    k: null,
    games: ratings.flatMap((other, place) =>
      (square[player]?.[place] ?? []).flatMap((score) =>
        score === null ? [] : [{ opponent: { name: `P${place}`, rating: other, place }, score }],
      ),
    ),
  }));
  return { kind: "robin", players };
}

function withRatedSince(event: ReportEvent, place: number): ReportEvent {
  const players = event.players.map((player, index) =>
    player.rating === null && index === place
      ? { ...player, rating: 1700, isRatedSince: true as const }
      : player,
  );
  return { ...event, players };
}

/** One player against opponents known by their ratings alone. */
export function alone(
  rating: Rating | null,
  opponents: readonly Rating[],
  scores: readonly Result[],
  k: number | null = null,
): ReportEvent {
  const games = opponents.map((opponent, index) => ({
    opponent: { name: `O${index}`, rating: opponent, place: null },
    score: scores[index]!,
  }));
  return { kind: "swiss", players: [{ rating, k, games }] };
}
