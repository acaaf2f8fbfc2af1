import { DP } from "../../../src/functions/definitions/dp";
import { table, value } from "../../support/call";

test("p rounded half up to hundredths", () => {
  expect(table(DP, [0.145, 0.144, 1, 0])).toEqual([[-296], [-309], [800], [-800]]);
});

test("2005 has none at the ends", () => {
  expect(value(DP, 0, 2005)).toMatch(/^#N\/A dp is not defined .* Article 10\.1 \(2005\)\.$/);
  expect(value(DP, 0.004, 2005)).toMatch(/^#N\/A/);
});

test("0,67 where the comma separates arguments: the message names the comma", () => {
  expect(value(DP, 0, 67)).toBe(
    "#VALUE! edition: 67 is no edition. A comma separates arguments here, so 0,67 is two of them: type 0.67.",
  );
  expect(value(DP, 0.67, 2014)).toBe(125);
});

test("a percentage instead of a fraction", () => {
  expect(value(DP, 67)).toBe("#VALUE! p: 67. Expected a number from 0 to 1 (67 % is 0.67).");
});
