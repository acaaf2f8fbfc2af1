import { eventOf } from "../../../src/tournament/eventOf";
import { readSwiss } from "../../../src/tournament/swiss/readSwiss";
import { cellsOf, type Row } from "../../support/sheetCells";

const read = (rows: readonly Row[]) => {
  const cells = cellsOf(rows);
  const { findings, played } = readSwiss(cells, cells.area, { ratingColumn: null })!;
  const games = eventOf(played)!.players.map(
    (player) =>
      `${player.name}: ${player.games.map(({ opponent, score }) => `${opponent.name} ${score / 2}`).join(", ")}`,
  );
  return { games, found: findings.map(({ key }) => key) };
};

const GAMES = ["Ann: Dan 1, Bea 0.5", "Bea: Cid 1, Ann 0.5", "Cid: Bea 0", "Dan: Ann 0"];

test("number and result in two columns", () => {
  const reading = read([
    ["No", "Name", "Elo", "R1", "", "R2", "", "Pts"],
    [1, "Ann", 2200, 4, 1, 2, "½", 1.5],
    [2, "Bea", 2100, 3, 1, 1, "½", 1.5],
    [3, "Cid", 2000, 2, 0, "-", "-", 0],
    [4, "Dan", 1900, 1, 0, "-", "-", 0],
  ]);
  expect(reading).toEqual({ games: GAMES, found: [] });
});

test("two rows a player: under each opponent the result, and a star where it is by forfeit", () => {
  const reading = read([
    ["No", "Name", "Elo", "R1", "R2", "R3", "Pts"],
    [1, "Ann", 2200, 4, 2, 3, 2.5],
    ["", "", "", 1, "½", "1*", ""],
    [2, "Bea", 2100, 3, 1, 4, 2.5],
    ["", "", "", 1, "½", "1*", ""],
    [3, "Cid", 2000, 2, "", 1, 0],
    ["", "", "", 0, "", "0*", ""],
    [4, "Dan", 1900, 1, "", 2, 0],
    ["", "", "", 0, "", "0*", ""],
  ]);
  expect(reading).toEqual({ games: GAMES, found: [] });
});
