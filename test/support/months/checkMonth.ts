import { listThatCounts } from "../../../src/rules/countingList";
import type { Edition } from "../../../src/rules/editions/edition";
import { editionOfPeriod } from "../../../src/rules/period/periodEdition";
import { periodReport } from "../../../src/rules/period/periodReport";
import { TITLE_NAMES, type SheetKind } from "../../../src/sheets/sheetKind";
import { Dice } from "../tables/dice";
import { corrected } from "./corrected";
import type { Person } from "./federation";
import {
  firstRatings,
  newRatings,
  ratingsOn,
  sortLines,
  typeK,
  type GivenFirst,
  type MadePeriod,
  type NewRating,
} from "./livedMonth";
import type { Month } from "./month";
import type { KnownLine } from "../../../src/tournament/identity/known";
import { Officer, type Knows } from "./officer";
import type { PlayedEvent } from "./playedEvent";
import { firstRatingOf, playerOfPeriod } from "./truth";
import { writtenEvent } from "./writtenEvent";

/** What came of a month. */
export interface MonthFigures {
  readonly events: number;
  /** Events of which something was asked that the month does not answer: they are left out. */
  readonly asked: readonly string[];
  readonly compared: number;
  readonly differences: readonly string[];
}

/**
 * Every event is handed in and the period made; lists are sorted and a K typed, an event is corrected and
 * the period made again; unrated players get their sheets.
 */
export function checkMonth(month: Month): MonthFigures {
  const officer = new Officer();
  const dice = new Dice(month.seed);
  const asked: string[] = [];
  const events = month.events.filter((event, index) => {
    const handed = officer.hand(writtenEvent(event, dice.for(`written ${index}`)));
    if (handed.kind === "asked") asked.push(`${event.title}: ${handed.said.join(", ")}`);
    return handed.kind === "report";
  });
  const isOfList = ({ last }: PlayedEvent) => listThatCounts(last) === month.list;
  const knows = knowing(month);
  const of = { ...month, events: events.filter(isOfList) };
  const checks: Check[] = [];
  const first = newRatings(officer, month.list, knows);
  checks.push({ step: "period", month: of, lines: first.lines });
  const typed = typedOver(officer, first, of, dice.for("typed"));
  sortSome(officer, dice.for("sorted"));
  checks.push({ step: "sorted", month: of, lines: ratingsOn(officer, first.sheet), typed });
  const wrong = dice.pick(of.events);
  const right = corrected(wrong, dice.for("corrected"));
  officer.hand(writtenEvent(right, dice.for(`written ${month.events.indexOf(wrong)}`)));
  const again = newRatings(officer, month.list, knows);
  const withRight = (all: readonly PlayedEvent[]) =>
    all.map((each) => (each === wrong ? right : each));
  const after = { ...of, events: withRight(of.events) };
  checks.push({ step: "corrected", month: after, lines: again.lines });
  const given = firstRatings(officer, MOST_FIRST_RATINGS, knows);
  const differences = [
    ...checks.flatMap(ratingDifferences),
    ...firstDifferences({ ...month, events: withRight(events) }, given),
  ];
  const compared = checks.reduce((sum, { lines }) => sum + lines.length, given.length);
  return { events: month.events.length, asked, compared, differences };
}

const MOST_FIRST_RATINGS = 12;

/** What the sheets showed at a step, and what had really been played until then. */
interface Check {
  readonly step: string;
  readonly month: Month;
  readonly lines: readonly NewRating[];
  readonly typed?: Typed;
}

/** Whose K was typed over, and the K. */
interface Typed {
  readonly person: Person;
  readonly k: number;
}

function typedOver(officer: Officer, period: MadePeriod, of: Month, dice: Dice): Typed {
  const rated = [...period.lines.keys()].filter(
    (line) => typeof period.lines[line]!.k === "number",
  );
  const line = dice.pick(rated);
  const k = dice.pick([10, 15, 40]);
  typeK(officer, period.sheet, line, k);
  const person = of.people.find((each) => isPerson(period.lines[line]!, each));
  return { person: person!, k };
}

const SORTED: readonly SheetKind[] = ["report", "games", "period", "results"];

function sortSome(officer: Officer, dice: Dice): void {
  for (const { name, names } of officer.plans) {
    const isList = SORTED.some((kind) => names.some((each) => each.name === TITLE_NAMES[kind]));
    if (isList && dice.chance(0.5)) sortLines(officer, name, dice);
  }
}

/** Who stands under a name in an event, the officer can find out. */
function knowing({ events }: Month): Knows {
  const personOf = ({ name, event: { title } }: KnownLine) =>
    events
      .find((event) => event.title === title)
      ?.players.find(({ person }) => words(name) === wordsOf(person))?.person;
  return (one, other) => personOf(one) === personOf(other);
}

function ratingDifferences({ step, month, lines: shown, typed }: Check): string[] {
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

function firstDifferences(month: Month, given: readonly GivenFirst[]): string[] {
  return given.flatMap((line) => {
    const person = month.people.find((each) => isPerson(line, each));
    if (person === undefined) return [`first rating: nobody is ${line.name} ${line.id}`];
    const expected = firstRatingOf(month, person);
    const isSame = expected === null ? typeof line.first !== "number" : line.first === expected;
    return isSame ? [] : [`first rating: ${line.name} ${String(line.first)}, not ${expected}`];
  });
}

const words = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/,/g, "")
    .split(" ")
    .sort()
    .join(" ");

function wordsOf({ family, given }: Person): string {
  return words(`${family} ${given}`);
}

function isPerson({ name, id }: Pick<NewRating, "name" | "id">, person: Person): boolean {
  if (id !== "") return id === person.id;
  return words(name) === wordsOf(person);
}
