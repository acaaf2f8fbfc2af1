import { learnTexts } from "../../src/taskpane/learn/learnTexts";
import { LANGUAGES, MISSET } from "../support/languages";
import { sentencesIn, textsIn } from "../support/sentences";

/** Words that people type, and signs by which a language is told. */
const NOT_READ = new Set(["sayings", "formulas"]);

test.each(LANGUAGES)("every text keeps the typography of its language: $code", async (language) => {
  const { code, pane, explaining, functionTexts, errata, sheetNames, manifest, workbench } =
    language;
  const learn = await learnTexts(code);
  const texts = without(pane.texts);
  const reference = { ...functionTexts, reference: without(functionTexts.reference) };
  const all = [
    { ...pane, texts },
    explaining,
    reference,
    errata,
    sheetNames,
    manifest,
    workbench,
    learn,
  ];
  const sentences = all.flatMap((catalogue) => [
    ...textsIn(catalogue),
    ...sentencesIn(catalogue, 7),
  ]);
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter(([, text]) => MISSET[code].test(text))).toEqual([]);
});

function without(catalogue: object): object {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => !NOT_READ.has(key)));
}
