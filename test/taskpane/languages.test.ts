import {
  LANGUAGES,
  reportLanguages,
  sheetLanguages,
  spokenLanguage,
} from "../../src/taskpane/languages";

test.each(LANGUAGES)("$ownName for $code in every country", ({ code }) => {
  const locales = [code, `${code}-XX`, code.toUpperCase(), `${code}_XX`];
  expect(locales.map((locale) => spokenLanguage(locale).code)).toEqual(locales.map(() => code));
});

test("English where a language is not spoken here", () => {
  const locales = ["pl-PL", "fry", ""];
  expect(locales.map((locale) => spokenLanguage(locale).code)).toEqual(["en", "en", "en"]);
});

test.each(LANGUAGES)("$ownName: its words come by its code", async ({ code, loading, words }) => {
  const language = await words();
  expect(language.code).toBe(code);
  expect(language.loading).toBe(loading);
});

test("sheets are known again in every language", async () => {
  const all = LANGUAGES.length;
  expect((await sheetLanguages()).map(({ paper }) => paper)).toHaveLength(all);
  expect(new Set((await reportLanguages()).map(({ kinds }) => kinds.robin)).size).toBe(all);
});
