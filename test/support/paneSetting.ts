import type { ExcelWorkbook } from "../../src/taskpane/excel/workbook";
import { paneLanguage } from "../../src/taskpane/language";
import { Handover, type PaneSetting } from "../../src/taskpane/setting";

/** A pane in English whose Excel answers these questions, and no other. */
export function settingOf(workbook: Partial<ExcelWorkbook>): PaneSetting {
  return {
    workbook: workbook as ExcelWorkbook,
    language: paneLanguage("en-US"),
    tables: new Handover(),
    showTab: () => undefined,
  };
}
