import { element } from "./element";
import { excelWorkbook } from "./excel/workbook";
import { FILE_TAB } from "./file/filePage";
import { FUNCTIONS_TAB } from "./functionList/functionsPage";
import { paneLanguage } from "./language";
import { showPane, type TabOfPane } from "./pane";
import { RATINGS_TAB } from "./ratings/ratingsTab";
import { SHEETS_TAB } from "./sheets/sheetsTab";
import { TABLE_TAB } from "./table/tablePage";
import { applyTheme } from "./theme";
import { WhyPanel } from "./why/whyPanel";

const TABS: readonly TabOfPane[] = [TABLE_TAB, FILE_TAB, RATINGS_TAB, SHEETS_TAB, FUNCTIONS_TAB];

void Office.onReady(({ host }) => {
  /** In a browser the context is empty. */
  const { displayLanguage = navigator.language } = Office.context as Partial<Office.Context>;
  const language = paneLanguage(displayLanguage);
  document.documentElement.lang = language.code;
  document.title = language.texts.title;
  const main = document.querySelector("main");
  if (String(host) !== "Excel") {
    main?.replaceChildren(element("p", { role: "alert" }, language.texts.notInExcel));
    return;
  }
  applyTheme(Office.context.officeTheme, document.documentElement);
  if (main === null) return;
  const knowsSpills = Office.context.requirements.isSetSupported("ExcelApi", "1.12");
  const workbook = excelWorkbook(Excel.run, knowsSpills);
  showPane(main, TABS, workbook, language);
  const why = new WhyPanel(workbook, language);
  main.after(why.element);
  why.start();
});
