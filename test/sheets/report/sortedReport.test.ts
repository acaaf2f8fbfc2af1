import fc from "fast-check";
import { reportEventIn } from "../../../src/desk/why/sheet/reportEventIn";
import { whyOnSheet } from "../../../src/desk/why/sheet/whyOnSheet";
import { NEWEST_EDITION } from "../../../src/rules/editions/editions";
import { eventReport } from "../../../src/rules/report/eventReport";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { eventOf } from "../../../src/tournament/eventOf";
import { readSwiss } from "../../../src/tournament/swiss/readSwiss";
import { largeSwiss } from "../../fixtures/largeSwiss";
import { cases } from "../../support/cases";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { cellsOf } from "../../support/sheetCells";
import { shownByLine } from "../../support/sortedList";
import { listsOfReport, SORTINGS, sortLists } from "../../support/sortedReport";
import { formulaCell } from "../../support/why/explainedCells";
import { bookRead, WORDS } from "../../support/why/bookRead";

/** What a page shows of where a game stands follows the list. */
const PLACE_ON_PAGES = 8;

function shown(book: PlannedWorkbook, order: ReportOrder, plans: readonly SheetPlan[]) {
  const lists = listsOfReport(order, plans);
  return plans.map((plan) => {
    const own = lists.filter(({ sheet }) => sheet === plan.name);
    const isPages = order.hasPages && plan === plans.at(-1);
    return shownByLine(book, plan, own, isPages ? [PLACE_ON_PAGES] : []);
  });
}

test("8.5 (2014): every list of a report can be sorted by any column, in both ways of programs", () => {
  fc.assert(
    fc.property(
      randomReport(),
      fc.constantFrom("fide" as const, "plain" as const),
      SORTINGS,
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      (random, style, how, picks) => {
        const order = orderOf(random, style);
        const plans = reportPlans(order);
        const book = new PlannedWorkbook();
        writeAllPlanned(book, plans);
        const before = shown(book, order, plans);
        sortLists(book, listsOfReport(order, plans), how);
        expect(shown(book, order, plans)).toEqual(before);
        const read = bookRead(book, plans);
        expect(reportEventIn(read, plans[0]!.name, WORDS.languages)).not.toBeNull();
        for (const pick of picks) {
          const at = formulaCell(plans, pick);
          const why = whyOnSheet(read, at, WORDS);
          if (why?.kind === "explained") expect(why.why.agrees).not.toBe(false);
        }
      },
    ),
    { numRuns: cases({ quick: 25, long: 400 }) },
  );
});

test("what is read of a sorted report is what was read before", () => {
  fc.assert(
    fc.property(randomReport(), SORTINGS, (random, how) => {
      const order = orderOf(random, "fide");
      const plans = reportPlans(order);
      const book = new PlannedWorkbook();
      writeAllPlanned(book, plans);
      const read = () => {
        const found = reportEventIn(bookRead(book, plans), plans[0]!.name, WORDS.languages)!;
        const { event, edition: of, options, report } = found;
        const players = report.players.map((player) => ({ ...player, row: 0, columns: null }));
        return { event, options, players, rows: eventReport(event, of, options) };
      };
      const before = read();
      sortLists(book, listsOfReport(order, plans), how);
      expect(read()).toEqual(before);
    }),
    { numRuns: cases({ quick: 15, long: 200 }) },
  );
});

/** So many take half a minute: all editions in the long run. */
const SIZES = [60, 300].filter((players) => players <= cases({ quick: 60, long: 300 }));

describe.each(SIZES)("a Swiss of %d players", (players) => {
  const cells = cellsOf(largeSwiss(players, players === 60 ? 9 : 11));
  const event = eventOf(readSwiss(cells, cells.area, { ratingColumn: null })!.played)!;

  const editions = [
    ["newest", NEWEST_EDITION],
    ["2022", edition(2022)],
  ] as const;

  test.each(editions)("%s: by names and by scores, nothing changes", (_, of) => {
    const order = { ...PLAIN_ORDER, event, edition: of, style: "fide" as const, hasPages: true };
    const plans = reportPlans(order);
    const book = new PlannedWorkbook();
    writeAllPlanned(book, plans);
    const before = shown(book, order, plans);
    for (const shiftsOthers of [true, false]) {
      sortLists(book, listsOfReport(order, plans), [
        { column: 1, isDescending: true, shiftsOthers },
        { column: 7, isDescending: false, shiftsOthers },
      ]);
      expect(shown(book, order, plans)).toEqual(before);
    }
  });
});
