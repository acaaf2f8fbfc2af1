import { tableRead } from "../support/tableRead";
import { cellsOf } from "../support/sheetCells";

const gamesOf = (heading: string, ...games: readonly number[]) => {
  const names = ["Ann Bell", "Bea Cox", "Cid Day", "Dan Eve"];
  const cells = cellsOf([
    [heading, "Player", "Elo", "1", "2", "3", "4", "Pts"],
    [games[0] ?? "", names[0]!, 2100, "x", 1, 1, 1, 3],
    [games[1] ?? "", names[1]!, 2000, 0, "x", 1, 1, 2],
    [games[2] ?? "", names[2]!, 1900, 0, 0, "x", 1, 1],
    [games[3] ?? "", names[3]!, 1800, 0, 0, 0, "x", 0],
  ]);
  const { players } = tableRead(cells, cells.area, { readAs: new Map(), ratingColumn: null });
  return players.map(({ facts }) => facts?.games ?? null);
};

test("8.56: N. numbers the players, and a column of the event's games makes nobody new", () => {
  const nothing = [null, null, null, null];
  expect(gamesOf("N.", 12, 7, 25, 3)).toEqual(nothing);
  expect(gamesOf("N", 120, 7, 25, 3)).toEqual(nothing);
  expect(gamesOf("Games", 9, 9, 9, 9)).toEqual(nothing);
});

test("games so far by their heading, or where somebody has more than any event", () => {
  expect(gamesOf("Games so far", 12, 7, 25, 3)).toEqual([12, 7, 25, 3]);
  expect(gamesOf("Games", 120, 7, 25, 3)).toEqual([120, 7, 25, 3]);
});
