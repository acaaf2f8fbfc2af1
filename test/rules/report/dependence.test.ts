import {
  isNegativeHalf,
  isNewAndStrong,
  isOfBirthdayYear,
  isOftenLower,
  mayBeLater,
  mayHaveEnoughInAll,
} from "../../../src/rules/report/dependence";
import { dayOf } from "../../../src/rules/day";
import type { EditionId } from "../../../src/rules/editions/edition";
import type { KFacts } from "../../../src/rules/kFacts";
import { eventReport, type ReportRow } from "../../../src/rules/report/eventReport";
import type { Rating, Result } from "../../../src/rules/units";
import { edition } from "../../support/editions";

const rowOf = (
  id: EditionId,
  rating: Rating | null,
  games: readonly (readonly [opponent: Rating, score: Result])[],
  facts?: KFacts,
): ReportRow => {
  const player = {
    rating,
    k: null,
    ...(facts !== undefined && { facts }),
    games: games.map(([opponent, score], index) => ({
      opponent: { name: `O${index}`, rating: opponent, place: null },
      score,
    })),
  };
  const event = { kind: "swiss" as const, players: [player] };
  const startDate = dayOf(id, 9, 1);
  return eventReport(event, edition(id), { startDate }).rows[0]!;
};

test("8.57 (2011): a loss that ends in ½, and nothing else, is open", () => {
  expect([-250, -50, 250, -251, 0, -300].map(isNegativeHalf)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test("6.1 and 6.41 (2011): half a point in three games of a Swiss may be a later event", () => {
  const three = (score: Result) =>
    [
      [2000, score],
      [2000, 0],
      [2000, 0],
    ] as const;
  expect(mayBeLater(rowOf(2011, null, three(1)), edition(2011))).toBe(true);
  expect(mayBeLater(rowOf(2011, null, three(2)), edition(2011))).toBe(false);
  expect(mayBeLater(rowOf(2011, null, three(1).slice(0, 2)), edition(2011))).toBe(false);
});

test("6.1 (2014), 8.21 (2011): what is there of an event has too few points, or rated opponents", () => {
  const two = (score: Result) => [[2000, score] as const, [2100, 0] as const];
  expect(mayHaveEnoughInAll(rowOf(2014, null, two(0)))).toBe(true);
  expect(mayHaveEnoughInAll(rowOf(2014, null, two(1)))).toBe(false);
  expect(mayHaveEnoughInAll(rowOf(2011, null, two(2)))).toBe(true);
  expect(mayHaveEnoughInAll(rowOf(2014, null, []))).toBe(false);
});

test("8.3.1 (2022): several opponents beyond the limit above a player", () => {
  const of = edition(2022);
  expect(
    isOftenLower(
      rowOf(2022, 1500, [
        [2000, 0],
        [2100, 0],
      ]),
      of,
    ),
  ).toBe(true);
  expect(
    isOftenLower(
      rowOf(2022, 1500, [
        [2000, 0],
        [1900, 0],
      ]),
      of,
    ),
  ).toBe(false);
  expect(
    isOftenLower(
      rowOf(2022, 2500, [
        [2000, 2],
        [1900, 2],
      ]),
      of,
    ),
  ).toBe(false);
});

test("8.56 (2009): a new player who has reached 2400", () => {
  const facts = { birth: null, games: 12, peak: 2410 };
  const games = [[2300, 2]] as const;
  expect(isNewAndStrong(rowOf(2009, 2390, games, facts), edition(2009))).toBe(true);
  expect(isNewAndStrong(rowOf(2009, 2390, games, { ...facts, peak: 2395 }), edition(2009))).toBe(
    false,
  );
  expect(isNewAndStrong(rowOf(2009, 2390, games, { ...facts, games: 40 }), edition(2009))).toBe(
    false,
  );
});

test("8.56 (2017): the year of the 18th birthday, and K × n above 700", () => {
  const born = (year: number) => ({ birth: { year }, games: 100, peak: 1900 });
  const of = edition(2017);
  expect(isOfBirthdayYear(rowOf(2017, 1900, [[1900, 2]], born(1999)), of)).toBe(true);
  expect(isOfBirthdayYear(rowOf(2017, 1900, [[1900, 2]], born(2001)), of)).toBe(false);
  const many = Array.from({ length: 36 }, () => [1900, 1] as const);
  expect(isOfBirthdayYear(rowOf(2017, 1900, many), of)).toBe(true);
  expect(isOfBirthdayYear(rowOf(2017, 1900, many.slice(1)), of)).toBe(false);
});
