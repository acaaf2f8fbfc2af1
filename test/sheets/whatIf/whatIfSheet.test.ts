import fc from "fast-check";
import {
  changesOfScores,
  rusOfScores,
  shiftedFields,
} from "../../../src/desk/learn/whatIf/question";
import { EN_LEARN } from "../../../src/i18n/en/learn/learn";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { EDITION_IDS } from "../../../src/rules/editions/editions";
import { whatIfSheet } from "../../../src/sheets/whatIf/whatIfSheet";
import { learnTexts } from "../../../src/taskpane/learn/learnTexts";
import { cutTexts } from "../../support/cutTexts";
import { edition } from "../../support/editions";
import { PlannedWorkbook } from "../../support/evaluator/plannedWorkbook";
import { LANGUAGES } from "../../support/languages";
import { writePlanned } from "../../support/plannedSheet";

const WORDS = { sheets: EN_SHEETS, whatIf: EN_LEARN.whatIf };

const rating = () => fc.integer({ min: 1200, max: 2800 });

function orderOf(asked: Parameters<typeof changesOfScores>[0], style: "fide" | "plain") {
  const rules = edition(asked.edition);
  const scores = changesOfScores(asked, rules).map(({ score }) => score);
  const leastForRu = rusOfScores(asked, rules).find(({ ru }) => ru !== null)?.score ?? null;
  return { ...asked, edition: rules, style, scores, leastForRu };
}

test.each(["fide", "plain"] as const)(
  "the sheet's formulas (%s) give what the rules give for every score, in every edition",
  (style) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITION_IDS),
        rating(),
        fc.constantFrom(10, 15, 20, 25, 40),
        fc.array(rating(), { minLength: 1, maxLength: 12 }),
        fc.nat(24),
        (id, own, k, opponents, points) => {
          const asked = {
            edition: id,
            rating: own,
            k,
            opponents,
            score: 0,
            left: opponents.length,
            total: Math.min(points, 2 * opponents.length),
            mark: 2000,
          };
          const plan = whatIfSheet(orderOf(asked, style), WORDS);
          const book = new PlannedWorkbook();
          writePlanned(book, plan);
          const rows = 2 * opponents.length + 1;
          const shown = book.read(plan.name, `D10:G${9 + rows}`).values;
          const changes = changesOfScores(asked, edition(id));
          const rus = rusOfScores(asked, edition(id));
          const expected = changes.map(({ score, change, newRating }, index) => [
            score / 2,
            change / 100,
            newRating,
            rus[index]!.ru,
          ]);
          const figures = shown.map((line) => line.map((cell) => (cell === "" ? null : cell)));
          expect(figures).toEqual(expected);
          const fields = book.read(plan.name, "I10:M12").values;
          expect(fields).toEqual(
            shiftedFields(asked, edition(id)).map((field) => [
              field.shift,
              field.average,
              field.performance,
              field.ru ?? "–",
              field.change / 100,
            ]),
          );
        },
      ),
    );
  },
);

test.each(LANGUAGES)("$code: nothing on the sheet is cut", async ({ code, sheets }) => {
  const asked = {
    edition: 2025,
    rating: 2000,
    k: 20,
    opponents: [2100, 1500],
    score: 0,
    left: 2,
    total: 0,
    mark: 2000,
  };
  const { whatIf } = await learnTexts(code);
  expect(cutTexts([whatIfSheet(orderOf(asked, "fide"), { sheets, whatIf })])).toEqual([]);
});
