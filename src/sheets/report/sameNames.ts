import type { Rating } from "../../rules/units";

interface Named {
  readonly name: string;
  readonly rating: Rating | null;
}

/**
 * For each of the later players the place of the same name before, or null. Of several players of
 * one name those whose ratings are nearest are the same.
 */
export function sameNames(
  before: readonly Named[],
  after: readonly Named[],
): readonly (number | null)[] {
  const found = after.map((): number | null => null);
  const taken = new Set<number>();
  for (const { was, is } of candidates(before, after)) {
    if (found[is] !== null || taken.has(was)) continue;
    found[is] = was;
    taken.add(was);
  }
  return found;
}

interface Candidate {
  readonly was: number;
  readonly is: number;
  readonly distance: number;
}

/** The nearest first; equally near in their order. */
function candidates(before: readonly Named[], after: readonly Named[]): readonly Candidate[] {
  const places = new Map<string, number[]>();
  for (const [place, { name }] of before.entries()) {
    const key = name.toLowerCase();
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  return after
    .flatMap(({ name, rating }, is) =>
      (places.get(name.toLowerCase()) ?? []).map((was) => ({
        was,
        is,
        distance: distance(before[was]?.rating ?? null, rating),
      })),
    )
    .sort((one, other) => one.distance - other.distance);
}

/** Further than any two ratings. */
const RATED_SINCE = 10_000;

function distance(one: Rating | null, other: Rating | null): number {
  if (one === null || other === null) return one === other ? 0 : RATED_SINCE;
  return Math.abs(one - other);
}
