import type { ResultCell } from "../../src/functions/readers";
import {
  playedGames,
  resultsOrTotal,
  scoreAboveGames,
  sizesDiffer,
} from "../../src/functions/scores";
import type { List } from "../../src/functions/parameters";

const column = <T>(...values: T[]): List<T> => ({ values, rows: values.length, columns: 1 });
const row = <T>(...values: T[]): List<T> => ({ values, rows: 1, columns: values.length });

test("lists in one line go together, squares only with their like", () => {
  expect(sizesDiffer("a", column(1, 2), "b", row(1, 2))).toBeNull();
  expect(sizesDiffer("a", column(1, 2), "b", column(1))).not.toBeNull();
  const wide = { values: [1, 2, 3, 4, 5, 6], rows: 2, columns: 3 };
  expect(sizesDiffer("a", wide, "b", { ...wide, rows: 3, columns: 2 })).not.toBeNull();
  expect(sizesDiffer("a", wide, "b", { ...wide })).toBeNull();
  expect(sizesDiffer("a", wide, "b", column(1, 2, 3, 4, 5, 6))).not.toBeNull();
});

test("only played games against rated opponents", () => {
  expect(playedGames(column(2000, null, 1900), column<ResultCell>(2, "blank", "unplayed"))).toEqual(
    [{ opponent: 2000, score: 2 }],
  );
});

test("one cell beside several opponents is a total, beside one a result", () => {
  expect(resultsOrTotal(column(2000, 2100), column(1.5))).toEqual({
    opponents: [2000, 2100],
    score: 3,
  });
  expect(resultsOrTotal(column<number | null>(2000), column("½"))).toEqual({
    opponents: [2000],
    score: 1,
  });
});

test("a point a game at most", () => {
  expect(scoreAboveGames("score", 6, 3)).toBeNull();
  expect(scoreAboveGames("scores", 7, 3, { row: 1, column: 2 })).toMatchObject({
    values: { argument: "scores", score: 7, games: 3, place: { row: 1, column: 2 } },
  });
});
