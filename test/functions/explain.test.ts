import { CellError } from "../../src/functions/cell";
import { explain } from "../../src/functions/explain";
import { Problem } from "../../src/functions/fault";
import { EN_MESSAGES } from "../../src/i18n/en/messages";
import { FR_MESSAGES } from "../../src/i18n/fr/messages";
import { Reason } from "../../src/rules/reason";

const tooFew = new Reason("tooFewPoints", "8.21", "2014", { score: 0, needed: 1, first: true });
const wrong = new Problem("wrong", { argument: "p", came: 1.5, expected: "fraction" });

test("#N/A with the article, #VALUE! with what came and what is expected", () => {
  expect(explain(tooFew, EN_MESSAGES)).toEqual({
    code: "#N/A",
    message:
      "A score of 0 in a first event does not count. Expected at least 0.5. Article 8.21 (2014).",
  });
  expect(explain(wrong, EN_MESSAGES)).toEqual({
    code: "#VALUE!",
    message: "p: 1.5. Expected a number from 0 to 1 (67 % is 0.67).",
  });
});

test("in French, with French numbers", () => {
  expect(explain(tooFew, FR_MESSAGES).message).toBe(
    "Un score de 0 dans un premier tournoi ne compte pas. Attendu\u00a0: 0,5 au moins. Article 8.21 (2014).",
  );
  expect(explain(wrong, FR_MESSAGES).message).toMatch(
    /^p\u00a0: 1,5\. Attendu\u00a0: un nombre de 0 à 1/,
  );
});

test("an error that came in is not explained anew, unless no function can give it back", () => {
  expect(explain(new CellError("#DIV/0!"), EN_MESSAGES)).toEqual({ code: "#DIV/0!" });
  expect(explain(new CellError("#SPILL!"), EN_MESSAGES)).toEqual({
    code: "#VALUE!",
    message: "The input shows #SPILL!. Expected a cell without an error.",
  });
});
