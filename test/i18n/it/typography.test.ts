import { learnTexts } from "../../../src/taskpane/learn/learnTexts";
import { LANGUAGES, MISSET } from "../../support/languages";
import { sentencesIn, textsIn } from "../../support/sentences";

const ITALIAN = LANGUAGES.find(({ code }) => code === "it")!;

/** Words that people type, and signs by which a language is told. */
const NOT_READ = new Set(["sayings", "formulas"]);

test("every text has «…», ’ between letters, and no space before : ; ? ! %", async () => {
  const { pane, functionTexts, errata, sheetNames, manifest, workbench } = ITALIAN;
  const learn = await learnTexts("it");
  const texts = without(pane.texts);
  const reference = { ...functionTexts, reference: without(functionTexts.reference) };
  const all = [{ ...pane, texts }, reference, errata, sheetNames, manifest, workbench, learn];
  const sentences = all.flatMap((catalogue) => [
    ...textsIn(catalogue),
    ...sentencesIn(catalogue, 7),
  ]);
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter(([, text]) => MISSET.it.test(text))).toEqual([]);
});

function without(catalogue: object): object {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => !NOT_READ.has(key)));
}
