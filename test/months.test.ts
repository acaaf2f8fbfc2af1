import { cases } from "./support/cases";
import { compared } from "./support/accuracy";
import { checkMonth } from "./support/months/checkMonth";
import { LARGE, randomMonth, SMALL } from "./support/months/month";

const MONTHS = cases({ quick: 1, long: 3, months: 50 });
const SIZE = cases({ quick: 0, long: 1 }) === 0 ? SMALL : LARGE;

const seeds = Array.from(
  { length: MONTHS },
  (_, index) => 1_000 * Math.abs(jest.getSeed()) + index,
);

test.each(seeds)(
  "a rating officer's month, %d: new ratings, first ratings and K are those of the rules, whatever was sorted, typed and corrected in between",
  async (seed) => {
    const month = randomMonth(seed, SIZE);
    const { events, asked, compared: figures, differences } = await checkMonth(month);
    compared("months", figures, differences.length);
    expect(differences).toEqual([]);
    /** What nobody could read is no proof. */
    expect(asked.length).toBeLessThan(events / 2);
    expect(figures).toBeGreaterThan(20);
  },
);
