import { workbenchLanguage } from "../../../src/workbench/page/language";

test("?lang=fr is French, of whichever country, what nobody speaks here English", () => {
  for (const locale of ["fr", "fr-CH", "FR"]) {
    const language = workbenchLanguage(`?lang=${locale}`);
    expect(language).toMatchObject({ code: "fr", functions: "functions.fr" });
  }
  expect(workbenchLanguage("?lang=pl")).toMatchObject({ code: "en", functions: "functions" });
  expect(workbenchLanguage("")).toMatchObject({ code: "en" });
});
