import type { Rating } from "../rules/units";
import { likenessOf, spellingOf } from "./identity/spelling";

/** A player as a line of a table has him. */
export interface Line {
  readonly name: string;
  /** His FIDE number; empty or missing where the line does not tell it. */
  readonly id?: string;
  /** null: unrated; missing: not told, or unrated. */
  readonly rating?: Rating | null;
}

/** Names are the same whatever their capitals, their spaces and the comma behind the surname. */
export function nameKey(name: string): string {
  return name
    .replace(/[\s,]+/g, " ")
    .trim()
    .toLowerCase();
}

/** For each line of one list the first that has the same name; null where it is that. */
export function namesakes(list: readonly Line[]): readonly (number | null)[] {
  return firstOfSame(list.map(({ name }) => nameKey(name)));
}

/** The same of FIDE numbers: in one event nobody has another's. */
export function sameNumbers(list: readonly Pick<Line, "id">[]): readonly (number | null)[] {
  return firstOfSame(list.map(({ id = "" }) => (Number(id) === 0 ? null : id)));
}

function firstOfSame(keys: readonly (string | null)[]): readonly (number | null)[] {
  const first = new Map<string, number>();
  return keys.map((key, line) => {
    if (key === null) return null;
    const before = first.get(key) ?? null;
    first.set(key, before ?? line);
    return before;
  });
}

/** A player of a list in which everybody stands once. */
interface RatedLine extends Line {
  readonly id: string;
  readonly rating: Rating | null;
}

/**
 * For each player of a later list the place of the same one in a list before, or null: each is one at
 * most. Where both have a FIDE number it tells, else the name; of several players of one name those
 * whose ratings are nearest are the same.
 */
export function samePersons(
  before: readonly RatedLine[],
  after: readonly RatedLine[],
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
function candidates(
  before: readonly RatedLine[],
  after: readonly RatedLine[],
): readonly Candidate[] {
  const byName = placesBy(before, ({ name }) => spellingOf(name).keys);
  const byId = placesBy(before, ({ id }) => [id]);
  return after
    .flatMap((player, is) => {
      const sameId = player.id === "" ? [] : (byId.get(player.id) ?? []);
      const spelling = spellingOf(player.name);
      const named = new Set(spelling.keys.flatMap((key) => byName.get(key) ?? []));
      const sameName = [...named].filter(
        (was) =>
          !bothHaveNumbers(before[was], player) &&
          likenessOf(spellingOf(before[was]?.name ?? ""), spelling) === "same",
      );
      return [
        ...sameId.map((was) => ({ was, is, distance: SURE })),
        ...sameName.map((was) => ({
          was,
          is,
          distance: distance(before[was]?.rating ?? null, player.rating),
        })),
      ];
    })
    .sort((one, other) => one.distance - other.distance);
}

/** Both have a FIDE number: the name says nothing more. */
function bothHaveNumbers(one: Line | undefined, { id }: RatedLine): boolean {
  return one?.id !== "" && id !== "";
}

function placesBy(players: readonly RatedLine[], keysOf: (player: RatedLine) => readonly string[]) {
  const places = new Map<string, number[]>();
  for (const [place, player] of players.entries()) {
    for (const key of keysOf(player)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [place]);
      else known.push(place);
    }
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

/**
 * Whether a player who is nobody's namesake may be one before under another name, because it was corrected: a
 * rating tells who somebody is; without one a word of the name has to.
 */
export function couldBeRenamed(before: RatedLine | undefined, after: RatedLine): boolean {
  if (before === undefined || bothHaveNumbers(before, after)) return false;
  if (before.rating !== after.rating) return false;
  const words = new Set(wordsOf(before.name));
  return after.rating !== null || wordsOf(after.name).some((word) => words.has(word));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
