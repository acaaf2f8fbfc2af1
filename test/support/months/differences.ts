import { editionOfPeriod } from "../../../src/rules/period/periodEdition";
import { periodReport } from "../../../src/rules/period/periodReport";
import type { Edition } from "../../../src/rules/editions/edition";
import type { PeriodRating } from "../../../src/rules/periodRating";
import type { Person } from "./federation";
import type { GivenFirst, Knows, LineOfEvent } from "./living";
import type { Month } from "./month";
import type { NewRating } from "./periodLines";
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
  const personOf = ({ name, event: { title } }: LineOfEvent) =>
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
    const who = `${step}: ${person.family}, ${person.given} ${person.id}`;
    if (lines.length !== 1) return [`${who}: ${lines.length} lines`];
    const came = shownOf(lines[0]!);
    const expected = row.kind === "rated" ? expectedOf(row.period) : "";
    return came === expected ? [] : [`${who}: ${came}, not ${expected} ${JSON.stringify(row)}`];
  });
}

/** Without a rating there is neither K nor change. */
function shownOf({ k, change, rn }: NewRating): string {
  const [first, ...others] = [rn, change, k];
  if (typeof first !== "number") return others.map(String).join("");
  return `${first}, ${Math.round(100 * Number(others[0]))}, K ${String(others[1])}`;
}

function expectedOf({ k, change, rating }: PeriodRating): string {
  const [least, most] = [Math.min(...k), Math.max(...k)];
  return `${rating}, ${change}, K ${least === most ? most : `${least}–${most}`}`;
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
    .replace(/([aou])e+/g, "$1")
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
