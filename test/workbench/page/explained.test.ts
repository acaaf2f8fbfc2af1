/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { EN_WORKBENCH } from "../../../src/i18n/en/workbench";
import { explained, limits } from "../../../src/workbench/page/explained";
import { OpenFault, type Fault } from "../../../src/workbench/xlsx/openFault";
import { LANGUAGES } from "../../support/languages";

const FAULTS: readonly Fault[] = [
  { kind: "password" },
  { kind: "oldFormat" },
  { kind: "noWorkbook" },
  { kind: "damaged", part: "xl/workbook.xml" },
  { kind: "tooLarge", bytes: 70_500_000 },
  { kind: "tooManyCells", cells: 300_000 },
  { kind: "tooSpread", places: 5_000_000 },
  { kind: "tooFar", sheet: "Games", cell: "XFD1048576" },
];

test.each(FAULTS)("%j is one plain sentence or two, in every language", (fault) => {
  for (const { workbench } of LANGUAGES) {
    const sentence = explained(new OpenFault(fault), workbench);
    expect(sentence).toMatch(/^\p{Lu}[^<>]*\.$/u);
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  }
});

test("what came, and what is expected", () => {
  const say = (fault: Fault) => explained(new OpenFault(fault), EN_WORKBENCH);
  expect(say({ kind: "tooLarge", bytes: 70_500_000 })).toBe(
    "Unpacked, it has 71 MB; up to 64 MB are opened here.",
  );
  expect(say({ kind: "tooFar", sheet: "Games", cell: "XFD1048576" })).toContain(
    "XFD1048576 of “Games”; sheets are opened as far as ALL100000",
  );
});

test("the README says the same limits", () => {
  const readme = readFileSync("README.md", "utf8").replace(/\s+/g, " ");
  expect(limits(EN_WORKBENCH)).toBe(
    "Up to 64 MB unpacked and 250,000 cells, none beyond ALL100000",
  );
  expect(readme).toContain("up to 64 MB unpacked and 250,000 cells, none beyond ALL100000");
});
