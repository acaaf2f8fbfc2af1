import { iterate } from "../../../../src/rules/robin/iteration";
import { isReason } from "../../../../src/rules/reason";
import type { Result } from "../../../../src/rules/units";
import { exercisesOf, givenIn, solutionsOf } from "../../../support/exercises";

test.each(exercisesOf("iteration"))(
  "seed $seed, $edition.name: both passes, We and changes are those of the crosstable that is given",
  (exercise) => {
    const solutions = solutionsOf(exercise);
    const field = givenIn(exercise, 0);
    const ratings = field.map(([, rating]) => (rating === "u" ? null : Number(rating)));
    const square = field.map((line) =>
      line.slice(3, -1).map((cell) => (cell === null ? [] : [(2 * Number(cell)) as Result])),
    );
    const iteration = iterate({ ratings, scores: { square } }, exercise.edition);
    if (isReason(iteration)) throw new Error(iteration.key);
    expect(solutions.get("ra")).toBe(iteration.ra);
    let changes = 0;
    for (const [place, row] of iteration.rows.entries()) {
      const of = (key: string) => solutions.get(`${String(field[place]![0])} ${key}`);
      expect(field[place]!.at(-1)).toBe(row.score / 2);
      if (row.kind === "unrated") {
        expect([of("ru"), of("rcNew"), of("ruNew")]).toEqual([row.ru, row.rcNew, row.ruNew]);
      }
      if (row.kind !== "rated" || of("we") === undefined) continue;
      expect(field[place]![2]).toBe(row.k);
      expect(of("we")).toBe(row.we / 100);
      expect(of("change")).toBe(row.change / 100);
      expect(of("rn")).toBe(row.newRating);
      changes += 1;
    }
    expect(changes).toBe(2);
    const unrated = iteration.rows.filter((row) => row.kind === "unrated");
    expect(unrated.some(({ rc, rcNew }) => rc !== rcNew)).toBe(true);
  },
);
