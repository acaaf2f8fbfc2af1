import {
  otherColour,
  POINTS,
  pointsOfRounds,
  REPLY,
  ROUND_RESULTS,
  scoreOf,
} from "../../../src/tournament/round/round";

test("a played game's score is its worth; what was not played has none", () => {
  for (const result of ROUND_RESULTS) {
    const isPlayed = ["1", "=", "0"].includes(result);
    expect(scoreOf(result)).toBe(isPlayed ? POINTS[result] : null);
  }
});

test("replies answer each other; played games and those decided before a move share a point", () => {
  for (const result of ROUND_RESULTS) {
    for (const reply of REPLY[result] ?? []) {
      expect(REPLY[reply]).toContain(result);
      if (result !== "Z" && result !== "-") expect(POINTS[result] + POINTS[reply]).toBe(2);
    }
  }
});

test("points of rounds, and the other colour", () => {
  const rounds = (["1", "=", "U", "-"] as const).map((result) => ({
    opponent: null,
    colour: null,
    result,
  }));
  expect(pointsOfRounds({ rounds })).toBe(5);
  expect([otherColour("w"), otherColour("b"), otherColour(null)]).toEqual(["b", "w", null]);
});
