import { EN_REPORT } from "../../../../src/i18n/en/report";
import { EN_WHY_SHEET } from "../../../../src/i18n/en/whySheet";
import { dayOf } from "../../../../src/rules/day";
import { whyOnSheet } from "../../../../src/desk/why/sheet/whyOnSheet";
import { resultsOfReports } from "../../../../src/sheets/period/resultsOfReports";
import { readReport } from "../../../../src/sheets/report/readReport";
import type { SheetPlan } from "../../../../src/sheets/sheetPlan";
import type { BookRead } from "../../../../src/desk/why/why";
import { edition } from "../../../support/editions";
import { PlannedWorkbook } from "../../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../../support/plannedSheet";
import { periodPlans } from "../../../support/randomPeriod";
import { PLAIN_ORDER, reportPlans } from "../../../support/reportOnSheet";
import { readPlanned } from "../../../support/sheetRead";
import { bookRead, WORDS } from "../../../support/why/bookRead";
import { explainedAt, placeOf } from "../../../support/why/explained";

/** Ann wins her games of two events; Eve is unrated; Zoe, who stands first, meets others. */
function periodOfTwo() {
  const book = new PlannedWorkbook();
  const plans: SheetPlan[] = [];
  const reports = [1, 2].map((games) => {
    const against = (name: string, rating: number | null, place: number | null) =>
      Array.from({ length: games }, (_, round) => ({
        round: round + 1,
        opponent: { name, rating, place },
        score: name === "Eve" ? (2 as const) : (0 as const),
      }));
    const all = reportPlans(
      {
        ...PLAIN_ORDER,
        style: "fide",
        edition: edition(2014),
        startDate: dayOf(2014, 9, games),
        title: `Cup ${games}`,
        event: {
          kind: "swiss",
          rounds: games,
          players: [
            { name: "Zoe", rating: 2100, k: 20, games: against("Max", 2050, null) },
            { name: "Eve", rating: null, k: null, games: against("Ann", 2000, 2) },
            { name: "Ann", rating: 2000, k: 20, games: against("Eve", null, 1) },
          ],
        },
      },
      ` ${games}`,
    );
    writeAllPlanned(book, all);
    plans.push(...all);
    const [plan] = all as [SheetPlan];
    return { sheet: plan.name, report: readReport(readPlanned(book, plan), [EN_REPORT])! };
  });
  const period = periodPlans({
    players: resultsOfReports(reports),
    edition: edition(2014),
    style: "fide",
    list: dayOf(2014, 10, 1),
  });
  writeAllPlanned(book, period);
  return { read: bookRead(book, [...plans, ...period]), period: period[0]!.name, plans };
}

test("why of a period's change leads on to the games of each event, by the player's number (8.55, 2014)", () => {
  const { read, period, plans } = periodOfTwo();
  const line = [0, 1, 2].find(
    (each) => explainedAt(read, period, "Rn", each).why.title === "Rn of Ann",
  )!;
  const [one, two] = explainedAt(read, period, "Rating_change", line).why.sources;
  expect([one, two]).toMatchObject([
    { label: "Games of Ann: Cup 1", sheet: plans[1]!.name, area: { rows: 1 } },
    { label: "Games of Ann: Cup 2", sheet: plans[3]!.name, area: { rows: 2 } },
  ]);
  const game = whyOnSheet(read, { sheet: two!.sheet, place: two!.area }, WORDS);
  expect(game).toMatchObject({
    kind: "explained",
    why: { title: expect.stringContaining("Ann") as string },
  });
  /** What has not been read yet is asked for. */
  const without: BookRead = new Map([...read].filter(([name]) => name !== plans[0]!.name));
  const place = placeOf(read, period, "Rating_change", line);
  expect(whyOnSheet(without, { sheet: period, place }, WORDS)).toEqual({
    kind: "needed",
    sheets: [plans[0]!.name],
  });
});

test("why somebody has no rating yet is answered on the empty cell (7.14, 2014)", () => {
  const { read, period } = periodOfTwo();
  const line = [0, 1, 2].find(
    (each) => explainedAt(read, period, "Rn", each).why.title === "Rn of Eve",
  )!;
  const { why } = explainedAt(read, period, "Rn", line);
  expect(why).toMatchObject({
    said: [EN_WHY_SHEET.noRatingYet(edition(2014), 3, 5)],
    result: null,
    agrees: true,
  });
});
