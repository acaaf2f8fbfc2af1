import { NEWRATING } from "../../../src/functions/definitions/newRating";
import { BLANK, table, value } from "../../support/call";

test("the half away from zero", () => {
  expect(table(NEWRATING, 2000, [2.5, -2.5, 0.49, 8.2 - 5.7])).toEqual([
    [2003],
    [1997],
    [2000],
    [2003],
  ]);
});

test("unrated, and a blank change", () => {
  expect([value(NEWRATING, "u", 5), value(NEWRATING, 2000, BLANK)]).toEqual(["", 2000]);
});
