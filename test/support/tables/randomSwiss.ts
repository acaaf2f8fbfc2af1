import type { Result } from "../../../src/rules/units";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { randomScore } from "./randomScore";
import { entryPoints, type SwissEntry, type SwissGames, type TruePlayer } from "./trueEvent";

/** A Swiss: players of like points meet, nobody twice while that can be. */
export function randomSwiss(players: readonly TruePlayer[], hand: Hand): SwissGames {
  const dice = hand.forEvent("swiss");
  const most = Math.floor(players.length / 2) + 1;
  const rounds = dice.whole(5, Math.min(most, dice.pick([5, 7, 9, 11])));
  const missing = hand.would("games not played") ? 0.04 : 0;
  const absent = hand.would("a player without results") ? dice.whole(0, players.length - 1) : null;
  const lines: SwissEntry[][] = players.map(() => []);
  const met = players.map(() => new Set<number>());
  for (let round = 0; round < rounds; round += 1) {
    const free = byPoints(lines, dice).filter((player) => {
      if (player !== absent && !dice.chance(missing / 2)) return true;
      lines[player]!.push(alone(player !== absent && dice.chance(0.4) ? "half" : "zero"));
      return false;
    });
    const bye = free.length % 2 === 1 ? whoStaysAlone(free, lines) : null;
    if (bye !== null) lines[bye]!.push(alone("bye"));
    for (const [one, other] of pairs(
      free.filter((player) => player !== bye),
      met,
      dice,
    )) {
      met[one]!.add(other);
      met[other]!.add(one);
      const [own, its] = dice.chance(missing)
        ? FORFEIT
        : game(randomScore(players[one]!, players[other]!, dice));
      const isWhite = dice.chance(0.5);
      lines[one]!.push({ ...own, opponent: other, colour: isWhite ? "w" : "b" });
      lines[other]!.push({ ...its, opponent: one, colour: isWhite ? "b" : "w" });
    }
  }
  if (hand.program === "chess-results, in play") leaveOpen(lines, dice);
  return { kind: "swiss", rounds, lines };
}

/** Of the last round some games are over, or none is. */
function leaveOpen(lines: SwissEntry[][], dice: Dice): void {
  const share = dice.pick([0.4, 0.8, 1]);
  for (const [player, line] of lines.entries()) {
    const last = line.length - 1;
    const { opponent, score } = line[last]!;
    if (opponent === null || score === null || opponent < player || !dice.chance(share)) continue;
    for (const [one, other] of [
      [player, opponent],
      [opponent, player],
    ] as const)
      lines[one]![last] = {
        opponent: other,
        colour: lines[one]![last]!.colour,
        score: null,
        unplayed: "open",
      };
  }
}

type Outcome = Pick<SwissEntry, "score" | "unplayed">;

const FORFEIT: readonly [Outcome, Outcome] = [
  { score: null, unplayed: "won" },
  { score: null, unplayed: "lost" },
];

function game(score: Result): readonly [Outcome, Outcome] {
  return [
    { score, unplayed: null },
    { score: (2 - score) as Result, unplayed: null },
  ];
}

function alone(unplayed: "bye" | "half" | "zero"): SwissEntry {
  return { opponent: null, colour: null, score: null, unplayed };
}

function byPoints(lines: readonly (readonly SwissEntry[])[], dice: Dice): number[] {
  return lines
    .map((line, player) => ({
      player,
      key: line.reduce((sum, entry) => sum + entryPoints(entry), 0) + dice.next(),
    }))
    .sort((one, other) => other.key - one.key)
    .map(({ player }) => player);
}

/** The last who has not had a bye. */
function whoStaysAlone(
  free: readonly number[],
  lines: readonly (readonly SwissEntry[])[],
): number | null {
  const isNew = (player: number) => lines[player]!.every(({ unplayed }) => unplayed !== "bye");
  return [...free].reverse().find(isNew) ?? free[free.length - 1] ?? null;
}

type Pair = readonly [number, number];

/** Neighbours who have not met; where that cannot be, others are tried. */
function pairs(free: readonly number[], met: readonly ReadonlySet<number>[], dice: Dice): Pair[] {
  let found = neighbours(free, met);
  for (let trial = 0; trial < 40 && found.some(([one, other]) => met[one]!.has(other)); trial += 1)
    found = neighbours(dice.shuffled(free), met);
  return found;
}

function neighbours(free: readonly number[], met: readonly ReadonlySet<number>[]): Pair[] {
  const left = [...free];
  const found: Pair[] = [];
  while (left.length > 1) {
    const one = left.shift()!;
    const fresh = left.findIndex((other) => !met[one]!.has(other));
    found.push([one, left.splice(Math.max(0, fresh), 1)[0]!]);
  }
  return found;
}
