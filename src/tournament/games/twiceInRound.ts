import { errorFound, type Finding } from "../finding";
import type { CellPlace } from "../sheetCells";
import type { Line } from "./bothSides";

/** A line with the cells that name its players. */
export interface PlacedLine {
  readonly line: Line;
  /** As the list writes the round: 3.1 and 3.2 are two games of one. */
  readonly roundText: string;
  readonly place: CellPlace;
  readonly opponentPlace: CellPlace;
}

/** Lines that stand a second time: the same two, on the same sides, in the same numbered round. */
export function repeatedLines(all: readonly PlacedLine[]): ReadonlySet<PlacedLine> {
  const known = new Set<string>();
  return new Set(
    all.filter(({ line, roundText }) => {
      const { round, player, opponent, score } = line;
      if (round === null || score === null) return false;
      const key = JSON.stringify([roundText, player.number, opponent.number]);
      const isKnown = known.has(key);
      known.add(key);
      return isKnown;
    }),
  );
}

export function gameTwice({ line, place }: PlacedLine): Finding {
  const { round, player, opponent } = line;
  const values = { player: player.name, opponent: opponent.name, round: round ?? 0 };
  return errorFound("gameTwice", values, { place });
}

/**
 * Nobody plays twice in a round. `isOthers` tells whether a line is a game of its opponent's as well,
 * and not given once more from his side.
 */
export function twiceInRound(
  all: readonly PlacedLine[],
  isOthers: (line: Line) => boolean,
): Finding[] {
  const games = new Map<string, Met>();
  return all.flatMap((placed): Finding[] => {
    const { round, player, opponent, score } = placed.line;
    if (round === null || score === null) return [];
    const sides = [[player, opponent] as const];
    if (isOthers(placed.line)) sides.push([opponent, player]);
    const before = sides.map(([one]) => games.get(JSON.stringify([round, one.number])));
    for (const [one, other] of sides) {
      const met = { opponent: other.number, roundText: placed.roundText };
      games.set(JSON.stringify([round, one.number]), met);
    }
    const at = sides.findIndex(([, other], side) => {
      const met = before[side];
      return met !== undefined && !isAnotherOf(met, other.number, placed.roundText);
    });
    const side = sides[at];
    if (side === undefined) return [];
    const [one, other] = side;
    if (before[at]?.opponent === other.number) return [gameTwice(placed)];
    const place = at === 0 ? placed.place : placed.opponentPlace;
    return [errorFound("playerTwiceInRound", { player: one.name, round }, { place })];
  });
}

interface Met {
  readonly opponent: number;
  readonly roundText: string;
}

/** Another game against the same opponent, counted on behind the round. */
function isAnotherOf(met: Met, opponent: number, roundText: string): boolean {
  return met.opponent === opponent && met.roundText !== roundText;
}
