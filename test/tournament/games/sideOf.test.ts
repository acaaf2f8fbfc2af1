import { sideOf, withoutSide } from "../../../src/tournament/games/sideOf";

test.each([
  ["White", "white", ""],
  ["Weißspieler", "white", ""],
  ["Joueur avec les Blancs", "white", ""],
  ["Black\nplayer", "black", ""],
  ["Negro", "black", ""],
  ["Gegnerin/Gegner", "opponent", ""],
  ["Avv.", "opponent", ""],
  ["Elo White", "white", "elo"],
  ["Gegnerelo", "opponent", "elo"],
  ["Rating", null, "Rating"],
  ["Result", null, "Result"],
])("%p is of %p, and else says %p", (heading, side, rest) => {
  expect(sideOf(heading)).toBe(side);
  expect(withoutSide(heading)).toBe(rest);
});
