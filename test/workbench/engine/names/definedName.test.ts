import { spoken } from "../../../../src/workbench/engine/names/definedName";

test.each([
  ["limit", null, "limit"],
  ["Report!limit", "Report", "limit"],
  ["'Rating report'!limit", "Rating report", "limit"],
  ["Rating report'!limit", "Rating report", "limit"],
  ["'A''B'!x", "A'B", "x"],
])("%s speaks of %j's %s", (symbol, sheet, name) => {
  expect(spoken(symbol)).toEqual({ sheet, name });
});
