import { sidesIn } from "../../../src/tournament/games/sidesIn";
import { cellsOf, type Row } from "../../support/sheetCells";

test.each<[Row, ReturnType<typeof sidesIn>]>([
  [["No", "White", "Rtg", "Black", "Rtg"], { player: 1, opponent: 3, isByColour: true }],
  [["Elo blancs", "Blancs", "Noirs", "Elo noirs"], { player: 1, opponent: 2, isByColour: true }],
  [["Name", "Rating", "Opponent", "Result"], { player: 0, opponent: 2, isByColour: false }],
  [["Opponent", "Name"], { player: 1, opponent: 0, isByColour: false }],
  [["White", "Rating", "Result"], null],
  [["Name", "Opponents' rating", "Result"], null],
  [["Rank", "Name", "Rating"], null],
])("%j: %j", (headings, sides) => {
  expect(sidesIn(cellsOf([headings]), 0, [...headings.keys()])).toEqual(sides);
});
