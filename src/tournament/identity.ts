import type { Rating } from "../rules/units";
import type { Stand } from "./identity/cluster";
import { likenessOf, spellingOf } from "./identity/spelling";
import { whoIsWho } from "./identity/whoIsWho";

/** A player as a line of a table has him. */
export interface Line {
  readonly name: string;
  /** His FIDE number; empty or missing where the line does not tell it. */
  readonly id?: string;
  /** null: unrated; missing: not told, or unrated. */
  readonly rating?: Rating | null;
}

/** The line of one of several lists, both counted from 0. */
interface LinePlace {
  readonly list: number;
  readonly line: number;
}

/** Where name and FIDE number say different things of two lines: said once, at the first line that does. */
export type Disagreement = LinePlace &
  (
    | {
        readonly kind: "names";
        readonly id: string;
        readonly name: string;
        readonly before: string;
      }
    | { readonly kind: "ids"; readonly name: string; readonly id: string; readonly before: string }
  );

export interface Identities {
  /** The person of every line, list by list, counted from 0. */
  readonly persons: readonly (readonly number[])[];
  readonly disagreements: readonly Disagreement[];
  /** Lines without a number, of a name that has several: nobody knows which of them it is. */
  readonly unclear: readonly LinePlace[];
  /** Lines under another spelling that are of one person, or may be: at the later one. */
  readonly alike: readonly Alike[];
  /** The first person of a name; null where nobody has it. */
  readonly personNamed: (name: string) => number | null;
}

/** A line and the first of another spelling; for sure of one person, or taken for two. */
export interface Alike extends LinePlace {
  readonly before: LinePlace;
  readonly isOne: boolean;
}

/**
 * Who of several lists is the same person: by his FIDE number first, else by his name, which is that of
 * the number it stands beside anywhere in the lists; then whoever is so under another spelling. `stands`:
 * where a line stands; there nobody stands twice.
 */
export function identities(
  lists: readonly (readonly Line[])[],
  stands: (place: LinePlace) => readonly Stand[] = ({ list }) => [list],
): Identities {
  const all = lists.flatMap((list, at) =>
    list.map((told, line): Told => {
      const { name, id = "" } = told;
      return { ...told, id, key: nameKey(name), list: at, line };
    }),
  );
  const numbers = numbersOfNames(all);
  const persons = lists.map((): number[] => []);
  const known = new Map<string, number>();
  for (const { id, key, list } of all) {
    const [number = ""] = id === "" ? (numbers.get(key) ?? []) : [id];
    const who = number === "" ? `name ${key}` : `id ${number}`;
    const person = known.get(who) ?? known.size;
    known.set(who, person);
    persons[list]?.push(person);
  }
  const joined = joinedSpellings(
    all.map((told) => ({ ...told, person: persons[told.list]?.[told.line] ?? 0 })),
    stands,
  );
  const whole = persons.map((of) => of.map((person) => joined.persons[person] ?? person));
  const firstOfName = new Map<string, number>();
  for (const { key, list, line } of all) {
    if (!firstOfName.has(key)) firstOfName.set(key, whole[list]?.[line] ?? 0);
  }
  return {
    persons: whole,
    disagreements: disagreements(all, numbers),
    unclear: all
      .filter(({ id, key }) => id === "" && (numbers.get(key)?.size ?? 0) > 1)
      .map(({ list, line }) => ({ list, line })),
    alike: joined.alike,
    personNamed: (name) => firstOfName.get(nameKey(name)) ?? null,
  };
}

interface OfPerson extends Told {
  readonly person: number;
}

/** The persons of before who are one under several spellings, each by his first line. */
function joinedSpellings(
  all: readonly OfPerson[],
  stands: (place: LinePlace) => readonly Stand[],
): { readonly persons: readonly number[]; readonly alike: readonly Alike[] } {
  const firsts: OfPerson[] = [];
  const places: Set<Stand>[] = [];
  for (const told of all) {
    firsts[told.person] ??= told;
    const known = (places[told.person] ??= new Set());
    for (const stand of stands(told)) known.add(stand);
  }
  const { persons, doubts } = whoIsWho(
    firsts.map(({ name, id, rating = null }, at) => ({
      line: { ...NOTHING_ELSE, name, id, rating },
      stands: [...(places[at] ?? [])],
    })),
  );
  const alike = (before: OfPerson, told: OfPerson, isOne: boolean): Alike[] =>
    nameKey(before.name) === nameKey(told.name)
      ? []
      : [{ list: told.list, line: told.line, before, isOne }];
  const firstOf = (person: number) => firsts[persons.indexOf(person)];
  return {
    persons,
    alike: [
      ...firsts.flatMap((told, at) => {
        const before = firstOf(persons[at] ?? 0);
        return before === undefined || before === told ? [] : alike(before, told, true);
      }),
      ...doubts.flatMap(({ persons: [one, other] }) => {
        const [before, told] = [firstOf(one), firstOf(other)];
        return before === undefined || told === undefined ? [] : alike(before, told, false);
      }),
    ],
  };
}

const NOTHING_ELSE = { birth: null, federation: "", event: { title: "", day: null } } as const;

interface Told extends LinePlace, Line {
  readonly id: string;
  readonly key: string;
}

type NumbersOfNames = ReadonlyMap<string, ReadonlySet<string>>;

function numbersOfNames(all: readonly Told[]): NumbersOfNames {
  const numbers = new Map<string, Set<string>>();
  for (const { key, id } of all) {
    if (id !== "") numbers.set(key, (numbers.get(key) ?? new Set()).add(id));
  }
  return numbers;
}

/** One number with two names, and one name with two numbers. */
function disagreements(all: readonly Told[], numbers: NumbersOfNames): Disagreement[] {
  const nameOf = new Map<string, Told>();
  const said = new Set<string>();
  return all.flatMap(({ name, id, key, list, line }): Disagreement[] => {
    const what = JSON.stringify([key, id]);
    if (id === "" || said.has(what)) return [];
    said.add(what);
    const before = nameOf.get(id);
    if (before !== undefined) return [{ kind: "names", id, name, before: before.name, list, line }];
    nameOf.set(id, { name, id, key, list, line });
    const [first = id] = numbers.get(key) ?? [];
    return first === id ? [] : [{ kind: "ids", name, id, before: first, list, line }];
  });
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
