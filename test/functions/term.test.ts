import { Term } from "../../src/functions/term";
import { FR_MESSAGES } from "../../src/i18n/fr/messages";

test("a term is looked up in the language of the result", () => {
  expect(FR_MESSAGES.terms[new Term("player").key]).toBe("Joueur");
});
