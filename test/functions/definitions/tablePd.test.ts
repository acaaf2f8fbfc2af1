import { TABLE_PD } from "../../../src/functions/definitions/tablePd";
import { table } from "../../support/call";

test("headings, then the rows of 8.1(b)", () => {
  const rows = table(TABLE_PD);
  expect([rows[0], rows[1], rows.at(-1)]).toEqual([
    ["from", "to", "H", "L"],
    [0, 3, 0.5, 0.5],
    [736, "", 1, 0],
  ]);
});
