import type { Rating } from "../../rules/units";

interface Known {
  readonly name: string;
  /** FIDE number; empty where it is not known. */
  readonly id: string;
  readonly rating: Rating | null;
}

/**
 * For each of the later players the place of the same one before, or null. Where both have a FIDE
 * number it tells, else the name; of several players of one name those whose ratings are nearest
 * are the same.
 */
export function samePersons(
  before: readonly Known[],
  after: readonly Known[],
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
function candidates(before: readonly Known[], after: readonly Known[]): readonly Candidate[] {
  const [byName, byId] = [placesBy(before, nameOf), placesBy(before, ({ id }) => id)];
  return after
    .flatMap((player, is) => {
      const sameName = byName.get(nameOf(player)) ?? [];
      const sameId = player.id === "" ? [] : (byId.get(player.id) ?? []);
      return [
        ...sameId.map((was) => ({ was, is, distance: SURE })),
        ...sameName
          .filter((was) => before[was]?.id === "" || player.id === "")
          .map((was) => ({
            was,
            is,
            distance: distance(before[was]?.rating ?? null, player.rating),
          })),
      ];
    })
    .sort((one, other) => one.distance - other.distance);
}

function nameOf({ name }: Known): string {
  return name.toLowerCase();
}

function placesBy(players: readonly Known[], keyOf: (player: Known) => string) {
  const places = new Map<string, number[]>();
  for (const [place, player] of players.entries()) {
    places.set(keyOf(player), [...(places.get(keyOf(player)) ?? []), place]);
  }
  return places;
}

/** Nearer than any rating. */
const SURE = -1;

/** Further than any two ratings. */
const RATED_SINCE = 10_000;

function distance(one: Rating | null, other: Rating | null): number {
  if (one === null || other === null) return one === other ? 0 : RATED_SINCE;
  return Math.abs(one - other);
}
