import type { Result } from "../../../rules/units";
import type { RoundRobin } from "../../../tournament/roundRobin";

const NAMES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"] as const;
const RATINGS = [2600, 2500, null, 2400, null, 2150, 2300, null, null, 2300] as const;

/** The print has their sums alone: 8 7 7 6 6 4 3 2 1 1. */
const RESULTS = [
  "*011111111",
  "1*01½½1111",
  "01*½½11111",
  "00½*½11111",
  "0½½½*½1111",
  "0½00½*½½11",
  "00000½*½11",
  "00000½½*½½",
  "0000000½*½",
  "0000000½½*",
];

const SIGNS: Readonly<Record<string, Result>> = { "0": 0, "½": 1, "1": 2 };

/** The ten players of 10.54 (2005) and 8.58 (2011). */
export const PRINTED_FIELD: RoundRobin = {
  players: NAMES.map((name, index) => ({ name, rating: RATINGS[index] ?? null, k: null })),
  scores: { square: RESULTS.map(gamesOf) },
};

/** 10.54 (2005), the last paragraph: F has 2380, and C a point less, which goes to I. */
export const STRONGER_FIELD: RoundRobin = {
  players: PRINTED_FIELD.players.map((player) =>
    player.name === "F" ? { ...player, rating: 2380 } : player,
  ),
  scores: {
    square: RESULTS.map((line, player) => {
      const isOf = (name: string) => NAMES[player] === name;
      const opponent = isOf("C") ? "I" : isOf("I") ? "C" : null;
      return gamesOf(line).map((games, against): Result[] =>
        NAMES[against] === opponent ? [isOf("I") ? 2 : 0] : games,
      );
    }),
  },
};

function gamesOf(line: string): Result[][] {
  return Array.from(line, (sign) => {
    const score = SIGNS[sign];
    return score === undefined ? [] : [score];
  });
}
