import { RATEDON } from "../../../src/functions/definitions/ratedOn";
import { table, value } from "../../support/call";

test("by the closing days", () => {
  expect(table(RATEDON, [45745, 45746, ""])).toEqual([[45748], [45778], [""]]);
  expect(value(RATEDON, 45747, null, true)).toBe(45748);
});

test("no fixed closing, too early", () => {
  expect(value(RATEDON, 44000)).toMatch(/^#N\/A No closing date .* Article 7\.13 \(2017\)\.$/);
  expect(value(RATEDON, 38718)).toBe(
    "#N/A No closing date is fixed in the text of this edition. Normally it is a month before the list: the event counts on that of 2006-04-01 if its report came by 2006-03-01. Article 9.13 (2005).",
  );
  expect(value(RATEDON, 38000)).toMatch(/^#N\/A 2004-01-14 is before/);
  expect(value(RATEDON, 45745, null, "perhaps")).toBe(
    "#VALUE! official: “perhaps”. Expected TRUE or FALSE.",
  );
});
