import { nameKey } from "../identity";
import type { Answer } from "./answers";
import type { Stand } from "./cluster";
import type { KnownLine } from "./known";
import { isName, spellingOf } from "./spelling";
import { whoIsWho, type Doubt } from "./whoIsWho";

/** The line of one of several lists, both counted from 0. */
export interface LinePlace {
  readonly list: number;
  readonly line: number;
}

/** The first line that says of somebody what another one says otherwise. */
export interface Disagreement extends LinePlace {
  /**
   * One person has another name here; has it beside the same number; or one name has another number, and
   * stands for another person.
   */
  readonly kind: "names" | "names of one number" | "numbers of one name";
  readonly before: LinePlace;
}

export interface PersonsOfLists {
  /** The person of every line, list by list, counted from 0. */
  readonly persons: readonly (readonly number[])[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
  readonly disagreements: readonly Disagreement[];
  /** The first person of a name; null where nobody has it. */
  readonly personNamed: (name: string) => number | null;
}

/** A name, with or without a number, in one list: it stands for one player there. */
interface Group extends LinePlace {
  readonly key: string;
  readonly line: number;
  readonly known: KnownLine;
  readonly stands: Set<Stand>;
}

/**
 * Who in several lists is the same person, where a list may have a player in many lines. `stands`: where a
 * line stands; there nobody stands twice.
 */
export function personsOfLists(
  lists: readonly (readonly KnownLine[])[],
  answers: readonly Answer[] = [],
  stands: (place: LinePlace) => readonly Stand[] = ({ list }) => [list],
): PersonsOfLists {
  const { groups, ofLines } = grouped(lists, stands);
  const { persons, doubts } = whoIsWho(
    groups.map((group) => ({ line: group.known, stands: [...group.stands] })),
    answers,
  );
  const personOf = (group: number) => persons[group] ?? 0;
  const named = new Map<string, number>();
  for (const [at, { key }] of groups.entries()) if (!named.has(key)) named.set(key, personOf(at));
  return {
    persons: ofLines.map((list) => list.map(personOf)),
    doubts,
    disagreements: disagreements(groups, persons, doubts),
    personNamed: (name) => named.get(nameKey(name)) ?? null,
  };
}

function grouped(
  lists: readonly (readonly KnownLine[])[],
  stands: (place: LinePlace) => readonly Stand[],
): { readonly groups: readonly Group[]; readonly ofLines: readonly (readonly number[])[] } {
  const groups: Group[] = [];
  const known = new Map<string, number>();
  const ofLines = lists.map((lines, list) =>
    lines.map((told, line) => {
      const key = nameKey(told.name);
      /** A number in the place of a name is the same one in every list. */
      const where = isName(spellingOf(told.name)) ? list : "";
      const what = JSON.stringify([where, key, told.id]);
      const at = known.get(what) ?? groups.length;
      known.set(what, at);
      const group = (groups[at] ??= { list, line, key, known: told, stands: new Set() });
      for (const stand of stands({ list, line })) group.stands.add(stand);
      return at;
    }),
  );
  return { groups, ofLines };
}

function disagreements(
  groups: readonly Group[],
  persons: readonly number[],
  doubts: readonly Doubt[],
): Disagreement[] {
  const asked = new Set(doubts.map(({ persons: of }) => pairOf(...of)));
  const firsts = new Map<number, Group>();
  const numbered = new Map<string, { readonly group: Group; readonly person: number }>();
  const said = new Set<string>();
  return groups.flatMap((group, at): Disagreement[] => {
    const { key, list, line, known } = group;
    const person = persons[at] ?? 0;
    const first = firsts.get(person) ?? group;
    firsts.set(person, first);
    const namesake = numbered.get(key);
    if (known.id !== "" && namesake === undefined) numbered.set(key, { group, person });
    const what = JSON.stringify([key, person]);
    if (said.has(what)) return [];
    if (first.key !== key) {
      said.add(what);
      const isOfNumber = known.id !== "" && known.id === first.known.id;
      return [{ kind: isOfNumber ? "names of one number" : "names", list, line, before: first }];
    }
    const isOther = known.id !== "" && namesake !== undefined && namesake.person !== person;
    if (!isOther || asked.has(pairOf(namesake.person, person))) return [];
    said.add(what);
    return [{ kind: "numbers of one name", list, line, before: namesake.group }];
  });
}

/** The two, whichever stands first. */
function pairOf(one: number, other: number): string {
  return [Math.min(one, other), Math.max(one, other)].join(" ");
}
