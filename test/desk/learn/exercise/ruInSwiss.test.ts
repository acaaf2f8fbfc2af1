import { eventReport } from "../../../../src/rules/report/eventReport";
import { isReason } from "../../../../src/rules/reason";
import { cardsIn, exercisesOf, solutionsOf } from "../../../support/exercises";

test.each(exercisesOf("swiss"))(
  "seed $seed, $edition.name: what leads to Ru is in the report of what is given",
  (exercise) => {
    const solutions = solutionsOf(exercise);
    const players = cardsIn(exercise, 0).map((games) => ({ rating: null, k: null, games }));
    const { rows } = eventReport({ kind: "swiss", players }, exercise.edition, {});
    const sides = rows.map(({ n, w, rc, ra, first }, index) => {
      const of = (key: string) => solutions.get(`${"AB"[index]!} ${key}`);
      if (first === null || isReason(first)) throw new Error("no Ru");
      expect([of("n"), of("w")]).toEqual([n, w / 2]);
      const { opponents } = exercise.edition.firstRating.hypothetical;
      expect(opponents > 0 ? of("ra") : of("rc")).toBe(opponents > 0 ? ra : rc);
      expect(of("ru")).toBe(first.ru);
      expect(of("p")).toBe(first.dp === null ? undefined : first.p / 100);
      expect(of("dp")).toBe(first.dp ?? undefined);
      return Math.sign(w - n);
    });
    expect(sides).toEqual([1, -1]);
  },
);
