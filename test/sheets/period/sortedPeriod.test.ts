import fc from "fast-check";
import { readPeriodSheets } from "../../../src/sheets/period/readPeriodSheets";
import { periodPlaces } from "../../../src/sheets/period/places";
import type { PeriodOrder } from "../../../src/sheets/period/order";
import { resultsOfReports } from "../../../src/sheets/period/resultsOfReports";
import { reportPlaces } from "../../../src/sheets/report/places";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { columnOf } from "../../../src/sheets/table";
import type { Area } from "../../../src/tournament/sheetCells";
import { cases } from "../../support/cases";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { reportOn } from "../../support/checkRandomResults";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { periodOrder, periodPlans, randomPeriod } from "../../support/randomPeriod";
import { reportPlans } from "../../support/reportOnSheet";
import { shownByLine, sortList, type Sorting } from "../../support/sortedList";
import { SORTINGS } from "../../support/sortedReport";
import { bookRead } from "../../support/why/bookRead";

interface List {
  readonly area: Area;
  /** The column of the lines' numbers. */
  readonly key: number;
}

const wide = ({ cells }: SheetPlan) => Math.max(...cells.map(({ column }) => column)) + 1;

/** Of the sheet of players, and of that of their results. */
function listsOf(order: PeriodOrder, plans: readonly SheetPlan[]): readonly List[] {
  const { players, results } = periodPlaces(order);
  const area = (
    { first, lines }: { readonly first: number; readonly lines: number },
    at: number,
  ) => ({
    row: first,
    rows: lines,
    column: 0,
    columns: wide(plans[at]!),
  });
  return [
    { area: area(players, 0), key: columnOf(players, "number") },
    { area: area(results, 1), key: columnOf(results, "line") },
  ];
}

function sorted(
  book: PlannedWorkbook,
  plans: readonly SheetPlan[],
  lists: readonly List[],
  how: readonly Sorting[],
) {
  for (const [at, { area }] of lists.entries()) {
    const one = how[at % how.length]!;
    sortList(book, plans[at]!.name, area, { ...one, column: one.column % area.columns });
  }
}

const shown = (book: PlannedWorkbook, plans: readonly SheetPlan[], lists: readonly List[]) =>
  plans.map((plan, at) => shownByLine(book, plan, [lists[at]!]));

/** What is read of both sheets, without where it stands. */
function readOf(book: PlannedWorkbook, plans: readonly SheetPlan[]) {
  const [period, results] = [...bookRead(book, plans).values()];
  const { players, ...rest } = readPeriodSheets(period!, results!)!;
  const named = players.map((player) => ({
    ...player,
    row: 0,
    rows: player.rows.length,
    results: player.results.map((each) => ({ ...each, row: 0 })),
  }));
  return { ...rest, players: new Map(named.map((each) => [each.name, each])) };
}

test("7.12 (2014): players and results of a period can be sorted by any column, in both ways of programs", () => {
  fc.assert(
    fc.property(
      randomPeriod(),
      fc.constantFrom("fide" as const, "plain" as const),
      SORTINGS,
      (random, style, how) => {
        const order = periodOrder(random, style);
        const plans = periodPlans(order);
        const book = new PlannedWorkbook();
        writeAllPlanned(book, plans);
        const lists = listsOf(order, plans);
        const [before, read] = [shown(book, plans, lists), readOf(book, plans)];
        sorted(book, plans, lists, how);
        expect(shown(book, plans, lists)).toEqual(before);
        expect(readOf(book, plans)).toEqual(read);
      },
    ),
    { numRuns: cases({ quick: 30, long: 400 }) },
  );
});

test("7.12 (2014): a period stays what it is while the reports that it comes from are sorted", () => {
  fc.assert(
    fc.property(fc.array(randomReport(), { minLength: 1, maxLength: 3 }), SORTINGS, (all, how) => {
      const book = new PlannedWorkbook();
      const { pace, edition } = all[0]!;
      const made = all.map((random, index) => {
        const order = orderOf({ ...random, pace, edition }, "plain");
        const plans = reportPlans(order, ` ${index}`);
        writeAllPlanned(book, plans);
        return { order, plan: plans[0]!, report: reportOn(book, plans[0]!)! };
      });
      const reports = made.map(({ plan, report }) => ({ sheet: plan.name, report }));
      const players = resultsOfReports(reports);
      const order = {
        players,
        edition: reports[0]!.report.edition,
        style: "plain",
        list: null,
      } as const;
      const plans = periodPlans(order);
      writeAllPlanned(book, plans);
      const lists = listsOf(order, plans);
      const before = shown(book, plans, lists);
      for (const each of made) {
        for (const { table } of reportPlaces(each.order).blocks) {
          const area = { row: table.first, rows: table.lines, column: 0, columns: wide(each.plan) };
          const [one] = how;
          sortList(book, each.plan.name, area, { ...one!, column: one!.column % area.columns });
        }
      }
      expect(shown(book, plans, lists)).toEqual(before);
      sorted(book, plans, lists, how);
      expect(shown(book, plans, lists)).toEqual(before);
    }),
    { numRuns: cases({ quick: 12, long: 200 }) },
  );
});

test("what is typed over a line stays with its player: K over the period's, a score in a list", () => {
  const random = {
    edition: 4,
    days: 400,
    players: [
      {
        name: "Ann",
        earlierGames: null,
        results: [{ event: "Open", day: null, rating: 2100, games: 5, delta: 50, k: null }],
      },
      {
        name: "Bea",
        earlierGames: null,
        results: [{ event: "Open", day: null, rating: 2000, games: 5, delta: -50, k: null }],
      },
    ],
  };
  const order = periodOrder(random, "plain");
  const plans = periodPlans(order);
  const book = new PlannedWorkbook();
  writeAllPlanned(book, plans);
  const lists = listsOf(order, plans);
  const { players } = periodPlaces(order);
  book.write(
    plans[0]!.name,
    `${String.fromCharCode(65 + columnOf(players, "k"))}${players.first + 2}`,
    [[40]],
  );
  const typed = shown(book, plans, lists);
  sorted(book, plans, lists, [{ column: 2, isDescending: false, shiftsOthers: true }]);
  expect(shown(book, plans, lists)).toEqual(typed);
});
