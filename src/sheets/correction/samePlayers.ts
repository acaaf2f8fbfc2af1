import type { ReportedPlayer } from "../report/readReport";

/** A player in both reports; null where he is in one alone. */
export interface PlayerPair {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Places of the same players: by name, of those of one name by their order; whoever is left over
 * with the same place and rating had his name corrected. In the order of the later report.
 */
export function samePlayers(
  before: readonly ReportedPlayer[],
  after: readonly ReportedPlayer[],
): readonly PlayerPair[] {
  const places = new Map<string, number[]>();
  for (const [place, { name }] of before.entries()) {
    places.set(keyOf(name), [...(places.get(keyOf(name)) ?? []), place]);
  }
  const byName = after.map(({ name }) => places.get(keyOf(name))?.shift() ?? null);
  const left = new Set([...places.values()].flat());
  const pairs = after.map(({ rating }, place): PlayerPair => {
    const named = byName[place] ?? null;
    if (named !== null) return { before: named, after: place };
    const isRenamed = left.has(place) && before[place]?.rating === rating;
    if (isRenamed) left.delete(place);
    return { before: isRenamed ? place : null, after: place };
  });
  return [...pairs, ...[...left].map((place) => ({ before: place, after: null }))];
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
