import { change, sumOfDeltas } from "../../src/rules/change";
import { delta } from "../../src/rules/delta";
import type { Edition } from "../../src/rules/editions/edition";
import { editionOf } from "../../src/rules/editions/editionOn";
import type { Result } from "../../src/rules/units";
import { column, loadFunctions } from "../support/excel";
import { PUBLISHED_TOURNAMENTS } from "../fixtures/publishedTournaments";
import { comparing } from "../support/accuracy";

const agree = comparing("published");
const agreeOnSum = comparing("publishedSums");
const excel = loadFunctions();

describe.each(PUBLISHED_TOURNAMENTS)(
  "FIDE's published calculation $player, event $event",
  ({ edition: id, rating, k, sum, change: points, games }) => {
    const edition = editionOf(id) as Edition;
    const played = games.map(([opponent, score]) => ({ opponent, score: (2 * score) as Result }));

    test.each(games)("against %d scoring %d: ΔR %d", (opponent, score, published) => {
      const byRule = delta(rating, opponent, (2 * score) as Result, edition) / 100;
      const byFunction = excel.call("DELTA", [[rating]], [[opponent]], [[score]], [[id]]);
      agree<unknown>([byRule, byFunction], [published, [[published]]]);
    });

    test("ΣΔR and K × ΣΔR", () => {
      expect(sumOfDeltas(rating, played, edition) / 100).toBe(sum);
      const opponents = column(games.map(([opponent]) => opponent));
      const scores = column(games.map(([, score]) => score));
      const byRule = change(rating, played, k, edition) / 100;
      const byFunction = excel.call("CHANGE", [[rating]], opponents, scores, [[k]], [[id]]);
      agreeOnSum<unknown>([byRule, byFunction], [points, [[points]]]);
    });
  },
);

test("the fixture holds all 125 games of 21 tournaments", () => {
  expect(PUBLISHED_TOURNAMENTS).toHaveLength(21);
  expect(PUBLISHED_TOURNAMENTS.flatMap(({ games }) => games)).toHaveLength(125);
});
