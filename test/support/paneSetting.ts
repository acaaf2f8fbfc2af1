import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { paneLanguage } from "../../src/taskpane/language";
import { SheetLanguage } from "../../src/taskpane/sheetLanguage";
import { Handover, type PaneSetting } from "../../src/taskpane/setting";

/** A pane in English whose Excel answers these questions, and no other. */
export function settingOf(workbook: Partial<ExcelWorkbook>): PaneSetting {
  const language = paneLanguage("en-US");
  return {
    workbook: workbook as ExcelWorkbook,
    language,
    sheetLanguage: new SheetLanguage(language),
    tables: new Handover(),
    showTab: () => undefined,
  };
}
