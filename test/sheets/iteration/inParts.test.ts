import fc from "fast-check";
import { isReason } from "../../../src/rules/reason";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { writeSheets } from "../../../src/sheets/writeSheets";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { cases } from "../../support/cases";
import {
  expectedRows,
  iterationOf,
  randomOrder,
  shownRows,
  tableAddress,
} from "../../support/iterationOnSheet";
import { clientOnWorkbook } from "../../support/officeClient";
import { randomField } from "../../support/randomField";

/** Twelve are some 1,600 cells: two parts. */
const PLAYERS = cases({ quick: 12, long: 40 });
const STYLES = (["plain", "fide"] as const).slice(0, cases({ quick: 1, long: 2 }));

test.each(STYLES)(
  `${PLAYERS} players, written as Excel writes them, in parts: %s`,
  async (style) => {
    const [field] = fc.sample(randomField({ fewest: PLAYERS, most: PLAYERS }), {
      numRuns: 1,
      seed: 40,
    });
    const [order] = fc.sample(randomOrder(style), { numRuns: 1, seed: 3 });
    const { ratings, square } = field!;
    const players = ratings.map((rating, index) => ({ name: `P${index + 1}`, rating, k: null }));
    const large = { ...order!, event: { players, scores: { square } } };
    const { excel, workbook } = clientOnWorkbook();
    const plan = iterationSheet(large, EN_SHEETS);
    const [sheet] = await writeSheets(excel.run, [plan.name], () => [plan]);
    const iteration = iterationOf(large);
    if (isReason(iteration)) throw new Error(iteration.key);
    const { values } = workbook.read(sheet!.name, tableAddress(large));
    expect(shownRows(values, large)).toEqual(expectedRows(iteration, large.event));
  },
);
