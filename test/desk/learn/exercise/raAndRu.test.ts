import { iterate } from "../../../../src/rules/robin/iteration";
import { isReason } from "../../../../src/rules/reason";
import { exercisesOf, givenIn, solutionsOf } from "../../../support/exercises";

test.each(exercisesOf("robin"))(
  "seed $seed, $edition.name: dp, averages and Ru are those of the totals that are given",
  (exercise) => {
    const solutions = solutionsOf(exercise);
    const field = givenIn(exercise, 0);
    const ratings = field.map(([, rating]) => (rating === "u" ? null : Number(rating)));
    const totals = field.map(([, , w]) => 2 * Number(w));
    const iteration = iterate({ ratings, scores: { totals } }, exercise.edition);
    if (isReason(iteration)) throw new Error(iteration.key);
    const { rar, dpa, ra, rows } = iteration;
    expect(["rar", "dpa", "ra"].map((key) => solutions.get(key))).toEqual([rar, dpa, ra]);
    for (const [place, row] of rows.entries()) {
      const of = (key: string) => solutions.get(`${String(field[place]![0])} ${key}`);
      expect(of("dp")).toBe(row.kind === "rated" ? row.dp : undefined);
      expect(of("ru")).toBe(row.kind === "unrated" ? row.ru : undefined);
    }
    const unrated = rows.filter((row) => row.kind === "unrated");
    expect(new Set(unrated.map(({ dp }) => dp === null)).size).toBe(2);
  },
);
