import { dayOf } from "../../../src/rules/day";
import { fittedWidths } from "../../../src/sheets/fittedWidths";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { periodPlaces } from "../../../src/sheets/period/places";
import { periodSheets } from "../../../src/sheets/period/periodSheets";
import { rowsOfLines } from "../../../src/sheets/rowsOfLines";
import { columnOf } from "../../../src/sheets/table";
import { linesOf } from "../../../src/sheets/textWidth";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writeAllPlanned } from "../../support/plannedSheet";
import { addressIn } from "../../support/tableCells";

const result = (rating: number | null, games: number, k: number | null, delta: number | null) => ({
  ...{ event: "Open", day: dayOf(2014, 9, 5), rating, games, delta, k },
});
const NAME = "Vachier-Lagrave, Maxime Christophe";

const ORDER: PeriodOrder = {
  players: [
    { name: NAME, results: [result(1402, 5, 20, 0), result(1722, 5, 40, 0)], earlierGames: 9 },
    { name: "Ng, Li", results: [result(null, 5, null, null)], earlierGames: null },
    { name: "Una", results: [result(null, 2, null, null)], earlierGames: null },
    { name: "Weiß, Zoë", results: [result(1010, 9, 40, -500)], earlierGames: 9 },
    { name: "Ann", results: [result(2000, 9, 20, 0)], earlierGames: 9 },
  ],
  edition: edition(2014),
  style: "plain",
  list: dayOf(2014, 10, 1),
};

test.each(LANGUAGES)(
  "7.14, 7.21 (2014): rows are as high as their remarks are long: $code",
  (texts) => {
    const book = new PlannedWorkbook();
    const plans = periodSheets(ORDER, ["P", "R"], texts.sheets);
    writeAllPlanned(book, plans);
    const { players } = periodPlaces(ORDER);
    const width = fittedWidths(plans[0]!)[columnOf(players, "remarks")]! - 1;
    const needed = ORDER.players.map((_, line) => {
      const [[said] = []] = book.read("P", addressIn(players, "remarks", line)).values;
      return linesOf(String(said), width);
    });
    const heights = rowsOfLines(plans[0]!);
    const has = ORDER.players.map((_, line) => heights.get(players.first + line) ?? 1);
    expect(has).toEqual(needed);
    expect(Math.max(...needed)).toBeGreaterThan(1);
  },
);
