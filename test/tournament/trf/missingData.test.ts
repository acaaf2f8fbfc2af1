import { dayOf } from "../../../src/rules/day";
import { lastDay } from "../../../src/tournament/trf/fileDay";
import { missingData, missingDays } from "../../../src/tournament/trf/missingData";
import { NOTHING_MISSING, SMALL_FILE } from "../../fixtures/trf";

test("nothing is missing in a whole file; tags, dates, numbers and ranks are named", () => {
  expect(missingData(SMALL_FILE)).toEqual(NOTHING_MISSING);
  const [first, ...others] = SMALL_FILE.players;
  const lines = SMALL_FILE.lines
    .filter(({ tag }) => tag !== "102")
    .map((line) => (line.tag === "132" ? { ...line, text: line.text.slice(0, 95) } : line));
  const players = [{ ...first, fideNumber: "0", rank: null }, ...others];
  expect(missingData({ lines, players })).toEqual({
    tags: ["102"],
    rounds: [2, 3],
    withoutNumber: ["Zürcher, A"],
    withoutRank: ["Zürcher, A"],
    withoutPoints: [],
    withoutColour: [],
    withoutResult: [],
    cutNames: [],
  });
});

test("points, and colours of games that were played", () => {
  const players = SMALL_FILE.players.map((player) => ({
    ...player,
    points: player.start === 3 ? null : player.points,
    rounds: player.rounds.map((round) => ({ ...round, colour: null })),
  }));
  const { withoutPoints, withoutColour } = missingData({ lines: [], players });
  expect([withoutPoints, withoutColour]).toEqual([["Player, C"], [1, 2, 3]]);
  /** Only a forfeit is left in round 1. */
  const forfeit = players.map((player) => ({
    ...player,
    rounds: [{ opponent: 7 - player.start, colour: null, result: "+" as const }],
  }));
  expect(missingData({ lines: [], players: forfeit }).withoutColour).toEqual([]);
});

test("a pairing without a result is named; a bye of nothing is none", () => {
  const players = SMALL_FILE.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((round) => ({ ...round, result: "Z" as const })),
  }));
  expect(missingData(SMALL_FILE).withoutResult).toEqual([]);
  expect(missingData({ lines: [], players }).withoutResult).toEqual([1, 2, 3]);
});

test("a name of more than 33 signs is cut by the file, and named", () => {
  const [first] = SMALL_FILE.players;
  const names = ["A".repeat(33), "B".repeat(34)];
  const players = names.map((name) => ({ ...first, name }));
  expect(missingData({ lines: [], players }).cutNames).toEqual([names[1]]);
});

test("0.1 (2014): a day that may be one of several is not missing, as the table asks which it is", () => {
  const { players } = SMALL_FILE;
  const lines = (first: string, last: string) =>
    [
      ["042", first],
      ["052", last],
    ].map(([tag = "", text = ""]) => ({ tag, text }));
  const missing = (first: string, last: string) =>
    missingDays({ players, lines: lines(first, last) });
  expect(missing("10/07/2012", "11/07/2012")).toEqual([]);
  expect(missing("2012/07/10", "")).toEqual(["052"]);
  expect(missing("in July", "32/32/2012")).toEqual(["042", "052"]);
});

test("0.1 (2014): a last day is read in the order of the first one, 26/12 and 03/01; alone it is asked", () => {
  expect(lastDay("26/12/2021", "03/01/2022")).toBe(dayOf(2022, 1, 3));
  expect(lastDay("12/26/2021", "01/03/2022")).toBe(dayOf(2022, 1, 3));
  expect(lastDay("01/01/2022", "05/01/2022")).toBeNull();
  expect(lastDay("2022/01/01", "05/01/2022")).toBeNull();
  const lines = [
    { tag: "042", text: "01/01/2022" },
    { tag: "052", text: "05/01/2022" },
  ];
  expect(missingDays({ players: SMALL_FILE.players, lines })).toEqual(["052"]);
});
