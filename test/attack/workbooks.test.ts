/** @jest-environment jsdom */
import fc from "fast-check";
import type { Workbook } from "../../src/workbench/engine/workbook";
import { explained, remarks } from "../../src/workbench/page/explained";
import { saveXlsx } from "../../src/workbench/xlsx/file";
import { OpenFault } from "../../src/workbench/xlsx/openFault";
import { openXlsx, type Opened } from "../../src/workbench/xlsx/openXlsx";
import { attackedWorkbook } from "../support/attackedWorkbook";
import { attacks } from "../support/cases";
import { LANGUAGES } from "../support/languages";
import { bridge, functionNames, opened } from "../support/workbench";

const WORKBOOKS = 2_000;
/** The engine tells whoever develops it that a workbook goes round in circles. */
jest.spyOn(console, "warn").mockImplementation(() => undefined);

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
    for (const { workbench } of LANGUAGES) checkSentence(explained(error, workbench));
    return null;
  }
}

/** The cells C3 and D3 can be written to. */
function isFree({ model: { getters } }: Workbook, name: string): boolean {
  const sheetId = getters.getSheetIdByName(name) ?? "";
  const isMerged = [2, 3].some((col) => getters.isInMerge({ sheetId, col, row: 2 }));
  return !isMerged && !getters.isSheetLocked(sheetId);
}

/** What is opened can be written to and saved, and the saved file opens again. */
async function checkOpened({ workbook, ...said }: Opened): Promise<void> {
  for (const { workbench: texts } of LANGUAGES) remarks(said, texts).forEach(checkSentence);
  const names = workbook.sheets();
  const free = names.filter((name) => isFree(workbook, name));
  for (const name of free) workbook.write(name, "C3", [["=FIDE.PD(100)", "new"]]);
  const again = await opened(await saveXlsx(workbook));
  expect(again.sheets()).toEqual(names);
  for (const name of free) expect(again.read(name, "C3:D3").values).toEqual([[0.64, "new"]]);
}

test("a workbook is opened, saved and opened again, or refused with a sentence", async () => {
  const verdicts = { opened: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(attackedWorkbook, async (bytes) => {
      const workbook = await attempted(bytes);
      verdicts[workbook === null ? "refused" : "opened"] += 1;
      if (workbook !== null) await checkOpened(workbook);
    }),
    attacks(WORKBOOKS),
  );
  process.stdout.write(`Workbooks: ${JSON.stringify(verdicts)}\n`);
  expect(Math.min(verdicts.opened, verdicts.refused)).toBeGreaterThan(0);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
