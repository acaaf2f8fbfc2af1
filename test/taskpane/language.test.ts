import { paneLanguage } from "../../src/taskpane/language";

test("French for French, else English", () => {
  expect(["fr-FR", "FR-ca", "fr"].map((language) => paneLanguage(language).code)).toEqual([
    "fr",
    "fr",
    "fr",
  ]);
  expect(["en-US", "de-DE", ""].map((language) => paneLanguage(language).code)).toEqual([
    "en",
    "en",
    "en",
  ]);
});
