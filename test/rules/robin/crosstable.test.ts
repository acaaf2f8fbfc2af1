import {
  contradiction,
  gamesPerPairing,
  scoreAgainst,
  unplayedGame,
  type Crosstable,
} from "../../../src/rules/robin/crosstable";
import { because, edition } from "../../support/editions";

const TABLE: Crosstable = [
  [[], [2], [1]],
  [[0], [], [2]],
  [[1], [0], []],
];

test("a table that mirrors", () => {
  expect(contradiction(TABLE)).toBeNull();
  expect(gamesPerPairing(TABLE)).toBe(1);
});

test.each<[string, Crosstable]>([
  [
    "1 against 1",
    [
      [[], [2], [1]],
      [[2], [], [2]],
      [[1], [0], []],
    ],
  ],
  [
    "a game against none",
    [
      [[], [2], [1]],
      [[], [], [2]],
      [[1], [0], []],
    ],
  ],
  [
    "not played against 1",
    [
      [[], [null], [1]],
      [[2], [], [2]],
      [[1], [0], []],
    ],
  ],
  [
    "one game against two",
    [
      [[], [2], [1]],
      [[0, 1], [], [2]],
      [[1], [0], []],
    ],
  ],
  [
    "the second of two games, ½ against 0",
    [
      [[], [2, 1], [1, 1]],
      [[0, 0], [], [2, 2]],
      [[1, 1], [0, 0], []],
    ],
  ],
  [
    "1 against not played",
    [
      [[], [2], [1]],
      [[null], [], [2]],
      [[1], [0], []],
    ],
  ],
])("%s does not mirror", (_, table) => {
  expect(contradiction(table)).toEqual({ player: 0, opponent: 1 });
});

test("6.43 (2011), 6.4 (2014): unplayed games", () => {
  const forfeited: Crosstable = [
    [[], [2], [null]],
    [[0], [], [2]],
    [[null], [0], []],
  ];
  expect(contradiction(forfeited)).toBeNull();
  expect(because(unplayedGame(forfeited, edition(2011)))).toBe("unplayedGame, 6.43 (2011)");
  expect(because(unplayedGame(forfeited, edition(2014)))).toBe("unplayedGame, 6.4 (2014)");
  expect(unplayedGame(TABLE, edition(2014))).toBeNull();
});

test("in a double round a single game leaves one unplayed", () => {
  const halfPlayed: Crosstable = [
    [[], [2, 1], [1]],
    [[0, 1], [], [2, 2]],
    [[1], [0, 0], []],
  ];
  expect(gamesPerPairing(halfPlayed)).toBe(2);
  expect(unplayedGame(halfPlayed, edition(2014))?.values).toEqual({ player: 0, opponent: 2 });
});

test("what stands on the diagonal is not looked at", () => {
  const full = TABLE.map((row, player) =>
    row.map((games, opponent) => (player === opponent ? [2, null] : games)),
  ) satisfies Crosstable;
  expect(gamesPerPairing(full)).toBe(1);
  expect(contradiction(full)).toBeNull();
  expect(unplayedGame(full, edition(2014))).toBeNull();
  expect(scoreAgainst(full, 0, [0, 1, 2])).toBe(3);
});

test("the score against some", () => {
  expect(scoreAgainst(TABLE, 0, [0, 1, 2])).toBe(3);
  expect(scoreAgainst(TABLE, 0, [0, 2])).toBe(1);
});
