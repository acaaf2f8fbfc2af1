import { MINTIME } from "../../../src/functions/definitions/minTime";
import { table, value } from "../../support/call";

test("minutes by the highest rating", () => {
  expect(table(MINTIME, [2250, 1700, "u"], 2014)).toEqual([[120], [90], [60]]);
  expect(value(MINTIME, 2250)).toBe(90);
});

test("rapid has bounds", () => {
  expect(value(MINTIME, 2250, "rapid")).toMatch(
    /^#N\/A Rapid and blitz have bounds .* Article 1\.1 \(rapid 2025\)\.$/,
  );
});
