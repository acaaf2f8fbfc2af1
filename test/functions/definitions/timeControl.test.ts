import { TIMECONTROL } from "../../../src/functions/definitions/timeControl";
import { table, value } from "../../support/call";

test("slow enough", () => {
  expect(table(TIMECONTROL, [90, 60], 30, 2500, 2005)).toEqual([[true], [false]]);
  expect(value(TIMECONTROL, 5, 0, "u", "blitz")).toBe(true);
  expect(value(TIMECONTROL, -5, 0, 2000)).toBe(
    "#VALUE! minutes: -5. Expected a number of minutes, 0 or more.",
  );
});
