import { dayOf } from "../../src/rules/day";
import type { Edition } from "../../src/rules/editions/edition";
import { EDITION_2017 } from "../../src/rules/editions/edition2017";
import { pdTable } from "../../src/rules/tables/pd";

/** An edition that nobody has written: another limit and another bonus, everything else as in 2017. */
export const EDITION_2030: Edition = {
  ...EDITION_2017,
  id: 2030,
  name: "2030",
  from: dayOf(2030, 1, 1),
  source: "secondary",
  errata: [{ key: "raInSwiss", article: "8.22", sheets: ["swissReport"] }],
  limit: { points: 450, table: pdTable(450), exemptFrom: Infinity, upgrades: "every game" },
  firstRating: { ...EDITION_2017.firstRating, bonus: 25 },
};
