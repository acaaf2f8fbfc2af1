import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { PaneDetails } from "../../src/taskpane/details";
import { ENGLISH } from "../../src/taskpane/languages/english";
import { SheetLanguage } from "../../src/taskpane/sheetLanguage";
import { Handover, type PaneSetting } from "../../src/taskpane/setting";

/** A pane in English whose Excel answers these questions, and no other. */
export function settingOf(workbook: Partial<ExcelWorkbook>): PaneSetting {
  return {
    workbook: workbook as ExcelWorkbook,
    language: ENGLISH,
    sheetLanguage: new SheetLanguage(ENGLISH),
    details: new PaneDetails(ENGLISH.details),
    tables: new Handover(),
    showTab: () => undefined,
  };
}
