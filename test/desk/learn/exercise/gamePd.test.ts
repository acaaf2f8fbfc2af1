import { sumOfDeltas } from "../../../../src/rules/change";
import type { Result } from "../../../../src/rules/units";
import { exercisesOf, givenIn, solutionsOf } from "../../../support/exercises";

test.each(exercisesOf("pd"))(
  "seed $seed, $edition.name: PD and ΔR of each game are those of the rules for what is given",
  (exercise) => {
    const { edition } = exercise;
    const solutions = solutionsOf(exercise);
    const games = givenIn(exercise, 0) as number[][];
    for (const [number, own, opponent, result] of games) {
      const game = { opponent: opponent!, score: (2 * result!) as Result };
      const delta = sumOfDeltas(own!, [game], edition);
      expect(solutions.get(`${number} delta`)).toBe(delta / 100);
      expect(solutions.get(`${number} pd`)).toBe((100 * result! - delta) / 100);
    }
    const differences = games.map(([, own, opponent]) => own! - opponent!);
    const beyond = differences.filter((difference) => Math.abs(difference) > edition.limit.points);
    expect(beyond.length).toBeGreaterThanOrEqual(2);
    expect(beyond.length).toBeLessThan(differences.length / 2);
    expect(new Set(games.map(([, , , result]) => result)).size).toBe(3);
    expect(differences.some((difference) => difference > 0)).toBe(true);
    expect(differences.some((difference) => difference < 0)).toBe(true);
    if (Number.isFinite(edition.limit.exemptFrom)) {
      expect(games.some(([, own]) => own! >= edition.limit.exemptFrom)).toBe(true);
    }
  },
);
