import fc from "fast-check";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { dayOf } from "../../../src/rules/day";
import { eventReport } from "../../../src/rules/report/eventReport";
import { addressOfArea } from "../../../src/tournament/sheetCells";
import { reportSheets, wishedNames } from "../../../src/sheets/report/reportSheets";
import type { StyleName } from "../../../src/sheets/articles/style";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { tableRead } from "../../support/tableRead";

const NONE = { readAs: new Map<string, string>(), ratingColumn: null };

/** 2500 against 2480, K 10 each: results as the first player's row has them. */
function matchOf(results: readonly string[]) {
  const replies: Readonly<Record<string, string>> = {
    "1": "0",
    "0": "1",
    "½": "½",
    "+": "-",
    "-": "+",
  };
  const typed = (result: string) => (/\d/.test(result) ? Number(result) : result);
  const cells = cellsOf([
    ["Name", "Elo", "K", ...results.map((_, index) => `G${index + 1}`)],
    ["Adams", 2500, 10, ...results.map(typed)],
    ["Byrne", 2480, 10, ...results.map((each) => typed(replies[each]!))],
  ]);
  return tableRead(cells, cells.area, NONE);
}

function orderOf(results: readonly string[], style: StyleName) {
  const event = matchOf(results).event!;
  const startDate = dayOf(2015, 3, 1);
  return {
    ...PLAIN_ORDER,
    event,
    edition: edition(2014),
    style,
    startDate,
    matchGames: results.length,
  };
}

/** n, W and the change of the first player, as the sheet shows them. */
function shown(results: readonly string[], style: StyleName) {
  const { book, report } = written(results, style);
  return ["n_games", "W_points", "Rating_change"].map((name) => {
    const { area } = report.names.find((each) => each.name === name)!;
    return book.read(report.name, addressOfArea({ ...area, rows: 1 })).values[0]![0];
  });
}

function written(results: readonly string[], style: StyleName) {
  const order = orderOf(results, style);
  const plans = reportSheets(order, wishedNames(order, EN_SHEETS), EN_SHEETS);
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  return { book, report: plans[0]! };
}

const OF_TEN = ["+", "1", "1", "1", "1", "1", "0", "0", "0", "½"];

test("6.5 (2014): forfeited games decide a match, too: 6 of 10 points after game 6", () => {
  const event = matchOf(OF_TEN).event!;
  expect(event).toMatchObject({ kind: "match", rounds: 10 });
  const options = { startDate: dayOf(2015, 3, 1), matchGames: 10 };
  const [row] = eventReport(event, edition(2014), options).rows;
  expect([row?.n, row?.w, row?.rated?.change]).toEqual([5, 10, 2350]);
});

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("6.5 (2014): on the sheet n is 5, W 5 and the change +23.50", () => {
    expect(shown(OF_TEN, style)).toEqual([5, 5, 23.5]);
  });

  test("6.5 (2014): the report says why n is 5 of 9, and nothing where all games count", () => {
    const said = (results: readonly string[]) => {
      const { book, report } = written(results, style);
      return book.read(report.name, "B1:B40").values.flat().join(" ");
    };
    const note = "6.5 (2014): 5 of 9 games played count; the others came after";
    expect(said(OF_TEN)).toContain(note);
    expect(said(["1", "0", "½", "½"])).not.toContain("came after");
  });
});

test("6.5 (2005, 2014): n, W and change of any match with forfeits are those of the rules", () => {
  const result = fc.constantFrom("1", "0", "½", "+", "-");
  fc.assert(
    fc.property(fc.array(result, { minLength: 5, maxLength: 10 }), (rest) => {
      const results = ["1", "0", "1", ...rest];
      /** With few games left it is no match to its reader. */
      fc.pre(matchOf(results).event?.kind === "match");
      const { event, edition: of, startDate, matchGames } = orderOf(results, "plain");
      const [row] = eventReport(event, of, { startDate, matchGames }).rows;
      const { n, w, rated } = row!;
      expect(shown(results, "plain")).toEqual([n, w / 2, rated!.change / 100]);
    }),
    { numRuns: cases({ quick: 20, long: 300 }) },
  );
});
