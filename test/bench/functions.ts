import { BARE_TABLE, lookUp } from "../../src/rules/tables/pd";
import { loadFunctions } from "../support/excel";
import { best, ratings, WARM_RUNS, type BenchRow } from "./measure";

const ROWS = 100_000;

const column = (values: readonly number[]) => values.map((value) => [value]);

/** What Excel sends for a column of 100,000 rows, and the one call that answers it. */
export function functionRows(built: string): BenchRow[] {
  const excel = loadFunctions(built);
  const own = column(ratings(ROWS, 1));
  const opponents = column(ratings(ROWS, 2));
  const scores = column(own.map((_, index) => (index % 3) / 2));
  const fractions = column(own.map((_, index) => (index % 101) / 100));
  const games = column(own.map((_, index) => index % 60));
  const calls: [string, ...unknown[]][] = [
    ["PD.LOOKUP", opponents],
    ["DP.LOOKUP", fractions, null],
    ["EXPECTED", own, opponents, [[2014]]],
    ["DELTA", own, opponents, scores, [[2014]]],
    ["CHANGE", [[2000]], opponents, scores, [[20]], [[2014]]],
    ["KFACTOR", own, games, games, null, null, [[2014]]],
  ];
  return calls.map(([id, ...values]) => ({
    what: id,
    milliseconds: best(() => excel.raw(id, ...values)),
    against: [],
  }));
}

/** How many times as long a function takes over the rows as the bare table of PD does. */
interface Ratio {
  readonly what: string;
  readonly times: number;
  readonly "at most": number;
}

const PD_AT_MOST = 10;
const EXPECTED_AT_MOST = 20;

/**
 * A plain loop of the look-up makes the same rows: what reading, combining and writing back cost beside it,
 * both sides warm: cold, the loop is slower than it is, and the ratio looks better.
 */
export function functionRatios(built: string): Ratio[] {
  const excel = loadFunctions(built);
  const own = column(ratings(ROWS, 1));
  const opponents = column(ratings(ROWS, 2));
  const differences = column(own.map(([rating = 0], row) => rating - (opponents[row]?.[0] ?? 0)));
  const plain = best(() => differences.map(([d = 0]) => [lookUp(BARE_TABLE, d) / 100]), WARM_RUNS);
  const times = (id: string, ...values: unknown[]) =>
    Number((best(() => excel.raw(id, ...values), WARM_RUNS) / plain).toFixed(1));
  return [
    { what: "PD", times: times("PD.LOOKUP", differences), "at most": PD_AT_MOST },
    {
      what: "EXPECTED",
      times: times("EXPECTED", own, opponents, [[2014]]),
      "at most": EXPECTED_AT_MOST,
    },
  ];
}
