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
  const known: Known = { persons: [], byId: new Map(), byName: new Map() };
  const disagreements: Disagreement[] = [];
  const persons = lists.map((list) =>
    list.map(({ name, id = "" }) => {
      const { person, disagreement } = knownAs(known, { name, id });
      if (disagreement !== null) disagreements.push(disagreement);
      remember(known, person, { name, id });
      return person;
    }),
  );
  return { persons, disagreements };
}

interface Known {
  readonly persons: Person[];
  readonly byId: Map<string, number>;
  /** The first of a name. */
  readonly byName: Map<string, number>;
}

interface KnownAs {
  /** The number of a person; the next one where nobody is known so. */
  readonly person: number;
  readonly disagreement: Disagreement | null;
}

function knownAs({ persons, byId, byName }: Known, { name, id }: Person): KnownAs {
  const ofId = id === "" ? undefined : byId.get(id);
  if (ofId !== undefined) {
    const before = persons[ofId]?.name ?? "";
    const isSame = nameKey(before) === nameKey(name);
    return { person: ofId, disagreement: isSame ? null : { kind: "names", id, name, before } };
  }
  const ofName = byName.get(nameKey(name));
  if (ofName === undefined) return { person: persons.length, disagreement: null };
  const before = persons[ofName]?.id ?? "";
  if (id === "" || before === "") return { person: ofName, disagreement: null };
  return { person: persons.length, disagreement: { kind: "ids", name, id, before } };
}

/** A number that comes later is the number of whoever was known by name alone. */
function remember({ persons, byId, byName }: Known, person: number, { name, id }: Person): void {
  const before = persons[person];
  if (before === undefined) {
    persons.push({ name, id });
    if (!byName.has(nameKey(name))) byName.set(nameKey(name), person);
  } else if (before.id === "") persons[person] = { ...before, id };
  if (id !== "") byId.set(id, person);
}

/** Names are the same whatever their capitals, their spaces and the comma behind the surname. */
export function nameKey(name: string): string {
  return name
    .replace(/[\s,]+/g, " ")
    .trim()
    .toLowerCase();
}
