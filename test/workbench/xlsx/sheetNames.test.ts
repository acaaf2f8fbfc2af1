import { acceptedNames, withNamesHere } from "../../../src/workbench/xlsx/sheetNames";

test.each([
  [
    ["Games", "__proto__", "constructor", "toString", "Été 2024"],
    ["Games", "__proto__", "constructor", "toString", "Été 2024"],
  ],
  [["Rapport d'avril"], ["Rapport d’avril"]],
  [
    ["a/b", "a\\b", ""],
    ["a_b", "a_b (2)", "Sheet"],
  ],
  [
    ["Games", "games ", "GAMES"],
    ["Games", "games  (2)", "GAMES (2)"],
  ],
  [["x".repeat(40)], ["x".repeat(31)]],
  [[`${"x".repeat(30)}🏆`], ["x".repeat(30)]],
])("%j are called %j", (names, here) => {
  expect(acceptedNames(names)).toEqual(here);
});

const RENAMES = [
  { from: "Rapport d'avril", to: "Rapport d’avril" },
  { from: "a/b", to: "a_b" },
];

test.each([
  ["'Rapport d''avril'!A1+1", "'Rapport d’avril'!A1+1"],
  ["'rapport d''AVRIL'!A1:B2", "'Rapport d’avril'!A1:B2"],
  ["SUM('a/b'!A1,Games!B1)", "SUM('a_b'!A1,Games!B1)"],
  ["\"'a/b'!A1\"&'a/b'!A1", "\"'a/b'!A1\"&'a_b'!A1"],
  ["A1+B2", "A1+B2"],
])("%s speaks of %s", (formula, here) => {
  expect(withNamesHere(formula, RENAMES)).toBe(here);
});
