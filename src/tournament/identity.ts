/** A player as a line of a table has him. */
export interface Line {
  readonly name: string;
  /** His FIDE number, where the line tells it. */
  readonly id?: string;
}

/** Where name and FIDE number say different things of two lines. */
export type Disagreement =
  | { readonly kind: "names"; readonly id: string; readonly name: string; readonly before: string }
  | { readonly kind: "ids"; readonly name: string; readonly id: string; readonly before: string };

export interface Identities {
  /** The person of every line, list by list, counted from 0. */
  readonly persons: readonly (readonly number[])[];
  readonly disagreements: readonly Disagreement[];
}

interface Person {
  readonly name: string;
  readonly id: string;
}

/** Who of several lists is the same person: by his FIDE number first, else by his name. */
export function identities(lists: readonly (readonly Line[])[]): Identities {
  const persons: Person[] = [];
  const disagreements: Disagreement[] = [];
  const numbers = lists.map((list) =>
    list.map(({ name, id = "" }) => {
      const { known, disagreement } = knownAs(persons, { name, id });
      if (disagreement !== null) disagreements.push(disagreement);
      const before = persons[known];
      if (before === undefined) persons.push({ name, id });
      else if (before.id === "" && id !== "") persons[known] = { ...before, id };
      return known;
    }),
  );
  return { persons: numbers, disagreements };
}

interface Known {
  /** The number of a person; the next one where nobody is known so. */
  readonly known: number;
  readonly disagreement: Disagreement | null;
}

function knownAs(persons: readonly Person[], { name, id }: Person): Known {
  const byId = id === "" ? -1 : persons.findIndex((person) => person.id === id);
  if (byId >= 0) {
    const before = persons[byId]?.name ?? "";
    const isSame = nameKey(before) === nameKey(name);
    return { known: byId, disagreement: isSame ? null : { kind: "names", id, name, before } };
  }
  const named = persons.findIndex((person) => nameKey(person.name) === nameKey(name));
  const before = persons[named]?.id ?? "";
  if (named < 0) return { known: persons.length, disagreement: null };
  if (id === "" || before === "") return { known: named, disagreement: null };
  return { known: persons.length, disagreement: { kind: "ids", name, id, before } };
}

/** Names are the same whatever their capitals and the spaces around them. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
