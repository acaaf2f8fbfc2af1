import { unratedPlayers } from "../../../src/sheets/firstRating/unratedPlayers";
import { readReport } from "../../../src/sheets/report/readReport";
import { EN_REPORT } from "../../../src/i18n/en/report";
import { dayOf } from "../../../src/rules/day";
import type { Result } from "../../../src/rules/units";
import { checkRandomCareersOfReports } from "../../support/checkRandomCareersOfReports";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";
import { PLAIN_ORDER, reportPlans } from "../../support/reportOnSheet";
import { readPlanned } from "../../support/sheetRead";
import { eventOfRoundRobin, roundRobinOfEvent } from "../../support/tournaments";

describe.each(["fide", "plain"] as const)("%s", (style) => {
  checkRandomCareersOfReports(style);
});

/** Who stands further up wins the first game of each pairing; the second is drawn. */
function robin(rounds: number) {
  const ratings = [2300, 2250, 2200, 2150, null, null];
  const players = ratings.map((rating, place) => ({ name: `P${place}`, rating, k: null }));
  const square = players.map((_, one) =>
    players.map((__, other): Result[] =>
      one === other ? [] : ([one < other ? 2 : 0, 1].slice(0, rounds) as Result[]),
    ),
  );
  return eventOfRoundRobin({ players, scores: { square } })!;
}

test.each([
  [1, undefined, 5],
  [2, true, 10],
])(
  "6.22 (2014): a round robin of %d games a pairing is read back as one",
  (rounds, isDouble, n) => {
    const event = robin(rounds);
    const order = {
      ...PLAIN_ORDER,
      event,
      edition: edition(2014),
      style: "fide" as const,
      startDate: dayOf(2015, 5, 1),
      robin: {
        event: roundRobinOfEvent(event)!,
        championship: "none" as const,
        later: new Set([5]),
      },
    };
    const book = new PlannedWorkbook();
    const plans = reportPlans(order);
    writeAllPlanned(book, plans);
    const report = readReport(readPlanned(book, plans[0]!), [EN_REPORT])!;
    const events = unratedPlayers([{ sheet: plans[0]!.name, report }]).flatMap(
      (each) => each.events,
    );
    expect(events[0]).toMatchObject({ system: "robin", games: n });
    expect(events[0]!.isDouble).toBe(isDouble);
  },
);
