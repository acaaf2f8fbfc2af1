import type { Day, HalfPoints, Rating, Result } from "../../../src/rules/units";
import type { Dice } from "../tables/dice";
import type { Person } from "./federation";

/** What somebody did in a round. */
export interface PlayedRound {
  /** His opponent's place among the players; null: a bye. */
  readonly opponent: number | null;
  readonly colour: "w" | "b" | null;
  /** Half points of it, given without a game as well. */
  readonly points: HalfPoints;
  readonly isPlayed: boolean;
}

export interface EventPlayer {
  readonly person: Person;
  /** Of the list in force on the first day. */
  readonly rating: Rating | null;
  readonly rounds: readonly PlayedRound[];
}

/** An event as it really was. */
export interface PlayedEvent {
  readonly title: string;
  readonly kind: "swiss" | "robin";
  readonly first: Day;
  readonly last: Day;
  readonly players: readonly EventPlayer[];
}

/** The games of a player: byes and forfeits are none (5.1). */
export function gamesOf(event: PlayedEvent, place: number) {
  return (event.players[place]?.rounds ?? []).flatMap(({ opponent, points, isPlayed }) =>
    opponent === null || !isPlayed ? [] : [{ opponent, score: points as Result }],
  );
}

interface Drawn {
  readonly opponent: number | null;
  readonly colour: "w" | "b" | null;
  points: HalfPoints;
  isPlayed: boolean;
}

const BYE: Drawn = { opponent: null, colour: null, points: 2, isPlayed: false };
const ABSENT: Drawn = { ...BYE, points: 0 };

/** Rounds of a Swiss: neighbours in the standing meet, nobody twice. */
export function swissRounds(dice: Dice, people: readonly Person[], rounds: number) {
  const lines: Drawn[][] = people.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const waiting = standing(dice, people, lines);
    const gone = new Set(waiting.filter(() => dice.chance(0.01)));
    for (const place of gone) lines[place]!.push(ABSENT);
    const left = waiting.filter((place) => !gone.has(place));
    while (left.length > 0) {
      const one = left.shift()!;
      const at = left.findIndex((other) => lines[one]!.every(({ opponent }) => opponent !== other));
      if (at < 0) lines[one]!.push(BYE);
      else meet(dice, people, lines, [one, left.splice(at, 1)[0]!]);
    }
  }
  return lines;
}

function standing(dice: Dice, people: readonly Person[], lines: readonly Drawn[][]): number[] {
  const pointsOf = (place: number) => lines[place]!.reduce((sum, { points }) => sum + points, 0);
  const keys = people.map((person, place) => 4000 * pointsOf(place) + person.strength);
  const noise = people.map(() => dice.whole(0, 300));
  return [...people.keys()].sort((a, b) => keys[b]! + noise[b]! - keys[a]! - noise[a]!);
}

/** Whom somebody meets who is free in a round of an odd number of players. */
const NOBODY = -1;

/** Everybody meets everybody, by a circle that turns. */
export function robinRounds(dice: Dice, people: readonly Person[]) {
  const lines: Drawn[][] = people.map(() => []);
  const circle = [...people.keys(), ...(people.length % 2 === 1 ? [NOBODY] : [])];
  for (let round = 0; round < circle.length - 1; round += 1) {
    for (let board = 0; board < circle.length / 2; board += 1) {
      const pair = [circle[board]!, circle[circle.length - 1 - board]!] as const;
      const free = pair.indexOf(NOBODY);
      if (free >= 0) lines[pair[1 - free]!]!.push({ ...ABSENT });
      else meet(dice, people, lines, round % 2 === 0 ? pair : [pair[1], pair[0]], 0);
    }
    circle.splice(1, 0, circle.pop()!);
  }
  return lines;
}

function meet(
  dice: Dice,
  people: readonly Person[],
  lines: Drawn[][],
  [white, black]: readonly [number, number],
  forfeits = 0.015,
): void {
  const isPlayed = !dice.chance(forfeits);
  const [one, other] = [people[white]!.strength, people[black]!.strength];
  const expected = 1 / (1 + 10 ** ((other - one) / 400));
  const thrown = dice.next();
  const draw = 0.3 * (1 - Math.abs(2 * expected - 1));
  const points =
    thrown < expected - draw / 2 ? 2 : thrown < expected + draw / 2 && isPlayed ? 1 : 0;
  lines[white]!.push({ opponent: black, colour: "w", points, isPlayed });
  lines[black]!.push({ opponent: white, colour: "b", points: 2 - points, isPlayed });
}
