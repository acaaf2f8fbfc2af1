import { TABLE_DP } from "../../../src/functions/definitions/tableDp";
import { table } from "../../support/call";

test("headings, then 101 rows from 1.00 down", () => {
  const rows = table(TABLE_DP, 2014);
  expect(rows).toHaveLength(102);
  expect([rows[0], rows[1], rows[51], rows[101]]).toEqual([
    ["p", "dp"],
    [1, 800],
    [0.5, 0],
    [0, -800],
  ]);
});

test("2005 has no dp at the ends, and the Swiss list is not an edition of it", () => {
  expect(table(TABLE_DP, 2005)[1]).toEqual([1, ""]);
  expect(table(TABLE_DP, "FSE")[0]?.[0]).toMatch(/^#VALUE! edition: “FSE”/);
});
