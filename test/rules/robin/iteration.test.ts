import fc from "fast-check";
import type { EditionId } from "../../../src/rules/editions/edition";
import type { Crosstable } from "../../../src/rules/robin/crosstable";
import { iterate, type Iteration, type RobinRow } from "../../../src/rules/robin/iteration";
import { isReason } from "../../../src/rules/reason";
import { edition, because } from "../../support/editions";
import { randomField } from "../../support/randomField";

const EDITIONS: EditionId[] = [2005, 2009, 2011, 2012, 2014, 2017];

describe.each(EDITIONS)("%d", (id) => {
  test("a number or an explained reason for any field", () => {
    fc.assert(
      fc.property(randomField(), (field) => {
        const iteration = iterate(
          { ratings: field.ratings, scores: { square: field.square } },
          edition(id),
        );
        if (isReason(iteration)) return;
        for (const row of iteration.rows) {
          for (const value of Object.values(row)) {
            if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
          }
        }
      }),
    );
  });

  test("reordering the players changes nothing", () => {
    fc.assert(
      fc.property(randomField(), fc.nat(), (field, seed) => {
        const order = shuffled(field.ratings.length, seed);
        const straight = iterate(
          { ratings: field.ratings, scores: { square: field.square } },
          edition(id),
        );
        const ratings = order.map((place) => field.ratings[place] ?? null);
        const square = order.map((row) => order.map((column) => field.square[row]?.[column] ?? []));
        const reordered = iterate({ ratings, scores: { square } }, edition(id));
        if (isReason(straight)) {
          expect(because(reordered)).toBe(because(straight));
          return;
        }
        const rows = order.map((place) => straight.rows[place] as RobinRow);
        expect((reordered as Iteration).rows).toEqual(rows);
      }),
    );
  });

  test("the square and the totals agree where nobody is left out", () => {
    fc.assert(
      fc.property(randomField(), (field) => {
        const totals = field.square.map((row) =>
          row.flat().reduce<number>((sum, score) => sum + (score ?? 0), 0),
        );
        const fromTotals = iterate({ ratings: field.ratings, scores: { totals } }, edition(id));
        fc.pre(!isReason(fromTotals));
        const fromSquare = iterate(
          { ratings: field.ratings, scores: { square: field.square } },
          edition(id),
        );
        expect(fromSquare).toEqual(fromTotals);
      }),
    );
  });
});

const SQUARE: Crosstable = [
  [[], [2], [1], [2]],
  [[0], [], [2], [2]],
  [[1], [0], [], [2]],
  [[0], [0], [0], []],
];

test("a player with too few points keeps his row and is left out with his games", () => {
  const iteration = iterate(
    { ratings: [2000, null, 1800, null], scores: { square: SQUARE } },
    edition(2014),
  ) as Iteration;
  expect(iteration.rows.map(({ kind, score }) => [kind, score])).toEqual([
    ["rated", 3],
    ["unrated", 2],
    ["rated", 1],
    ["left out", 0],
  ]);
  expect(iteration).toMatchObject({ opponents: 2, games: 2 });
});

test("too few remain", () => {
  const ratings = [2000, 1900, null];
  const square = [
    [[], [2], [2]],
    [[0], [], [2]],
    [[0], [0], []],
  ] satisfies Crosstable;
  expect(because(iterate({ ratings, scores: { square } }, edition(2014)))).toBe(
    "tooFewPlayers, 6.2 (2014)",
  );
});

test("a double round: We over all games, n the number of opponents", () => {
  const double = SQUARE.map((row) => row.map((games) => [...games, ...games]));
  const ratings = [2000, null, 1800, 1700];
  const once = iterate({ ratings, scores: { square: SQUARE } }, edition(2014)) as Iteration;
  const twice = iterate({ ratings, scores: { square: double } }, edition(2014)) as Iteration;
  expect(twice).toMatchObject({ ra: once.ra, opponents: 3, games: 6 });
  expect((twice.rows[0] as { p: number }).p).toBe((once.rows[0] as { p: number }).p);
  expect(twice.rows[1]).toMatchObject({ score: 8, ru: once.ra + 40 });
});

test("K of the column, or by the rating where it has none", () => {
  const field = { ratings: [2450, 2300, null], scores: { totals: [4, 1, 1] } };
  const k = (given?: (number | null)[]) =>
    (iterate(field, edition(2014), given === undefined ? {} : { k: given }) as Iteration).rows
      .slice(0, 2)
      .map((row) => (row as { k: number }).k);
  expect(k()).toEqual([10, 20]);
  expect(k([null, 40, null])).toEqual([10, 40]);
});

test("an unrated player's difference is that of the table below 50 %, and none from 50 % on", () => {
  const dp = (...totals: number[]) => {
    const field = { ratings: [2000, null, 2000], scores: { totals } };
    return (iterate(field, edition(2014)) as Iteration).rows[1];
  };
  expect(dp(3, 1, 2)).toMatchObject({ score: 1, dp: -193 });
  expect(dp(2, 2, 2)).toMatchObject({ score: 2, dp: null });
  expect(dp(1, 3, 2)).toMatchObject({ score: 3, dp: null });
});

test("from 2022 the method is gone, whatever was played", () => {
  const field = { ratings: [2000, null, 1800], scores: { totals: [2, 2, 2] } };
  expect(because(iterate(field, edition(2022)))).toBe("robinRemoved, 8.2 (2022)");
  const square = [
    [[], [null], [2]],
    [[null], [], [2]],
    [[0], [0], []],
  ] satisfies Crosstable;
  expect(because(iterate({ ...field, scores: { square } }, edition(2022)))).toBe(
    "robinRemoved, 8.2 (2022)",
  );
});

function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, place) => place);
  let state = seed + 1;
  for (let place = length - 1; place > 0; place -= 1) {
    state = (state * 48271) % 2147483647;
    const other = state % (place + 1);
    [order[place], order[other]] = [order[other] as number, order[place] as number];
  }
  return order;
}
