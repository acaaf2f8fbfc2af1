import { dayOf } from "../../../../src/rules/day";
import { eventReport } from "../../../../src/rules/report/eventReport";
import type { ReportEvent } from "../../../../src/rules/report/event";
import type { Result } from "../../../../src/rules/units";
import type { Exercise } from "../../../../src/sheets/exercise/exercise";
import { exercisesOf, givenIn, solutionsOf } from "../../../support/exercises";

/** A day on which somebody of the age that counts has had his birthday in every edition. */
const YEAR = 2030;
const START = dayOf(YEAR, 12, 31);

/** What is given, as an event of players from elsewhere. */
function eventOf(exercise: Exercise): ReportEvent {
  const results = givenIn(exercise, 1);
  const players = givenIn(exercise, 0).map(([, rating, peak, age, before], index) => {
    const [, ...cells] = results[index] as number[];
    const games = cells.flatMap((cell, column) =>
      column % 2 === 1
        ? []
        : [
            {
              opponent: { name: "", rating: cell, place: null },
              score: (2 * cells[column + 1]!) as Result,
            },
          ],
    );
    const birth = { year: YEAR - (age as number), month: 1, day: 1 };
    const facts = { birth, games: before as number, peak: peak as number };
    return { rating: rating as number, k: null, facts, games };
  });
  return { kind: "swiss", players };
}

test.each(exercisesOf("change"))(
  "seed $seed, $edition.name: K, sum, change and Rn are those of the report of what is given",
  (exercise) => {
    const solutions = solutionsOf(exercise);
    const { rows } = eventReport(eventOf(exercise), exercise.edition, { startDate: START });
    for (const [index, { rated }] of rows.entries()) {
      const of = (key: string) => solutions.get(`${"ABC"[index]!} ${key}`);
      expect(of("k")).toBe(rated!.k.k);
      expect(of("sum")).toBe(rated!.wMinusWe / 100);
      expect(of("change")).toBe(rated!.change / 100);
      expect(of("rn")).toBe(rated!.newRating);
      expect(of("sum")).not.toBe(0);
    }
    const all = new Set(exercise.edition.k.map(({ k }) => k));
    const ks = new Set(["A", "B", "C"].map((player) => solutions.get(`${player} k`)));
    expect(ks.size).toBeGreaterThanOrEqual(Math.min(2, all.size));
  },
);
