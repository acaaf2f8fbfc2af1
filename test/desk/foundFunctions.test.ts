import { EN_FUNCTIONS } from "../../src/i18n/en/functions";
import { EN_SAYINGS } from "../../src/i18n/en/sayings";
import { FR_FUNCTIONS } from "../../src/i18n/fr/functions";
import { FR_SAYINGS } from "../../src/i18n/fr/sayings";
import type { FunctionTexts } from "../../src/functions/functionTexts";
import { foundFunctions, type Findable } from "../../src/desk/foundFunctions";

const listed = ({ functions }: FunctionTexts): Findable[] =>
  Object.entries(functions).map(([name, { description, parameters }]) => ({
    name,
    description,
    parameters: Object.keys(parameters).map((each) => ({ name: each })),
  }));
const english = (words: string) =>
  foundFunctions(listed(EN_FUNCTIONS), words, EN_SAYINGS).map(({ name }) => name);
const french = (words: string) =>
  foundFunctions(listed(FR_FUNCTIONS), words, FR_SAYINGS).map(({ name }) => name);

test.each([
  ["junior", ["KFACTOR", "AGE"]],
  ["Juniors", ["KFACTOR", "AGE"]],
  ["unrated", ["RU", "SWISS.RU", "POOL", "ROBIN"]],
  ["curve", ["PD", "EXPECTED", "LOGISTIC", "STAKES"]],
  ["new player?", ["KFACTOR", "RU", "PUBLISHABLE"]],
  ["first rating, several", ["POOL", "WEIGHTED"]],
  ["fide.pd", ["PD"]],
])("%s finds what people mean by it", (words, names) => {
  expect(english(words)).toEqual(expect.arrayContaining(names));
});

test.each([
  ["jeune", ["KFACTOR", "AGE"]],
  ["NON CLASSE", ["RU", "POOL"]],
  ["probabilité", ["PD", "EXPECTED"]],
  ["probabilite", ["PD", "EXPECTED"]],
  ["plusieurs tournois", ["POOL", "WEIGHTED"]],
])("%s, in French", (words, names) => {
  expect(french(words)).toEqual(expect.arrayContaining(names));
});

test("every word counts; nothing asked for is everything; what nobody says is nothing", () => {
  expect(english("junior robin")).toEqual([]);
  expect(english("  ?")).toHaveLength(listed(EN_FUNCTIONS).length);
  expect(english("titled norm zugzwang")).toEqual([]);
});

test("something is said of every function in either language, and of no other", () => {
  const names = Object.keys(EN_FUNCTIONS.functions).sort();
  expect([EN_SAYINGS, FR_SAYINGS].map((each) => Object.keys(each).sort())).toEqual([names, names]);
});
