import { loadFunctions } from "../support/excel";
import { best, ratings, type BenchRow } from "./measure";

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
