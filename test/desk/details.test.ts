import { detailsText, newestSets, type Details } from "../../src/desk/details";
import { EN_DETAILS } from "../../src/i18n/en/details";
import { FR_DETAILS } from "../../src/i18n/fr/details";

const KNOWN: Details = {
  version: "1.0.0",
  host: "Excel",
  platform: "PC",
  office: "16.0.17328.20068",
  language: "fr-CH, fr",
  edition: { chosen: "by date", found: "2005" },
  requirements: ["ExcelApi 1.17", "CustomFunctionsRuntime 1.4"],
  fault: "GeneralException",
};

test("a line for each thing that whoever looks into a fault has to know", () => {
  expect(detailsText(KNOWN, EN_DETAILS).split("\n")).toEqual([
    "FIDE Rating: 1.0.0",
    "Program: Excel",
    "Platform: PC",
    "Office version: 16.0.17328.20068",
    "Language: fr-CH, fr",
    "Edition: 2005, by the event’s day",
    "Requirement sets: ExcelApi 1.17, CustomFunctionsRuntime 1.4",
    "Fault: GeneralException",
  ]);
});

test("what an old Excel does not tell is said to be unknown; without a fault there is no line", () => {
  const unknown = {
    ...{ ...KNOWN, version: null, host: null, platform: null, office: null },
    ...{ edition: null, requirements: [], fault: null },
  };
  expect(detailsText(unknown, FR_DETAILS).split("\n")).toEqual([
    "Classement FIDE : inconnu",
    "Programme : inconnu",
    "Plateforme : inconnu",
    "Version d’Office : inconnu",
    "Langue : fr-CH, fr",
    "Édition : aucune choisie",
    "Ensembles requis : inconnu",
  ]);
});

test.each([
  [{ chosen: 2014, found: "2014" } as const, "2014"],
  [{ chosen: "by date", found: null } as const, "by the event’s day"],
])("%j: edition %s", (edition, said) => {
  expect(detailsText({ ...KNOWN, edition }, EN_DETAILS)).toContain(`Edition: ${said}\n`);
});

test("the newest of each set that Excel has, found by asking for each", () => {
  const has = (newest: number) => (name: string, version: string) =>
    name === "ExcelApi" && Number(version.split(".")[1]) <= newest;
  expect(newestSets(has(12))).toEqual(["ExcelApi 1.12", "CustomFunctionsRuntime –"]);
  expect(newestSets(() => true)).toEqual(["ExcelApi 1.40", "CustomFunctionsRuntime 1.40"]);
});
