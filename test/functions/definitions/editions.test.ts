import { EDITIONS } from "../../../src/functions/definitions/editions";
import { table } from "../../support/call";

test("a row an edition", () => {
  const rows = table(EDITIONS);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual([
    "id",
    "in force from",
    "limit",
    "K new",
    "K",
    "K 2400",
    "half point",
    "floor",
    "games",
    "source",
  ]);
  expect(rows[5]).toEqual([2014, 41821, 400, 40, 20, 10, 20, 1000, 5, "text"]);
  expect(rows[8]).toEqual([2024, 45352, 400, 40, 20, 10, "", 1400, 5, "text"]);
});
