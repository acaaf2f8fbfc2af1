import { fittedWidths } from "../../../src/sheets/fittedWidths";
import { iterationSheet } from "../../../src/sheets/iteration/iterationSheet";
import { iterationPlaces } from "../../../src/sheets/iteration/places";
import type { IterationOrder } from "../../../src/sheets/iteration/order";
import { columnOf } from "../../../src/sheets/table";
import { edition } from "../../support/editions";
import { exampleOrder } from "../../support/exampleOrder";
import { LANGUAGES } from "../../support/languages";

/** A screen of 1280 × 720 beside a pane of 340, less row numbers and scroll bar, ribbon and tabs. */
const WIDTH = 1280 - 340 - 48 - 15;
const HEIGHT = 720 - 320;
const ROW = 20;

/** As the writer gives widths to Excel: points to a character, with the edges; then in pixels. */
const pixels = (characters: number) => ((characters * 5.6 + 4) * 4) / 3;

/** All of whom everything is known, so that every column is shown. */
function known(order: IterationOrder, players: number): IterationOrder {
  const facts = { birth: { year: 2001 }, games: 12, peak: 2100 };
  const all = Array.from({ length: players }, (_, index) => ({
    ...{ name: `Player ${index + 1}`, rating: 2000, k: null, facts },
  }));
  const scores = {
    square: all.map((_, one) => all.map((__, other) => (one === other ? [] : [1 as const]))),
  };
  return { ...order, startDate: edition(2014).from, event: { players: all, scores } };
}

const pixelsUpToRn = (order: IterationOrder, widths: readonly number[]) =>
  widths
    .slice(0, columnOf(iterationPlaces(order).table, "rn") + 1)
    .reduce((sum, width) => sum + pixels(width), 0);

const EXAMPLE = exampleOrder(2014, "fide");

describe.each(LANGUAGES)("$code", ({ sheets: texts }) => {
  test.each([
    ["the worked example", EXAMPLE],
    ["six players of whom all is known", known(EXAMPLE, 6)],
    ["twelve", known(EXAMPLE, 12)],
    ["twenty", known(EXAMPLE, 20)],
  ])("%s: ten players with Ru, Ru (new), change and Rn are in view", (_, order) => {
    const { widths, cells } = iterationSheet(order, texts);
    const { table } = iterationPlaces(order);
    expect(pixelsUpToRn(order, widths)).toBeLessThanOrEqual(WIDTH);
    expect((table.first + 10) * ROW).toBeLessThanOrEqual(HEIGHT);
    const above = cells.filter(({ row }) => row < table.first - 1);
    expect(new Set(above.map(({ row, column }) => `${row} ${column}`))).toEqual(
      new Set(["0 0", "1 0", "2 0", "3 0"]),
    );
  });

  test("words in the columns of the worked example leave Rn in view", () => {
    const widths = fittedWidths(iterationSheet(EXAMPLE, texts));
    expect(pixelsUpToRn(EXAMPLE, widths)).toBeLessThanOrEqual(WIDTH);
  });
});
