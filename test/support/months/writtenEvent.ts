import { calendarDate } from "../../../src/rules/day";
import type { CellValue } from "../../../src/tournament/sheetCells";
import type { Day, HalfPoints } from "../../../src/rules/units";
import type { Dice } from "../tables/dice";
import type { Person } from "./federation";
import type { EventPlayer, PlayedEvent, PlayedRound } from "./playedEvent";
import { tidySpelling, type Spelling } from "./spelling";

/** How somebody has handed in an event: as a file, or as a table. */
export type WrittenEvent =
  | { readonly kind: "file"; readonly event: PlayedEvent; readonly text: string }
  | {
      readonly kind: "table";
      readonly event: PlayedEvent;
      readonly rows: readonly (readonly CellValue[])[];
    };

/** In one of the dialects in which events reach a federation. */
export function writtenEvent(event: PlayedEvent, dice: Dice): WrittenEvent {
  const spell = tidySpelling(dice);
  const hasIds = dice.chance(0.8);
  const ordered = { ...event, players: event.players };
  const writer = { dice, spell, hasIds };
  if (dice.chance(0.5)) return { kind: "file", event, text: fileOf(ordered, writer) };
  const rows = event.kind === "robin" ? squareOf(ordered, writer) : swissTableOf(ordered, writer);
  return { kind: "table", event, rows };
}

interface Writer {
  readonly dice: Dice;
  readonly spell: Spelling;
  readonly hasIds: boolean;
}

const padded = (text: string | number, length: number) => String(text).padStart(length);

function dateOf(day: Day, dice: Dice): string {
  const { year, month, day: date } = calendarDate(day);
  const [m, d] = [month, date].map((each) => String(each).padStart(2, "0"));
  return dice.for("dates").pick([`${year}/${m}/${d}`, `${d}/${m}/${year}`, `${d}. ${m}. ${year}`]);
}

function fileOf(event: PlayedEvent, writer: Writer): string {
  const { dice } = writer;
  const rated = event.players.filter(({ rating }) => rating !== null).length;
  const head = [
    `012 ${event.title}`,
    "032 SUI",
    `042 ${dateOf(event.first, dice)}`,
    `052 ${dateOf(event.last, dice)}`,
    `062 ${event.players.length}`,
    `072 ${rated}`,
    `092 Individual: ${event.kind === "robin" ? "Round-Robin" : "Swiss-System"}`,
    "102 Arbiter",
    dice.pick(["122 90 min + 30 sec", "122 90'+30''", "222 40/5400+30:1800+30", "122 120 min"]),
  ];
  const ranks = ranksOf(event);
  const players = event.players.map((player, place) =>
    lineOf(player, place, ranks[place]!, writer),
  );
  const end = dice.pick(["\r\n", "\n", "\r"]);
  return [...head, ...players].join(end) + end;
}

function lineOf(
  { person, rating, rounds }: EventPlayer,
  place: number,
  rank: number,
  { spell, hasIds }: Writer,
): string {
  const { year, month, day } = person.birth;
  const birth = `${year}/${String(month).padStart(2, "0")}/${String(day).padStart(2, "0")}`;
  const about = [
    "001",
    padded(place + 1, 4),
    person.sex,
    "   ",
    spell(person).slice(0, 33).padEnd(33),
    padded(rating ?? 0, 4),
    person.federation,
    padded(hasIds ? person.id : "", 11),
    birth,
    padded((total(rounds) / 2).toFixed(1), 4),
    padded(rank, 4),
  ].join(" ");
  /** Sex stands at 10, the title at 11. */
  const line = about.slice(0, 10) + about.slice(11);
  return line + rounds.map((round) => `  ${roundInFile(round)}`).join("");
}

function roundInFile({ opponent, colour, points, isPlayed }: PlayedRound): string {
  if (opponent === null) return `0000 - ${points === 2 ? "U" : "Z"}`;
  const sign = isPlayed ? ["0", "=", "1"][points]! : points === 2 ? "+" : "-";
  return `${padded(opponent + 1, 4)} ${colour} ${sign}`;
}

function total(rounds: readonly PlayedRound[]): HalfPoints {
  return rounds.reduce((sum, { points }) => sum + points, 0);
}

function ranksOf({ players }: PlayedEvent): number[] {
  const order = [...players.keys()].sort(
    (one, other) => total(players[other]!.rounds) - total(players[one]!.rounds) || one - other,
  );
  const ranks = players.map(() => 0);
  for (const [rank, place] of order.entries()) ranks[place] = rank + 1;
  return ranks;
}

const HALVES = ["0", "½", "1"];

/** As chess-results has it: the numbers in the rounds are those of the column No. */
function swissTableOf(event: PlayedEvent, writer: Writer): CellValue[][] {
  const { hasIds, spell } = writer;
  const rounds = event.players[0]!.rounds.map((_, round) => `${round + 1}.Rd`);
  const headings = ["No.", "Name", "FED", ...(hasIds ? ["FideID"] : []), "Rtg", "Born"];
  const lines = event.players.map(({ person, rating, rounds: own }, place): CellValue[] => [
    place + 1,
    spell(person),
    person.federation,
    ...(hasIds ? [numberOf(person)] : []),
    rating ?? 0,
    bornIn(person),
    ...own.map(roundInTable),
    halves(total(own)),
  ]);
  return [...above(event, writer), [...headings, ...rounds, "Pts."], ...lines];
}

function numberOf({ id }: Person): CellValue {
  return id === "" ? "" : Number(id);
}

/** The day of birth, as a table with days has it: K follows the same of all sources. */
function bornIn({ birth: { year, month, day } }: Person): string {
  return `${year}/${String(month).padStart(2, "0")}/${String(day).padStart(2, "0")}`;
}

function roundInTable({ opponent, colour, points, isPlayed }: PlayedRound): CellValue {
  if (opponent === null) return points === 2 ? "-1" : "-0";
  if (!isPlayed) return `${opponent + 1}${colour}${points === 2 ? "+" : "-"}`;
  return `${opponent + 1}${colour}${HALVES[points]}`;
}

function halves(points: HalfPoints): number {
  return points / 2;
}

function above(event: PlayedEvent, { dice }: Writer): CellValue[][] {
  return [
    [event.title],
    [`Date: ${dateOf(event.first, dice)} - ${dateOf(event.last, dice)}`],
    ["Time control: 90 min + 30 sec"],
    [],
  ];
}

/** Everybody against everybody. */
function squareOf(event: PlayedEvent, writer: Writer): CellValue[][] {
  const { hasIds, spell } = writer;
  const places = [...event.players.keys()];
  const headings = ["No.", "Name", ...(hasIds ? ["ID"] : []), "Rtg", "Born"];
  const lines = event.players.map(({ person, rating, rounds }, place): CellValue[] => [
    place + 1,
    spell(person),
    ...(hasIds ? [numberOf(person)] : []),
    rating ?? "u",
    bornIn(person),
    ...places.map((other): CellValue => {
      if (other === place) return "*";
      const met = rounds.find(({ opponent }) => opponent === other);
      return met === undefined ? "-" : [0, 0.5, 1][met.points]!;
    }),
    halves(total(rounds)),
  ]);
  const numbers = places.map((place) => place + 1);
  return [...above(event, writer), [...headings, ...numbers, "Pts"], ...lines];
}
