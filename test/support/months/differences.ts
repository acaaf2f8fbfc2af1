import { editionOfPeriod } from "../../../src/rules/period/periodEdition";
import { periodReport } from "../../../src/rules/period/periodReport";
import type { Edition } from "../../../src/rules/editions/edition";
import type { KnownLine } from "../../../src/tournament/identity/known";
import type { Person } from "./federation";
import type { GivenFirst, NewRating } from "./livedMonth";
import type { Month } from "./month";
import type { Knows } from "./officer";
import { firstRatingOf, playerOfPeriod } from "./truth";

/** What the sheets showed at a step, and what had really been played until then. */
export interface Check {
  readonly step: string;
  readonly month: Month;
  readonly lines: readonly NewRating[];
  readonly typed?: Typed;
}

/** Whose K was typed over, and the K. */
export interface Typed {
  readonly person: Person;
  readonly k: number;
}

/** Who stands under a name in an event, the officer can find out. */
export function knowing({ events }: Month): Knows {
  const personOf = ({ name, event: { title } }: KnownLine) =>
    events
      .find((event) => event.title === title)
      ?.players.find(({ person }) => words(name) === wordsOf(person))?.person;
  return (one, other) => personOf(one) === personOf(other);
}

/** New ratings that are not what the rules give of what was played. */
export function ratingDifferences({ step, month, lines: shown, typed }: Check): string[] {
  const edition = editionOfPeriod(month.list, "standard") as Edition;
  const played = month.people.filter((person) =>
    month.events.some(({ players }) => players.some((each) => each.person === person)),
  );
  const players = played.map((person) => {
    const player = playerOfPeriod(month, person);
    if (person !== typed?.person) return player;
    return { ...player, results: player.results.map((result) => ({ ...result, k: typed.k })) };
  });
  const rows = periodReport(players, edition, month.list);
  return played.flatMap((person, index) => {
    const lines = shown.filter((line) => isPerson(line, person));
    const row = rows[index]!;
    const rn = row.kind === "rated" ? row.period.rating : null;
    const who = `${step}: ${person.family}, ${person.given} ${person.id}`;
    if (lines.length !== 1) return [`${who}: ${lines.length} lines`];
    const came = lines[0]!.rn;
    const isSame = rn === null ? typeof came !== "number" : came === rn;
    return isSame ? [] : [`${who}: ${String(came)}, not ${rn} ${JSON.stringify(row)}`];
  });
}

export function firstDifferences(month: Month, given: readonly GivenFirst[]): string[] {
  return given.flatMap((line) => {
    const person = month.people.find((each) => isPerson(line, each));
    if (person === undefined) return [`first rating: nobody is ${line.name} ${line.id}`];
    const expected = firstRatingOf(month, person);
    const isSame = expected === null ? typeof line.first !== "number" : line.first === expected;
    return isSame ? [] : [`first rating: ${line.name} ${String(line.first)}, not ${expected}`];
  });
}

/** In whichever spelling. */
const words = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/([aou])e/g, "$1")
    .replace(/,/g, "")
    .split(" ")
    .sort()
    .join(" ");

function wordsOf({ family, given }: Person): string {
  return words(`${family} ${given}`);
}

export function isPerson({ name, id }: Pick<NewRating, "name" | "id">, person: Person): boolean {
  if (id !== "") return id === person.id;
  return words(name) === wordsOf(person);
}
