import { PD } from "../../../src/functions/definitions/pd";
import { BLANK, table, value } from "../../support/call";

test("the bare table, the difference rounded half away from zero", () => {
  expect(table(PD, [0, 3.5, -3.5, 735, 736, -4000])).toEqual([
    [0.5],
    [0.51],
    [0.49],
    [0.99],
    [1],
    [0],
  ]);
});

test("a blank cell is a difference of 0", () => {
  expect([value(PD, BLANK), value(PD, 0)]).toEqual([0.5, 0.5]);
});

test("text is explained", () => {
  expect(value(PD, "abc")).toBe(
    "#VALUE! diff: “abc”. Expected a rating difference, such as 120 or -85.",
  );
});
