import { TablePage } from "./table/tablePage";
import { excelWorkbook } from "./excel/workbook";
import { FilePage } from "./file/filePage";
import { showFunctions } from "./functionList/functionsPage";
import { paneLanguage } from "./language";
import { showPane } from "./pane";
import type { ListedFunction } from "./functionList/functionList";
import { ratingsTab } from "./ratings/ratingsTab";
import { applyTheme } from "./theme";

async function loadFunctions(file: string): Promise<readonly ListedFunction[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const metadata = (await response.json()) as { readonly functions: readonly ListedFunction[] };
  return metadata.functions;
}

void Office.onReady(async () => {
  const language = paneLanguage(Office.context.displayLanguage);
  const { code, texts, eventFile, ratings, functionsFile, table: tableTexts } = language;
  document.documentElement.lang = code;
  document.title = texts.title;
  applyTheme(Office.context.officeTheme, document.documentElement);
  const main = document.querySelector("main");
  if (main === null) return;
  const functions = document.createElement("div");
  const table = document.createElement("div");
  const file = document.createElement("div");
  const workbook = excelWorkbook(Excel.run);
  const choosePage = showPane(main, texts.title, [
    { id: "crosstable", label: tableTexts.tab, panel: table },
    { id: "file", label: eventFile.tab, panel: file },
    { id: "ratings", label: ratings.tab, ...ratingsTab(workbook, language) },
    { id: "functions", label: texts.functions, panel: functions },
  ]);
  const tablePage = new TablePage(table, workbook, language);
  tablePage.show();
  new FilePage(file, workbook, language, ({ name, table: place }) => {
    choosePage("crosstable");
    tablePage.useTable(name, place);
  }).show();
  await showFunctions(functions, texts, () => loadFunctions(functionsFile));
});
