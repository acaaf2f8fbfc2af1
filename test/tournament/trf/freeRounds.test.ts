import { freeRounds, playedFreeRounds, worthBeside } from "../../../src/tournament/trf/freeRounds";
import { readTrf } from "../../../src/tournament/trf/readTrf";
import { SMALL_FILE } from "../../fixtures/trf";
import { writeTrf } from "../../../src/tournament/trf/writeTrf";

const [first, second] = SMALL_FILE.players;
const fileWith = (...lines: (readonly [tag: string, text: string])[]) => ({
  players: SMALL_FILE.players,
  lines: lines.map(([tag, text]) => ({ tag, text })),
});
const TEAMS = [
  ["310", `  1 ${"One".padEnd(32)} ONE                                    1    3`],
  ["310", `  2 ${"Two".padEnd(32)} TWO                                    2    4`],
] as const;

test("5.1: a bye (240) is of players, in a team event of the players of the teams", () => {
  const bye = ["240", "F   3    1    2"] as const;
  const starts = (found: ReturnType<typeof freeRounds>) =>
    found.rounds.map(({ start, round, worth }) => [start, round, worth]);
  expect(starts(freeRounds(fileWith(bye)))).toEqual([
    [1, 3, 2],
    [2, 3, 2],
  ]);
  expect(starts(freeRounds(fileWith(...TEAMS, bye))).map(([start]) => start)).toEqual([1, 3, 2, 4]);
});

test("5.1: of a forfeited match (330) each team has its sign, and neither has a game", () => {
  const { rounds, unread, nobody } = freeRounds(fileWith(...TEAMS, ["330", "+-   2   2   1"]));
  expect(rounds.map(({ start, round, worth }) => [start, round, worth])).toEqual([
    [2, 2, 2],
    [4, 2, 2],
    [1, 2, 0],
    [3, 2, 0],
  ]);
  expect([unread, nobody]).toEqual([[], []]);
});

test("what cannot be read, or is of nobody, is said", () => {
  const { rounds, unread, nobody } = freeRounds(
    fileWith(...TEAMS, ["240", "X   3    1"], ["330", "+-   x   2   1"], ["240", "H   1    9"]),
  );
  expect(rounds).toEqual([]);
  expect(unread.map(({ tag }) => tag)).toEqual(["240", "330"]);
  expect(nobody).toEqual([{ tag: "240", number: 9 }]);
});

test("a round with a game although it was free contradicts; a forfeit of its own does not", () => {
  const free = freeRounds(fileWith(["240", "H   1    1"], ["240", "H   3    1"]));
  const played = playedFreeRounds(free, SMALL_FILE.players);
  expect(played.map(({ player, round }) => [player, round])).toEqual([[first.name, 1]]);
});

test("points count the byes that the player's own rounds do not show", () => {
  const beyond = { ...second, rounds: second.rounds.slice(0, 2) };
  const free = freeRounds(fileWith(["240", "F   3    2"]));
  expect(worthBeside(free, beyond)).toBe(2);
  /** His third round says H: it is counted there. */
  expect(worthBeside(free, second)).toBe(0);
  const players = SMALL_FILE.players.map((player) => (player === second ? beyond : player));
  const text = (lines: readonly { tag: string; text: string }[]) =>
    writeTrf({ players, lines }, "TRF26");
  const points = (of: string) => readTrf(of).findings.filter(({ key }) => key === "pointsDiffer");
  expect(points(text([]))).toHaveLength(1);
  expect(points(text([{ tag: "240", text: "H   3    2" }]))).toHaveLength(0);
});
