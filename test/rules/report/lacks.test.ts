import type { EditionId } from "../../../src/rules/editions/edition";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { Crosstable } from "../../../src/rules/robin/crosstable";
import type { Rating, Result } from "../../../src/rules/units";
import { dayOf } from "../../../src/rules/day";
import { edition } from "../../support/editions";
import { alone, robinOf } from "../../support/reportedEvents";

function lacks(
  id: EditionId,
  opponents: readonly Rating[],
  scores: readonly Result[],
  later = new Set<number>(),
) {
  return eventReport(alone(null, opponents, scores), edition(id), { later }).rows[0]!.lacks;
}

const THREE = [2000, 2010, 1990];

test("2005: opponents, points, games; Ru is given, and said not to count (11.31)", () => {
  expect(lacks(2005, [2000, 2000], [1, 0])).toEqual([
    { key: "opponents", needed: 3 },
    { key: "points", needed: 2 },
    { key: "games", needed: 9 },
  ]);
  expect(lacks(2005, THREE, [1, 0, 0])).toEqual([
    { key: "points", needed: 2 },
    { key: "notCounted" },
    { key: "games", needed: 9 },
  ]);
});

test("6.1 (2005): not the first event: any points do, but none has no dp (10.1)", () => {
  const later = new Set([0]);
  expect(lacks(2005, THREE, [1, 0, 0], later)).toEqual([{ key: "games", needed: 9 }]);
  expect(lacks(2005, THREE, [0, 0, 0], later)).toEqual([
    { key: "dp" },
    { key: "games", needed: 9 },
  ]);
  expect(lacks(2014, THREE, [0, 0, 0], later)).toEqual([{ key: "games", needed: 5 }]);
});

test("7.14 (2014): who lacks nothing has Ru of the event as first rating, nobody else has one", () => {
  const first = (opponents: readonly Rating[], rating: Rating | null = null) => {
    const event = alone(
      rating,
      opponents,
      opponents.map(() => 2 as const),
    );
    return eventReport(event, edition(2014), {}).rows[0]!.firstRating;
  };
  expect(first([1800, 1800, 1800, 1800, 1800])).toBe(1900);
  expect(first([1800, 1800, 1800, 1800])).toBeNull();
  expect(first([1800, 1800, 1800, 1800, 1800], 1700)).toBeNull();
});

test("6.41 (2011): a point in any event", () => {
  const points = { key: "points", needed: 2 };
  expect(lacks(2011, THREE, [1, 0, 0], new Set([0]))).toContainEqual(points);
  expect(lacks(2011, THREE, [1, 1, 0], new Set([0]))).not.toContainEqual(points);
});

test("7.14 (2014): Ru below the floor, which in 2005 was another one before 2006", () => {
  const weak = [1000, 1000, 1000, 1000, 1000];
  expect(lacks(2014, weak, [1, 0, 0, 0, 0])).toEqual([{ key: "belowFloor", floor: 1000 }]);
  const event = alone(null, [1500, 1500, 1500], [1, 1, 1]);
  const [in2005, in2006] = [dayOf(2005, 8, 1), dayOf(2006, 8, 1)].map(
    (startDate) => eventReport(event, edition(2005), { startDate }).rows[0]!.lacks,
  );
  expect(in2005).toContainEqual({ key: "belowFloor", floor: 1601 });
  expect(in2006).toEqual([{ key: "games", needed: 9 }]);
});

test("6.1 (2005): no point in the first event: points are lacking, and not said to be without dp", () => {
  expect(lacks(2005, THREE, [0, 0, 0])).toEqual([
    { key: "points", needed: 2 },
    { key: "games", needed: 9 },
  ]);
});

test("7.14 (2014): on the floor itself Ru is not below it", () => {
  const draws = Array.from({ length: 6 }, () => 1 as const);
  const against = (rating: Rating) => draws.map(() => rating);
  expect(lacks(2014, against(1000), draws)).toEqual([]);
  expect(lacks(2014, against(999), draws)).toEqual([{ key: "belowFloor", floor: 1000 }]);
});

describe("a round robin", () => {
  const square: Crosstable = [
    [[], [2], [1], [2]],
    [[0], [], [2], [2]],
    [[1], [0], [], [2]],
    [[0], [0], [0], []],
  ];
  const inRobin = (id: EditionId, ratings: readonly (Rating | null)[]) => {
    const robin = { later: new Set<number>() };
    const { rows } = eventReport(robinOf(ratings, square), edition(id), { robin });
    return rows.map((row) => row.lacks);
  };

  test("6.1 (2014): who has no point lacks points, who has some does not", () => {
    const games = { key: "games", needed: 5 };
    expect(inRobin(2014, [2000, null, 1800, null])).toEqual([
      [],
      [games],
      [],
      [{ key: "points", needed: 1 }, games],
    ]);
  });

  test("8.21 (2011): three rated players", () => {
    const opponents = { key: "opponents", needed: 3 };
    const games = { key: "games", needed: 9 };
    expect(inRobin(2011, [2000, null, 1800, 1700])[1]).toEqual([games]);
    expect(inRobin(2011, [2000, null, null, 1700])[1]).toEqual([opponents, games]);
  });
});

test("9.14d–e (2005), 7.14f–g (2011): seven games by exception; from 2014 there is none", () => {
  const seven = [2000, 2010, 1990, 2000, 2020, 1980, 2000];
  const of = (id: EditionId, isException: boolean) =>
    eventReport(alone(null, seven, [1, 1, 1, 1, 1, 1, 1]), edition(id), { isException }).rows[0]!
      .lacks;
  expect([of(2005, true), of(2011, true), of(2014, true)]).toEqual([[], [], []]);
  expect(of(2011, false)).toEqual([{ key: "games", needed: 9 }]);
});
