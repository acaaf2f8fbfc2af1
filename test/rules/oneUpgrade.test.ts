import type { Game } from "../../src/rules/game";
import { countsInFull, upgradedGame } from "../../src/rules/oneUpgrade";
import { edition } from "../support/editions";

const GAMES: Game[] = [1700, 1300, 1300, 2600].map((opponent) => ({ opponent, score: 2 }));

test("8.3.1 (2022): the opponent furthest below, of equal ones the first", () => {
  expect(upgradedGame(2000, GAMES, edition(2022))).toBe(GAMES[1]);
  expect(upgradedGame(1200, GAMES, edition(2022))).toBeNull();
  expect(upgradedGame(2000, GAMES, edition(2024))).toBeNull();
});

test("the others below count in full; nobody above does", () => {
  const of = (upgraded: Game | null) => GAMES.map((game) => countsInFull(game, 2000, upgraded));
  expect(of(GAMES[1]!)).toEqual([true, false, true, false]);
  expect(of(null)).toEqual([false, false, false, false]);
});
