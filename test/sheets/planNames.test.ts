import { EN_SHEETS } from "../../src/i18n/en/sheets";
import { GAME_COLUMNS } from "../../src/sheets/report/games/columns";
import { REPORT_FACTS } from "../../src/sheets/report/reportFacts";
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

test("the samples, and with them docs/sheets, have every fact of a report, and every column of its games", () => {
  const { report, games } = samplePlans(EN_SHEETS);
  const known = new Set(
    [...report, ...games].flatMap(({ names }) => names.map(({ name }) => name)),
  );
  const all = [...REPORT_FACTS, ...GAME_COLUMNS].flatMap(({ name = [] }) => name);
  expect(all.filter((name) => !known.has(name))).toEqual([]);
});
