import { workbenchLanguage } from "../../../src/workbench/page/language";

test("?lang=fr is French, everything else English", () => {
  expect(workbenchLanguage("?lang=fr")).toMatchObject({ code: "fr", functions: "functions.fr" });
  expect(workbenchLanguage("?lang=de")).toMatchObject({ code: "en", functions: "functions" });
  expect(workbenchLanguage("")).toMatchObject({ code: "en" });
});
