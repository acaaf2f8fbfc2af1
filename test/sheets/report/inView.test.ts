import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { FR_SHEETS } from "../../../src/i18n/fr/sheets";
import { editionsOf } from "../../../src/rules/editions/editionOn";
import { reportSheets } from "../../../src/sheets/report/reportSheets";
import type { ReportOrder } from "../../../src/sheets/report/order";
import type { Event } from "../../../src/tournament/event";
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
    games: [],
  }));
  return { kind: "swiss", rounds: 9, players };
}

const LANGUAGES = [
  ["English", EN_SHEETS],
  ["French", FR_SHEETS],
] as const;

describe.each(LANGUAGES)("%s", (_, texts) => {
  test.each(editionsOf("standard").map((edition) => [edition.name, edition] as const))(
    "edition %s: of the first ten players change and Rn, or Ru, are in view at 1280 × 720",
    (__, edition) => {
      for (const unratedFrom of [12, 8, 0]) {
        for (const isRatedSince of [false, unratedFrom > 0]) {
          const order: ReportOrder = {
            ...PLAIN_ORDER,
            event: event(unratedFrom, isRatedSince),
            edition,
            style: "plain",
            later: new Set([11]),
          };
          const [{ names, widths }] = reportSheets(order, ["R", "G"], texts) as [
            ReturnType<typeof reportSheets>[number],
          ];
          const rightOf = (name: string) => {
            const area = names.find((each) => each.name === name)?.area;
            return widths.slice(0, (area?.column ?? -1) + 1).reduce((sum, w) => sum + pixels(w), 0);
          };
          for (const name of ["Rating_change", "Rn", "Ru"]) {
            expect([name, rightOf(name) <= WIDTH]).toEqual([name, true]);
          }
          const player = names.find(({ name }) => name === "Player")!.area;
          /** A heading between is as high as two rows. */
          expect((player.row + 10 + 2) * ROW).toBeLessThanOrEqual(HEIGHT);
        }
      }
    },
  );
});
