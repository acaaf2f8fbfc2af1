import { isSummary } from "../../../src/tournament/table/summaryRow";

test.each(["Average", "Ø Elo", "ØElo", "Total:", "Media Elo", "Σ"])("%s sums up", (text) => {
  expect(isSummary(text)).toBe(true);
});

test.each([
  "Øster",
  "Øster, Ole",
  "Total, Anna",
  "Media, Luca",
  "Rating, Max",
  "Average, Ann",
  "Totalli",
])("%s is somebody's name", (text) => {
  expect(isSummary(text)).toBe(false);
});
