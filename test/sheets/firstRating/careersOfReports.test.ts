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
function robin(rounds: number, ratings: readonly (number | null)[]) {
  const players = ratings.map((rating, place) => ({ name: `P${place}`, rating, k: null }));
  const square = players.map((_, one) =>
    players.map((__, other): Result[] =>
      one === other ? [] : ([one < other ? 2 : 0, 1].slice(0, rounds) as Result[]),
    ),
  );
  return eventOfRoundRobin({ players, scores: { square } })!;
}

const SIX = [2300, 2250, 2200, 2150, null, null];
/** Of two rated opponents alone the event gives no Ru, 8.21 (2012): no figure tells how many counted. */
const TOO_FEW = [2300, 2250, null];

test.each([
  [1, 2014, undefined, SIX, 5],
  [2, 2014, true, SIX, 10],
  [1, 2012, undefined, TOO_FEW, 2],
])(
  "6.22: a round robin of %d games a pairing is read back as one (%d)",
  (rounds, id, isDouble, ratings, n) => {
    const event = robin(rounds, ratings);
    const order = {
      ...PLAIN_ORDER,
      event,
      edition: edition(id),
      style: "fide" as const,
      startDate: dayOf(id + 1, 5, 1),
      robin: {
        event: roundRobinOfEvent(event)!,
        championship: "none" as const,
        later: new Set([ratings.length - 1]),
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
