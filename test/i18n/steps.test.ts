import { NO_ONE } from "../../src/desk/why/why";
import { EN_STEPS } from "../../src/i18n/en/steps";
import { FR_STEPS } from "../../src/i18n/fr/steps";
import { stepArticle, stepText } from "../../src/i18n/steps";
import { LANGUAGES, MISSET } from "../support/languages";
import { SAMPLED, sampledSteps } from "../support/sampledSteps";

const steps = sampledSteps(SAMPLED);

/** What no sentence has: a value that is missing, a number as programs write it. */
const UNREADABLE = /undefined|NaN|Infinity|∞|null|\[object|\d\.\d{3}|--|\+ −|^.{0,8}$/;

test.each(LANGUAGES)("$code has words and numbers for every step", ({ steps: texts }) => {
  const told = steps.map((step) => stepText(texts, step, NO_ONE));
  expect(told.filter((text) => UNREADABLE.test(text))).toEqual([]);
  const without = steps.filter((step) => stepArticle(step) === "");
  /** 8.58 (2011) as printed: an article stands for the rule alone. */
  expect([...new Set(without.map(({ key }) => key))].sort()).toEqual(["bonusPrinted", "wePrinted"]);
  expect([...new Set(steps.map(({ key }) => key))].sort()).toEqual(Object.keys(texts).sort());
});

/** Every language but English has a decimal comma. */
const OTHERS = LANGUAGES.filter(({ code }) => code !== "en");

test.each(OTHERS)("$code is itself, with its decimal comma and its typography", (language) => {
  const told = steps.map((step) => [stepText(language.steps, step, NO_ONE), step] as const);
  expect(told.filter(([text]) => /\d\.\d/.test(text))).toEqual([]);
  expect(told.filter(([text]) => MISSET[language.code].test(text))).toEqual([]);
  const same = told.filter(([text, step]) => text === stepText(EN_STEPS, step, NO_ONE));
  /** These are formulas in every language. */
  const keys = new Set(same.map(([, { key }]) => key));
  expect([...keys].filter((key) => !["wMinusWe", "raOfRobin"].includes(key))).toEqual([]);
});

test("names where they are known, long lists as far as anybody reads them", () => {
  const deltas = Array.from({ length: 12 }, (_, game) => 50 - 10 * game);
  const step = {
    key: "sumOfDeltas",
    article: "8.3.2(c)",
    edition: "2024",
    values: { deltas, sum: -60 },
    result: -60,
  } as const;
  expect(stepText(EN_STEPS, step, NO_ONE)).toBe(
    "ΣΔR, the sum of 12 games: 0.50 + 0.40 + 0.30 + 0.20 + 0.10 + 0.00 − 0.10 − 0.20 + … (4 more) = −0.60",
  );
  const opponents = deltas.map((_, game) => `Player ${game + 1}`);
  expect(stepText(EN_STEPS, step, { field: [], opponents })).toBe(
    "ΣΔR, the sum of 12 games (Player 1 +0.50, Player 2 +0.40, Player 3 +0.30, Player 4 +0.20, Player 5 +0.10, Player 6 0.00, Player 7 −0.10, Player 8 −0.20, and 4 more) = −0.60",
  );
});

test("points in halves, signs as chess people write them, the article of the edition", () => {
  const delta = {
    key: "delta",
    article: "8.55(b)",
    edition: "2014",
    values: { score: 1, pd: 64, delta: -14 },
    result: -14,
  } as const;
  expect(stepText(EN_STEPS, delta, NO_ONE)).toBe(
    "ΔR, the score less the expected score: ½ − 0.64 = −0.14",
  );
  expect(stepText(FR_STEPS, delta, NO_ONE)).toBe(
    "ΔR, le score moins le score attendu : ½ − 0,64 = −0,14",
  );
  expect(stepArticle(delta)).toBe("8.55(b) (2014)");
  expect(stepArticle({ ...delta, article: "FSE", edition: "FSE" })).toBe("FSE");
});
