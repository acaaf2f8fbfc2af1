import { errorOf, listedPlayers } from "../../../src/desk/ratings/listedPlayers";
import type { NamedReport } from "../../../src/sheets/period/resultsOfReports";
import { report } from "../../support/namedReport";

type Who = readonly [name: string, rating: number | null, games: number, id?: string];

function of(sheet: string, start: number, players: readonly Who[], error?: string): NamedReport {
  const named = report(sheet, { start, games: players.map(([, , games]) => games) });
  const all = named.report.players.map((player, index) => {
    const [name, rating, , id = ""] = players[index]!;
    return { ...player, name, rating, id };
  });
  return { sheet, report: { ...named.report, players: all, error: error ?? null } };
}

const FIRST = of("A", 45_000, [
  ["Zoe", null, 4, "77"],
  ["Max", 2000, 4],
  ["Ann", null, 5],
  ["Eve", null, 0],
]);
const SECOND = of("B", 45_100, [
  ["Zoé Z", null, 3, "77"],
  ["Ann", 1500, 5],
]);

test("unrated players by name, with their events in the order of days; without a game nobody is listed", () => {
  const listed = listedPlayers([SECOND, FIRST]).map(({ player }) => player);
  expect(listed.map(({ name, events }) => [name, events.map(({ title }) => title)])).toEqual([
    ["Ann", ["A"]],
    ["Zoé Z", ["A", "B"]],
  ]);
});

test("of a corrected event the later report counts", () => {
  const again = { ...FIRST, sheet: "A (2)" };
  const [ann] = listedPlayers([FIRST, again]);
  expect(ann!.player.events.map(({ place }) => place.sheet)).toEqual(["A (2)"]);
});

test("two players of one name have keys of their own", () => {
  const keys = listedPlayers([
    of("A", 45_000, [
      ["Li", null, 4],
      ["Li", null, 5],
    ]),
  ]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test("only an error of his own reports stands in the way", () => {
  const wrong = of("C", 45_200, [["Tom", null, 3]], "#REF!");
  const [ann, tom] = listedPlayers([FIRST, wrong]).map(({ player }) => player);
  expect(errorOf(ann!, [FIRST, wrong])).toBeNull();
  expect(errorOf(tom!, [FIRST, wrong])).toBe("#REF!");
});
