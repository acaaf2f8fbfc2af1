import { LIMIT_350, LIMIT_400, NO_LIMIT } from "../../../src/rules/editions/limits";
import { BARE_TABLE, lookUp } from "../../../src/rules/tables/pd";

test.each([LIMIT_350, LIMIT_400, NO_LIMIT])(
  "a limit of $points: beyond it the table stands still",
  ({ points, table }) => {
    for (let difference = -4000; difference <= 4000; difference += 1) {
      const limited = Math.max(-points, Math.min(points, difference));
      expect(lookUp(table, difference)).toBe(lookUp(BARE_TABLE, limited));
    }
  },
);
