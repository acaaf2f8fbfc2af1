import fc from "fast-check";
import { firstRatingOfPlayer } from "../../../src/desk/ratings/firstRatingOfPlayer";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { correctionSheet } from "../../../src/sheets/correction/correctionSheet";
import { unratedPlayers } from "../../../src/sheets/firstRating/unratedPlayers";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { cases } from "../../support/cases";
import { careerPlan } from "../../support/checkRandomCareers";
import { orderOf, randomReport } from "../../support/checkRandomReports";
import { reportOn } from "../../support/checkRandomResults";
import { correctedOrder, withPlayers } from "../../support/correctionOnSheet";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { numbered } from "../../support/numbered";
import { allOne } from "../../support/people/allOne";
import { writeAllPlanned, writePlanned } from "../../support/plannedSheet";
import { randomSwiss } from "../../support/randomEvent";
import { writtenSide } from "../../support/reportSide";
import { reportPlans } from "../../support/reportOnSheet";
import { shownByLine } from "../../support/sortedList";
import { listsOfReport, SORTINGS, sortLists } from "../../support/sortedReport";

const RUNS = cases({ quick: 10, long: 150 });

test("a correction stays what it is while its two reports and their games are sorted", () => {
  fc.assert(
    fc.property(randomSwiss(), SORTINGS, fc.nat(5), (random, how, what) => {
      const event = { ...random, players: numbered(random.players, what) };
      const other = withPlayers(event, (each, place) => ({
        ...each,
        rating: place === 0 ? (each.rating ?? 1900) + 7 : each.rating,
      }));
      const book = new PlannedWorkbook();
      const orders = [correctedOrder(event), correctedOrder(other)] as const;
      const [was, is] = [reportPlans(orders[0], " before"), reportPlans(orders[1], " after")];
      const sides = { before: writtenSide(book, was), after: writtenSide(book, is) };
      const plan: SheetPlan = { ...correctionSheet(sides, EN_SHEETS), name: "Correction" };
      writePlanned(book, plan);
      const before = shownByLine(book, plan, []);
      sortLists(book, listsOfReport(orders[0], was), how);
      sortLists(book, listsOfReport(orders[1], is), how);
      expect(shownByLine(book, plan, [])).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

test("7.14 (2014): a first rating of reports stays what it is while they are sorted", () => {
  let made = 0;
  fc.assert(
    fc.property(randomReport(), SORTINGS, (random, how) => {
      const order = { ...orderOf(random, "plain"), startDate: 42_000 };
      const plans = reportPlans(order);
      const book = new PlannedWorkbook();
      writeAllPlanned(book, plans);
      const reports = [{ sheet: plans[0]!.name, report: reportOn(book, plans[0]!)! }];
      const careers = unratedPlayers(reports, allOne(reports)).flatMap((player, index) => {
        const found = firstRatingOfPlayer(player, null, BY_DATE, false);
        if (found.kind !== "planned") return [];
        const plan = { ...careerPlan(found.order), name: `Career ${index}` };
        writePlanned(book, plan);
        return [plan];
      });
      const shown = () => careers.map((plan) => shownByLine(book, plan, []));
      const before = shown();
      made += careers.length;
      sortLists(book, listsOfReport(order, plans), how);
      expect(shown()).toEqual(before);
    }),
    { numRuns: RUNS },
  );
  expect(made).toBeGreaterThan(0);
});
