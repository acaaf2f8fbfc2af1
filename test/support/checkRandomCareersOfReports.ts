import fc from "fast-check";
import { firstRatingOfPlayer } from "../../src/desk/ratings/firstRatingOfPlayer";
import { listedPlayers, type ListedPlayer } from "../../src/desk/ratings/listedPlayers";
import { BY_DATE } from "../../src/desk/ratings/rules";
import { EN_REPORT } from "../../src/i18n/en/report";
import { firstRating } from "../../src/rules/firstRating";
import type { StyleName } from "../../src/sheets/articles/style";
import { termsOf, type FirstRatingOrder } from "../../src/sheets/firstRating/order";
import { careerPlaces } from "../../src/sheets/firstRating/places";
import type { ReportedEvent } from "../../src/sheets/firstRating/unratedPlayers";
import type { NamedReport } from "../../src/sheets/period/resultsOfReports";
import type { ReportOrder } from "../../src/sheets/report/order";
import { readReport } from "../../src/sheets/report/readReport";
import { reportPlaces } from "../../src/sheets/report/places";
import type { SheetPlan } from "../../src/sheets/sheetPlan";
import type { Book } from "./book";
import { cases } from "./cases";
import { careerPlan, careerShown, careerToShow } from "./checkRandomCareers";
import { orderOf, randomReport } from "./checkRandomReports";
import { PlannedWorkbook } from "./evaluator/plannedWorkbook";
import { writeAllPlanned, writePlanned } from "./plannedSheet";
import { reportPlans } from "./reportOnSheet";
import { readPlanned } from "./sheetRead";
import { addressOfPlayer } from "./reportCells";
import { allOne } from "./people/allOne";

const RUNS = cases({ quick: 3, long: 150 });
const SHEET = "Career";

interface Written {
  readonly order: ReportOrder;
  readonly plans: readonly SheetPlan[];
}

/** Every unrated player of a workbook's random reports: his sheet against the rules, and after a change. */
export function checkRandomCareersOfReports(
  style: StyleName,
  book: Book = new PlannedWorkbook(),
  runs = RUNS,
): void {
  test(`${runs} workbooks of reports, and each with a result changed in one of them`, () => {
    fc.assert(
      fc.property(
        fc.array(randomReport(), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (all, what) => {
          for (const sheet of book.sheets().slice(1)) book.deleteSheet(sheet);
          const written = all.map((random, index): Written => {
            const order = dated(orderOf(random, style), index);
            const plans = reportPlans(order, ` ${index}`);
            writeAllPlanned(book, plans);
            return { order, plans };
          });
          const before = ordersOf(book, written, style);
          for (const order of before) expectAsRules(book, order);
          change(book, written[what % written.length]!, what);
          const after = ordersOf(book, written, style);
          /** Linked: the sheets of before follow. */
          for (const order of after) {
            const isNamed = ({ player }: FirstRatingOrder) => player?.name === order.player?.name;
            /** By their births they may be two of one name. */
            const [was, another] = before.filter(isNamed);
            if (another !== undefined || after.filter(isNamed).length > 1) continue;
            if (was?.edition === order.edition && was.career.length === order.career.length) {
              expectAsRules(book, was, order);
            }
          }
        },
      ),
      { numRuns: runs },
    );
  });
}

/** All of one pace, one after the other, under titles of their own. */
function dated(order: ReportOrder, index: number): ReportOrder {
  const startDate = order.edition.from + 30 * index;
  return { ...order, startDate, title: `Event ${index}` };
}

function ordersOf(book: Book, written: readonly Written[], style: StyleName): FirstRatingOrder[] {
  return playersOf(book, written).flatMap(({ player }) => {
    const found = firstRatingOfPlayer(player, null, { ...BY_DATE, style }, false);
    if (found.kind !== "planned") throw new Error(found.kind);
    expectRuOfReport(player.events, found.order);
    return found.order;
  });
}

/** 8.3 (2011): what one event alone gives is the Ru of its report, of a round robin Ru (new), 8.25. */
function expectRuOfReport(events: readonly ReportedEvent[], order: FirstRatingOrder): void {
  const [only, another] = events;
  const { rating } = firstRating(order.career, termsOf(order));
  if (only === undefined || another !== undefined || only.ru === null || rating === null) return;
  expect(rating).toBe(only.ru);
}

function playersOf(book: Book, written: readonly Written[]): readonly ListedPlayer[] {
  const reports = written.map(({ plans: [plan] }): NamedReport => {
    const report = readReport(readPlanned(book, plan!), [EN_REPORT])!;
    return { sheet: plan!.name, report };
  });
  return listedPlayers(reports, allOne(reports));
}

/** The sheet of one order shows what the rules give for another one. */
function expectAsRules(book: Book, order: FirstRatingOrder, expected = order): void {
  if (book.sheets().includes(SHEET)) book.deleteSheet(SHEET);
  writePlanned(book, careerPlan(order), SHEET);
  const { values } = book.read(SHEET, `A1:Z${careerPlaces(order).tablesRow}`);
  expect(careerShown(values, order)).toEqual(careerToShow({ ...expected, published: null }));
}

/** The first player of the report has a rating, or another one. */
function change(book: Book, { order, plans: [plan] }: Written, what: number): void {
  const address = addressOfPlayer(reportPlaces(order), "rating", 0);
  book.write(plan!.name, address, [[1500 + (what % 500)]]);
}
