import type { KFacts } from "../../rules/kFacts";
import type { PlayedOrNot } from "../../rules/robin/crosstable";
import type { Rating, Result } from "../../rules/units";
import { otherColour, type Colour } from "../round/round";
import type { Person } from "./whoIsWho";

/** A player as a line of a list of games has him. */
export interface GameSide extends Person {
  readonly rating: Rating | null;
  /** null: no K is given. */
  readonly k: number | null;
  /** What K may depend on; null: nothing is told. */
  readonly facts: KFacts | null;
}

/** A line of a list of games. */
export interface Line {
  /** null: the list does not tell. */
  readonly round: number | null;
  readonly player: GameSide;
  readonly opponent: GameSide;
  /** The player's; null: the list does not tell. */
  readonly colour: Colour | null;
  readonly score: PlayedOrNot;
}

export interface BothSides {
  /** Every game of a player as a line of his. */
  readonly lines: readonly Line[];
  /** Lines whose mirror is missing from a list that gives games twice. */
  readonly lonely: readonly number[];
}

/** Of the lines between players of the list, how many must have their mirror: it gives games twice. */
const TWICE = 0.5;

/** A list by colours gives every game once: Black has the other half of each. */
export function blackToo(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => [line, mirror(line)]);
}

/**
 * Some lists give a game once, from the higher board's side; some give it for both. Where most lines
 * find their mirror the list gives games twice, and a line without is an error.
 */
export function bothSides(lines: readonly Line[]): BothSides {
  const players = playersOf(lines);
  const isWithin = ({ opponent }: Line) => players.has(opponent.number);
  const within = [...lines.entries()].filter(([, line]) => isWithin(line)).map(([at]) => at);
  const lonely = withoutMirror(lines, within);
  if (lonely.length === 0) return { lines, lonely };
  if (within.length - lonely.length >= TWICE * within.length) return { lines, lonely };
  const all = lines.flatMap((line) => (isWithin(line) ? [line, mirror(line)] : [line]));
  return { lines: all, lonely: [] };
}

/** Two teams, each on its side again and again: none of them is only the opponent of the other. */
export function areTeams(lines: readonly Line[]): boolean {
  const players = playersOf(lines);
  const opponents = new Set(lines.map(({ opponent }) => opponent.number));
  const fewest = Math.min(players.size, opponents.size);
  const areRepeated = 2 * Math.max(players.size, opponents.size) <= lines.length;
  return fewest > 1 && areRepeated && ![...opponents].some((number) => players.has(number));
}

/** Everybody of a team met everybody of the other once. */
export function isScheveningen(lines: readonly Line[]): boolean {
  if (!areTeams(lines)) return false;
  const opponents = new Set(lines.map(({ opponent }) => opponent.number));
  const met = new Set(lines.map(({ player, opponent }) => `${player.number} ${opponent.number}`));
  return met.size === lines.length && met.size === playersOf(lines).size * opponents.size;
}

/** Who has lines of his own. */
export function playersOf(lines: readonly Line[]): ReadonlySet<number> {
  return new Set(lines.map(({ player }) => player.number));
}

function withoutMirror(lines: readonly Line[], within: readonly number[]): number[] {
  const waiting = new Map<string, number[]>();
  for (const index of within) {
    const line = lines[index];
    if (line === undefined) continue;
    const met = waiting.get(keyOf(mirror(line))) ?? [];
    if (met.pop() !== undefined) continue;
    const alike = waiting.get(keyOf(line));
    if (alike === undefined) waiting.set(keyOf(line), [index]);
    else alike.push(index);
  }
  return [...waiting.values()].flat().sort((one, other) => one - other);
}

function keyOf({ round, player, opponent, score }: Line): string {
  return JSON.stringify([round, player.number, opponent.number, score]);
}

function mirror({ round, player, opponent, colour, score }: Line): Line {
  const other = score === null ? null : ((2 - score) as Result);
  return { round, player: opponent, opponent: player, colour: otherColour(colour), score: other };
}
