import { STAKES } from "../../../src/functions/definitions/stakes";
import { table } from "../../support/call";

test("headings and exact stakes", () => {
  const rows = table(STAKES, 15, 2005);
  expect(rows[0]?.slice(0, 4)).toEqual(["from", "to", "PD", "higher wins"]);
  expect(rows.at(-1)).toEqual([345, "", 0.89, 1.65, -5.85, -13.35, 13.35, 5.85, -1.65]);
});
