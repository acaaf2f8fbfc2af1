import {
  LANGUAGES,
  reportLanguages,
  sheetLanguages,
  spokenLanguage,
} from "../../src/taskpane/languages";

test("French for French, else English", () => {
  expect(["fr-FR", "FR-ca", "fr"].map((language) => spokenLanguage(language).code)).toEqual([
    "fr",
    "fr",
    "fr",
  ]);
  expect(["en-US", "de-DE", ""].map((language) => spokenLanguage(language).code)).toEqual([
    "en",
    "en",
    "en",
  ]);
});

test.each(LANGUAGES)("$ownName: its words come by its code", async ({ code, loading, words }) => {
  const language = await words();
  expect(language.code).toBe(code);
  expect(language.loading).toBe(loading);
});

test("sheets are known again in every language", async () => {
  expect((await sheetLanguages()).map(({ no }) => no)).toEqual(["no", "non"]);
  expect(new Set((await reportLanguages()).map(({ kinds }) => kinds.robin)).size).toBe(2);
});
