import type { Round, RoundResult } from "../../src/tournament/round/round";
import fc from "fast-check";
import type { TrfFile, TrfPlayer } from "../../src/tournament/trf/trfFile";

const letters = (max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from("ABCdefgüñ-")), minLength: 1, maxLength: max });

const name = fc.tuple(letters(12), letters(8)).map(([last, first]) => `${last}, ${first}`);

const BYES: readonly Round[] = (["H", "F", "U", "Z"] as const).map((result) => ({
  opponent: null,
  colour: null,
  result,
}));

const PAIRS: readonly (readonly [RoundResult, RoundResult])[] = [
  ["1", "0"],
  ["0", "1"],
  ["=", "="],
  ["+", "-"],
  ["-", "+"],
  ["-", "-"],
  ["W", "L"],
  ["D", "D"],
];

/** A tournament file whose lines agree with each other; rounds are drawn by turning a circle. */
export function randomTrf(): fc.Arbitrary<TrfFile> {
  const player = fc.record({
    name,
    rating: fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 4 }),
    title: fc.constantFrom("", "g", "wm", "GM"),
    sex: fc.constantFrom("", "m", "w"),
    federation: fc.constantFrom("", "SUI", "FRA"),
    fideNumber: fc.oneof(fc.constant(""), fc.nat(99_999_999).map(String)),
    birth: fc.constantFrom("", "1980", "1980/05/03", "1980.05.03"),
  });
  const round = fc.tuple(fc.nat(30), fc.array(fc.nat(11), { minLength: 8, maxLength: 8 }));
  const lines = fc.subarray([
    { tag: "012", text: "Open d’été" },
    { tag: "042", text: "2014/09/20" },
    { tag: "112", text: "Deputy  one" },
    { tag: "112", text: "Deputy two" },
    { tag: "162", text: "W 1.0    D 0.5" },
    { tag: "XXR", text: "9" },
    { tag: "013", text: "Team   1    2" },
    { tag: "XYZ", text: "any thing" },
    { tag: "###", text: "a comment" },
  ]);
  return fc
    .tuple(
      fc.array(player, { minLength: 2, maxLength: 16 }),
      fc.array(round, { maxLength: 6 }),
      lines,
    )
    .map(([players, rounds, all]) => ({
      lines: all,
      players: withOwnNumbers(players).map((each, place): TrfPlayer => ({
        ...each,
        start: place + 1,
        points: null,
        rank: place + 1,
        rounds: rounds.map(([turn, results]) => roundOf(place, players.length, turn, results)),
      })),
    }));
}

/** A number that somebody has before is nobody's. */
function withOwnNumbers<Player extends { readonly fideNumber: string }>(
  players: readonly Player[],
): Player[] {
  const known = new Set<string>();
  return players.map((player) => {
    const isTaken = known.has(player.fideNumber);
    known.add(player.fideNumber);
    return isTaken ? { ...player, fideNumber: "" } : player;
  });
}

function roundOf(place: number, players: number, turn: number, results: readonly number[]): Round {
  const at = (place + turn) % players;
  const board = Math.min(at, players - 1 - at);
  const isUpper = at < players / 2;
  const drawn = results[board % results.length]!;
  const pair = PAIRS[drawn];
  if (pair === undefined || at === players - 1 - at) return BYES[drawn % BYES.length]!;
  const other = (((players - 1 - at - turn) % players) + players) % players;
  return { opponent: other + 1, colour: isUpper ? "w" : "b", result: pair[isUpper ? 0 : 1] };
}
