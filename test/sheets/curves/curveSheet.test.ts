import { EN_CURVES } from "../../../src/i18n/en/learn/curves";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { CURVE_KEYS, type CurveKey } from "../../../src/i18n/learn/curves";
import { madeUpCareer } from "../../../src/desk/learn/madeUpCareer";
import { expected } from "../../../src/rules/expected";
import { kInPeriod } from "../../../src/rules/kFactor";
import { kOfPlayer } from "../../../src/rules/kOfPlayer";
import { logistic } from "../../../src/rules/logistic";
import { newRating } from "../../../src/rules/newRating";
import { normal } from "../../../src/rules/normal";
import { stakes } from "../../../src/rules/stakes";
import { PD_ROWS } from "../../../src/rules/tables/pd";
import { curveSheet } from "../../../src/sheets/curves/curveSheet";
import type { SheetPlan } from "../../../src/sheets/sheetPlan";
import { addressOf, addressOfArea, type Area } from "../../../src/tournament/sheetCells";
import { cases } from "../../support/cases";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { writeAllPlanned } from "../../support/plannedSheet";

const EDITION = edition(2025);
const RATINGS = [1402, 1499, 1500, 1612, 1688, 1699, 2301];

function drawn(curve: CurveKey, style: "fide" | "plain" = "plain", seed = 1) {
  const career = madeUpCareer(seed);
  const order = { curve, edition: EDITION, style, seed, career, ratings: RATINGS };
  const plan = curveSheet(order, { sheets: EN_SHEETS, own: EN_CURVES.sheet });
  const book = new PlannedWorkbook();
  writeAllPlanned(book, [plan]);
  const read = (area: Area) =>
    book.read(plan.name, addressOfArea(area)).values.map((row) => row.map(Number));
  const areaOf = (name: string) => plan.names.find((each) => each.name === name)!.area;
  return {
    plan,
    career,
    named: (name: string) => read(areaOf(name)).map(([value]) => value!),
    /** The column beside which another stands, so many to the right. */
    beside: (name: string, by: number) => {
      const area = areaOf(name);
      return read({ ...area, column: area.column + by }).map(([value]) => value!);
    },
    type: (name: string, value: number) => {
      book.write(plan.name, addressOf(areaOf(name)), [[value]]);
    },
    errors: () => {
      const { rows, columns } = plan.printed;
      const all = book.read(plan.name, addressOfArea({ row: 0, column: 0, rows, columns }));
      return all.values.flat().filter((value) => String(value).startsWith("#"));
    },
  };
}

const pd = (difference: number) => {
  const { higher } = PD_ROWS.filter(({ from }) => from <= Math.abs(difference)).at(-1)!;
  return (difference >= 0 ? higher : 100 - higher) / 100;
};

describe.each(["fide", "plain"] as const)("%s", (style) => {
  test("expectation: the table, 12.1 and the normal curve, and the difference that is chosen", () => {
    const { named, beside, type } = drawn("expectation", style);
    const differences = beside("by_table", -1);
    expect([differences[0], differences.at(-1)]).toEqual([-800, 800]);
    expect(named("by_table")).toEqual(differences.map(pd));
    for (const [index, difference] of differences.entries()) {
      expect(named("logistic")[index]).toBeCloseTo(logistic(difference), 12);
      expect(named("normal")[index]).toBeCloseTo(normal(difference), 12);
    }
    expect(named("table_of_difference")).toEqual([0.64]);
    type("difference", 345);
    expect(named("table_of_difference")).toEqual([0.89]);
    expect(named("logistic_of_difference")[0]).toBeCloseTo(logistic(345), 12);
    const upTo = beside("normal", 1);
    expect(upTo).toEqual(differences.map((each) => (each <= 345 ? pd(each) : 0)));
  });

  test("stakes: what FIDE.STAKES gives, for the K that are typed", () => {
    const { named, beside, type } = drawn("stakes", style);
    type("K_first", 10);
    const differences = beside("win_1", -1);
    for (const [which, k] of [
      [1, 10],
      [2, 40],
    ] as const) {
      const rows = stakes(k, EDITION);
      const at = (difference: number) => rows.filter(({ from }) => from <= difference).at(-1)!;
      for (const [result, key] of (["win", "draw", "loss"] as const).entries()) {
        const shown = named(`${key}_${which}`).map((points) => Math.round(100 * points));
        expect(shown).toEqual(differences.map((difference) => at(difference).higher[result] || 0));
      }
    }
  });

  test("win, draw and loss: score less expectation", () => {
    const { named, beside } = drawn("outcomes", style);
    const differences = beside("win", -1);
    const worth = (score: number) =>
      differences.map((each) => Math.round(100 * (score - pd(each))));
    const shown = (name: string) => named(name).map((value) => Math.round(100 * value));
    expect(shown("win")).toEqual(worth(1));
    expect(shown("draw").map((value) => value + 0)).toEqual(worth(0.5).map((value) => value + 0));
    expect(shown("loss").map((value) => value + 0)).toEqual(worth(0).map((value) => value + 0));
  });

  test.each(CURVE_KEYS)("%s: no cell is an error, one chart over figures of the sheet", (curve) => {
    const { plan, errors } = drawn(curve, style);
    expect(errors()).toEqual([]);
    const [chart] = plan.charts!;
    const lines = plan.cells.filter(
      ({ row, column }) =>
        row >= chart!.data.row &&
        row < chart!.data.row + chart!.data.rows &&
        column >= chart!.data.column &&
        column < chart!.data.column + chart!.data.columns,
    );
    expect(lines).toHaveLength(chart!.data.rows * chart!.data.columns);
    expect(covered(plan)).toEqual([]);
  });
});

/** Cells that a chart hides. */
function covered({ cells, charts = [] }: SheetPlan) {
  return cells.filter(({ row, column }) =>
    charts.some(
      ({ place }) =>
        row >= place.row &&
        row < place.row + place.rows &&
        column >= place.column &&
        column < place.column + place.columns,
    ),
  );
}

test("8.1(b) for classes of 200 points: .50, .76, .92, .98, 1.00", () => {
  expect(drawn("categories").named("by_table")).toEqual([0.5, 0.76, 0.92, 0.98, 1]);
});

test("a list: how many ratings are in each hundred", () => {
  expect(drawn("histogram").named("Players")).toEqual([2, 1, 3, 0, 0, 0, 0, 0, 0, 1]);
});

const SEEDS = cases({ quick: 3, long: 200 });

test(`${SEEDS} careers: every rating is that of the rules, from the one before`, () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { named, career } = drawn("career", "fide", seed);
    let rating = career[0]!.strength;
    let [games, peak] = [EDITION.publication.games, rating];
    const ratings = career.map((period) => {
      const facts = { birth: null, games, peak };
      const { k } = kOfPlayer({ rating, k: null, facts }, EDITION, null);
      const kCounted = kInPeriod(k, period.games, EDITION);
      const we = period.games * expected(rating, period.opponents, EDITION);
      rating = newRating(rating, (kCounted * (100 * period.score - we)) / 100);
      games += period.games;
      peak = Math.max(peak, rating);
      return rating;
    });
    expect(named("Rn")).toEqual(ratings);
  }
});

test.each([1, 307])("career %d: no rating falls below the axis of its chart", (seed) => {
  const { plan, named } = drawn("career", "plain", seed);
  const [chart] = plan.charts!;
  expect(Math.min(...named("Rn"))).toBeGreaterThanOrEqual(chart!.axes.least!);
});
