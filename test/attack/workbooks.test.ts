/** @jest-environment jsdom */
import fc from "fast-check";
import { EN_WORKBENCH } from "../../src/i18n/en/workbench";
import { FR_WORKBENCH } from "../../src/i18n/fr/workbench";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { explained, remarks } from "../../src/workbench/page/explained";
import { saveXlsx } from "../../src/workbench/xlsx/file";
import { OpenFault } from "../../src/workbench/xlsx/openFault";
import { openXlsx, type Opened } from "../../src/workbench/xlsx/openXlsx";
import { attackRun } from "../support/attackSeed";
import { attackedWorkbook } from "../support/attackedWorkbook";
import { bridge, functionNames, opened } from "../support/workbench";

const WORKBOOKS = 40;
const NOT_SAID = /undefined|NaN|Infinity|\[object|null|parsererror|Cannot read/;

function checkSentence(sentence: string): void {
  expect(sentence).toMatch(/^\p{Lu}.*[.…]$/su);
  expect(sentence).not.toMatch(NOT_SAID);
}

/** The workbook, or null where it is refused with a sentence. */
async function attempted(bytes: Uint8Array): Promise<Opened | null> {
  try {
    return await openXlsx(bytes, { bridge, functionNames });
  } catch (error) {
    if (!(error instanceof OpenFault)) throw error;
    for (const texts of [EN_WORKBENCH, FR_WORKBENCH]) checkSentence(explained(error, texts));
    return null;
  }
}

function isLocked({ model: { getters } }: Workbook, name: string): boolean {
  return getters.isSheetLocked(getters.getSheetIdByName(name) ?? "");
}

/** What is opened can be written to and saved, and the saved file opens again. */
async function checkOpened({ workbook, ...said }: Opened): Promise<void> {
  for (const texts of [EN_WORKBENCH, FR_WORKBENCH]) remarks(said, texts).forEach(checkSentence);
  const names = workbook.sheets();
  for (const name of names) {
    if (!isLocked(workbook, name)) workbook.write(name, "C3", [["=FIDE.PD(100)", "new"]]);
  }
  const again = await opened(await saveXlsx(workbook));
  expect(again.sheets()).toEqual(names);
  for (const name of names) {
    expect(again.read(name, "C3:D3").values).toEqual(workbook.read(name, "C3:D3").values);
  }
}

test("a workbook is opened, saved and opened again, or refused with a sentence", async () => {
  const verdicts = { opened: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(attackedWorkbook, async ({ bytes, parts }) => {
      require("node:fs").writeFileSync("/tmp/wbx/last.json", JSON.stringify(parts)); require("node:fs").writeFileSync("/tmp/wbx/last.xlsx", bytes); const workbook = await attempted(bytes); require("node:fs").writeFileSync("/tmp/wbx/stage", "opened");
      verdicts[workbook === null ? "refused" : "opened"] += 1;
      if (workbook !== null) await checkOpened(workbook);
    }),
    attackRun("workbooks", WORKBOOKS),
  );
  process.stdout.write(`Workbooks: ${JSON.stringify(verdicts)}\n`);
  expect(Math.min(verdicts.opened, verdicts.refused)).toBeGreaterThan(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
