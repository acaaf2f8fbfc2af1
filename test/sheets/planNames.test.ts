import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { samplePlans } from "../../scripts/samplePlans";

/** Anything like a cell, A1 or R1C1; and the letters of rows and columns in Excel's languages. */
const CELL = /^(?:[a-z]{1,3}\d+|(?:[rlzfw]\d*)(?:[cskr]\d*)|[a-z])$/i;
const NAME = /^[\p{L}_][\p{L}\p{N}_.]{0,254}$/u;

test.each(Object.entries(samplePlans(EN_SHEETS)))(
  "%s: Excel takes every name, and none stands for two parts",
  (_, plans) => {
    expect(plans.length).toBeGreaterThan(0);
    for (const { names } of plans) {
      expect(names.length).toBeGreaterThan(3);
      for (const { name } of names) {
        expect(name).toMatch(NAME);
        expect(name).not.toMatch(CELL);
      }
      const folded = names.map(({ name }) => name.toLowerCase());
      expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
    }
  },
);
