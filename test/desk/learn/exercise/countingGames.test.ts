import { eventReport } from "../../../../src/rules/report/eventReport";
import { isReason } from "../../../../src/rules/reason";
import { cardsIn, exercisesOf, givenIn, solutionsOf } from "../../../support/exercises";

/** 6.3–6.32 (2005), 6.2–6.22 (2014), as the texts have them. */
function composed(players: number, rated: number, rounds: number): boolean {
  const isEnough = 3 * rated >= players && (players >= 10 || rated >= 4);
  return isEnough && (rounds === 1 || (players >= 6 && rated >= 4));
}

test.each(exercisesOf("counting"))(
  "seed $seed, $edition.name: fields and games count as the articles say",
  (exercise) => {
    const solutions = solutionsOf(exercise);
    const { edition } = exercise;
    const fields = givenIn(exercise, 0).map(([of, ...figures]) => {
      const [players, unrated, rounds] = figures.map(Number);
      const is = composed(players!, players! - unrated!, rounds!);
      expect(solutions.get(`${String(of)} isComposed`)).toBe(is ? 1 : 0);
      const needed = solutions.get(`${String(of)} needed`)!;
      expect(composed(players!, needed - 1, 1)).toBe(false);
      expect(composed(players!, needed, 1)).toBe(true);
      return is;
    });
    expect(new Set(fields).size).toBe(2);
    const ratings = [2000, null, null];
    const players = cardsIn(exercise, 1).map((games, index) => ({
      rating: ratings[index]!,
      k: null,
      games,
    }));
    const { rows } = eventReport({ kind: "swiss", players }, edition, {});
    for (const [index, { n, w, rating, first, lacks }] of rows.entries()) {
      const of = (key: string) => solutions.get(`${"ABC"[index]!} ${key}`);
      expect([of("n"), of("w")]).toEqual([n, w / 2]);
      if (rating !== null) continue;
      const lacking = lacks.map(({ key }) => key);
      const isIn = !isReason(first) && !lacking.some((key) => /points|opponents/i.test(key));
      expect([of("counts"), lacking]).toEqual([isIn ? 1 : 0, lacking]);
    }
  },
);
