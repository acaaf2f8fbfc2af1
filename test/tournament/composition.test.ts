import { compositionChecks, type Championship } from "../../src/tournament/composition";
import type { RoundRobin } from "../../src/tournament/roundRobin";
import { edition } from "../support/editions";

/** So many players, the first of them rated. */
function event(players: number, rated: number, games = 1): RoundRobin {
  const square = Array.from({ length: players }, (_, one) =>
    Array.from({ length: players }, (__, other) =>
      one === other ? [] : Array.from({ length: games }, () => 1 as const),
    ),
  );
  return {
    players: Array.from({ length: players }, (_, index) => ({
      name: `P${index}`,
      rating: index < rated ? 2000 : null,
      k: null,
    })),
    scores: { square },
  };
}

const checks = (of: RoundRobin, id: 2005 | 2014, championship: Championship = "none") =>
  compositionChecks(of, edition(id), championship).map(
    ({ article, passes }) => `${article} ${passes ? "met" : "not met"}`,
  );

test("6.3 (2005), 6.2 (2014): one third of the players rated", () => {
  expect(checks(event(12, 4), 2005)).toEqual(["6.3 met"]);
  expect(checks(event(13, 4), 2014)).toEqual(["6.2 not met"]);
});

test("6.31, 6.21: fewer than ten need four rated", () => {
  expect(checks(event(9, 3), 2005)).toEqual(["6.3 met", "6.31 not met"]);
  expect(checks(event(9, 4), 2014)).toEqual(["6.2 met", "6.21 met"]);
  expect(checks(event(10, 4), 2014)).toEqual(["6.2 met"]);
});

test("6.32, 6.22: a double round with unrated players needs six, four of them rated", () => {
  expect(checks(event(6, 4, 2), 2005)).toEqual(["6.3 met", "6.31 met", "6.32 met"]);
  expect(checks(event(5, 4, 2), 2014)).toEqual(["6.2 met", "6.21 met", "6.22 not met"]);
  expect(checks(event(5, 5, 2), 2014)).toEqual(["6.2 met", "6.21 met"]);
});

test("6.33, 6.23: a national championship needs three rated instead, two among women", () => {
  expect(checks(event(12, 3), 2005, "open")).toEqual(["6.33 met"]);
  expect(checks(event(12, 2), 2014, "open")).toEqual(["6.23 not met"]);
  expect(checks(event(12, 2), 2014, "women")).toEqual(["6.23 met"]);
});
