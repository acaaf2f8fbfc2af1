import { fittedWidths } from "../../../src/sheets/fittedWidths";
import { editionsOf } from "../../../src/rules/editions/editionOn";
import { reportSheets } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import type { Event } from "../../../src/tournament/event";
import { LANGUAGES } from "../../support/languages";
import { PLAIN_ORDER } from "../../support/reportOnSheet";

/** A screen of 1280 × 720 beside a pane of 340, less row numbers and scroll bar, ribbon and tabs. */
const WIDTH = 1280 - 340 - 48 - 15;
const HEIGHT = 720 - 320;
const ROW = 20;

/** As the writer gives columns their width, in pixels: points of 4/3, and the edges. */
const pixels = (characters: number) => ((characters * 5.6 + 4) * 4) / 3;

function event(unratedFrom: number, isRatedSince: boolean): Event {
  const players = Array.from({ length: 12 }, (_, place) => ({
    name: `Player ${place + 1}`,
    rating: place < unratedFrom ? 2000 - place : null,
    k: null,
    ...(place === 0 && isRatedSince && { isRatedSince: true as const }),
    facts: { birth: { year: 2000, month: 1, day: 1 }, games: 12, peak: 2050 },
    id: "1503014",
    carried: { federation: "SUI" },
    games: [0, 1].map((round) => {
      const other = (place + 1 + round) % 12;
      const opponent = { place: other, name: `Player ${other + 1}`, rating: null };
      return { round: round + 1, opponent, score: 1 as const };
    }),
  }));
  return { kind: "swiss", rounds: 9, players };
}

/** Where a column ends on the screen. */
function rightOf(plan: SheetPlan, name: string): number {
  const area = plan.names.find((each) => each.name === name)?.area;
  const upTo = fittedWidths(plan).slice(0, (area?.column ?? -1) + 1);
  return upTo.reduce((sum, width) => sum + pixels(width), 0);
}

describe.each(LANGUAGES)("$code", ({ sheets: texts }) => {
  test.each(editionsOf("standard").map((edition) => [edition.name, edition] as const))(
    "edition %s: of the first ten players change and Rn, or Ru, and all of their games are in view at 1280 × 720",
    (_, edition) => {
      for (const unratedFrom of [12, 8, 0]) {
        for (const isRatedSince of [false, unratedFrom > 0]) {
          const order: ReportOrder = {
            ...PLAIN_ORDER,
            event: event(unratedFrom, isRatedSince),
            edition,
            style: "plain",
            later: new Set([11]),
          };
          const [report, games] = reportSheets(order, ["R", "G"], texts) as [SheetPlan, SheetPlan];
          for (const name of ["Rating_change", "Rn", "Ru"]) {
            expect([name, rightOf(report, name) <= WIDTH]).toEqual([name, true]);
          }
          for (const name of ["Score", "W_points", "Rating_change"]) {
            expect([name, rightOf(games, name) <= WIDTH]).toEqual([name, true]);
          }
          const player = report.names.find(({ name }) => name === "Player")!.area;
          /** A heading between is as high as two rows. */
          expect((player.row + 10 + 2) * ROW).toBeLessThanOrEqual(HEIGHT);
        }
      }
    },
  );
});
