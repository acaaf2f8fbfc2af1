import fc from "fast-check";
import { EDITIONS } from "../../../src/rules/editions/editions";
import { percent } from "../../../src/rules/percent";
import { isReason } from "../../../src/rules/reason";
import { ruStep, withDraws as averageWithDraws } from "../../../src/rules/ru";
import { raWithDraws, withDraws } from "../../../src/sheets/articles/hypothetical";
import { percentage } from "../../../src/sheets/articles/percentage";
import { dpOfRu, ru, shareOfRobin } from "../../../src/sheets/articles/ru";
import { f } from "../../../src/formula/template";
import { calculated } from "../../support/calculated";

const result = fc
  .record({ rc: fc.integer({ min: 2000, max: 5000 }), games: fc.integer({ min: 1, max: 100 }) })
  .chain(({ rc, games }) => fc.nat(2 * games).map((score) => ({ rc: rc / 2, games, score })));

const editions = EDITIONS.map((edition) => [edition.name, edition] as const);

test.each(editions)("%s: Ru of a Swiss is the rule's", (_, edition) => {
  fc.assert(
    fc.property(result, (of) => {
      const worked = ruStep(of, edition, null);
      if (isReason(worked)) return;
      const values = [worked.average, of.score / 2, of.games, worked.dp ?? ""];
      const formula = calculated(values, (average, w, games, dp) =>
        ru({ average: average, w: w, games: games, dp: dp }, edition),
      );
      expect(formula).toBe(worked.ru);
    }),
  );
});

test.each(editions.filter(([, { hasRobin }]) => hasRobin))(
  "%s: Ru of a round robin is the rule's, of a double round too",
  (_, edition) => {
    fc.assert(
      fc.property(result, fc.integer({ min: 1, max: 2 }), (of, rounds) => {
        const n = Math.ceil(of.games / rounds);
        const worked = ruStep(of, edition, n);
        if (isReason(worked)) return;
        const values = [worked.average, of.score / 2, of.games, worked.dp ?? "", n];
        const formula = calculated(values, (average, w, games, dp, opponents) => {
          const parts = { average: average, w: w, games: games, dp: dp };
          return ru({ ...parts, share: shareOfRobin(opponents) }, edition);
        });
        expect(formula).toBe(worked.ru);
      }),
    );
  },
);

test.each(editions)(
  "%s: average, p and where dp is asked, with hypothetical draws",
  (_, edition) => {
    fc.assert(
      fc.property(result, ({ rc, games, score }) => {
        const { opponents } = edition.firstRating.hypothetical;
        const values = [rc * games, score / 2, games];
        const [ra, p, dp] = [
          calculated(values, (sum, __, n) => raWithDraws(sum, n, edition)),
          calculated(values, (__, w, n) => {
            const drawn = withDraws(w, n, edition);
            return percentage(drawn.w, drawn.games);
          }),
          calculated(values, (__, w, n) => dpOfRu({ w: w, games: n }, f`${7}`, edition)),
        ];
        expect(ra).toBeCloseTo(averageWithDraws(rc, games, edition), 9);
        const hundredths = percent(score + opponents, games + opponents);
        expect(Math.round(100 * Number(p))).toBe(hundredths);
        const hasBonus = edition.firstRating.bonus !== null && score >= games;
        expect(dp).toBe(hasBonus ? "" : 7);
      }),
    );
  },
);
