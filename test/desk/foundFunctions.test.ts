import { EN_FUNCTIONS } from "../../src/i18n/en/functions";
import type { LanguageCode } from "../../src/i18n/languages";
import type { FunctionTexts } from "../../src/functions/functionTexts";
import { foundFunctions, type Findable } from "../../src/desk/foundFunctions";
import { LANGUAGES } from "../support/languages";

const listed = ({ functions }: FunctionTexts): Findable[] =>
  Object.entries(functions).map(([name, { description, parameters }]) => ({
    name,
    description,
    parameters: Object.keys(parameters).map((each) => ({ name: each })),
  }));

/** The names of the functions that are found. */
function found(words: string, code: LanguageCode = "en"): string[] {
  const { functionTexts, texts } = LANGUAGES.find((each) => each.code === code)!;
  return foundFunctions(listed(functionTexts), words, texts.sayings).map(({ name }) => name);
}

test.each<[string, string[], LanguageCode]>([
  ["junior", ["KFACTOR", "AGE"], "en"],
  ["Juniors", ["KFACTOR", "AGE"], "en"],
  ["unrated", ["RU", "SWISS.RU", "POOL", "ROBIN"], "en"],
  ["curve", ["PD", "EXPECTED", "LOGISTIC", "STAKES"], "en"],
  ["new player?", ["KFACTOR", "RU", "PUBLISHABLE"], "en"],
  ["first rating, several", ["POOL", "WEIGHTED"], "en"],
  ["fide.pd", ["PD"], "en"],
  ["jeune", ["KFACTOR", "AGE"], "fr"],
  ["NON CLASSE", ["RU", "POOL"], "fr"],
  ["probabilité", ["PD", "EXPECTED"], "fr"],
  ["probabilite", ["PD", "EXPECTED"], "fr"],
  ["plusieurs tournois", ["POOL", "WEIGHTED"], "fr"],
  ["giovane", ["KFACTOR", "AGE"], "it"],
  ["senza Elo", ["RU", "POOL"], "it"],
  ["non classificato", ["RU", "PUBLISHABLE"], "it"],
  ["probabilita", ["PD", "EXPECTED"], "it"],
  ["torneo all’italiana", ["ROBIN", "ROBIN.RA"], "it"],
  ["orologio", ["MINTIME", "TIMECONTROL"], "it"],
])("%s finds what people mean by it", (words, names, code) => {
  expect(found(words, code)).toEqual(expect.arrayContaining(names));
});

test("every word counts; nothing asked for is everything; what nobody says is nothing", () => {
  expect(found("junior robin")).toEqual([]);
  expect(found("  ?")).toHaveLength(listed(EN_FUNCTIONS).length);
  expect(found("titled norm zugzwang")).toEqual([]);
});

test.each(LANGUAGES)("$code: something is said of every function, and of no other", ({ texts }) => {
  const names = Object.keys(EN_FUNCTIONS.functions).sort();
  expect(Object.keys(texts.sayings).sort()).toEqual(names);
});
