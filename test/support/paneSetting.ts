import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { PaneDetails } from "../../src/taskpane/details";
import { ENGLISH } from "../../src/taskpane/languages/english";
import { SheetLanguage } from "../../src/taskpane/sheetLanguage";
import { Handover, type Abilities, type PaneSetting } from "../../src/taskpane/setting";

/** A pane in English whose Excel answers these questions, and no other. */
export function settingOf(
  workbook: Partial<ExcelWorkbook>,
  abilities: Partial<Abilities> = {},
): PaneSetting {
  return {
    workbook: workbook as ExcelWorkbook,
    abilities: { hasFunctions: true, canDownload: true, ...abilities },
    language: ENGLISH,
    sheetLanguage: new SheetLanguage(ENGLISH),
    details: new PaneDetails(ENGLISH.details),
    tables: new Handover(),
    showTab: () => undefined,
  };
}
