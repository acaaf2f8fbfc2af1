import { robinEvent, type RobinEvent } from "../../../src/rules/robin/event";
import type { Crosstable } from "../../../src/rules/robin/crosstable";
import type { Reason } from "../../../src/rules/reason";
import { because, edition } from "../../support/editions";

/** The last player, unrated, lost to everybody. */
const SQUARE: Crosstable = [
  [[], [2], [1], [2]],
  [[0], [], [2], [2]],
  [[1], [0], [], [2]],
  [[0], [0], [0], []],
];
const RATINGS = [2000, 1900, 1800, null];

test("6.1 (2014): left out with his games, his own score stays", () => {
  const event = robinEvent({ ratings: RATINGS, scores: { square: SQUARE } }, edition(2014));
  expect(event).toMatchObject({
    counting: [0, 1, 2],
    scores: [3, 2, 1, 0],
    opponents: 2,
    gamesPerPairing: 1,
  });
  expect([...(event as RobinEvent).leftOut.keys()]).toEqual([3]);
});

test("from totals it cannot be done", () => {
  const field = { ratings: RATINGS, scores: { totals: [5, 4, 3, 0] } };
  const event = robinEvent(field, edition(2014));
  expect(because(event)).toBe("resultsNeeded, 8.21 (2014)");
  expect((event as Reason).values).toEqual({ player: 3, score: 0, needed: 1 });
});

test("a rated player is never left out", () => {
  const ratings = [2000, 1900, 1800, 1700];
  expect(robinEvent({ ratings, scores: { square: SQUARE } }, edition(2014))).toMatchObject({
    counting: [0, 1, 2, 3],
    scores: [5, 4, 3, 0],
  });
});

test("6.43 (2011): an unplayed game makes it a Swiss", () => {
  const square = [
    [[], [null], [2]],
    [[null], [], [2]],
    [[0], [0], []],
  ] satisfies Crosstable;
  expect(
    because(robinEvent({ ratings: [2000, 1900, null], scores: { square } }, edition(2011))),
  ).toBe("unplayedGame, 6.43 (2011)");
});

test("6.1 speaks of the first event: in a later one the zero score counts", () => {
  const field = { ratings: RATINGS, scores: { square: SQUARE }, later: new Set([3]) };
  expect(robinEvent(field, edition(2014))).toMatchObject({
    counting: [0, 1, 2, 3],
    scores: [5, 4, 3, 0],
  });
});
