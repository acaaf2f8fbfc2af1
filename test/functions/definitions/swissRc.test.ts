import { SWISS_RC } from "../../../src/functions/definitions/swissRc";
import { value } from "../../support/call";

test("the exact mean of the rated", () => {
  expect(value(SWISS_RC, [2000, "u", 2001, ""])).toBe(2000.5);
});

test("nobody rated", () => {
  expect(value(SWISS_RC, ["u", 0])).toMatch(
    /^#N\/A No rated opponent.* Article 8\.2\.2 \(2025\)\.$/,
  );
});
