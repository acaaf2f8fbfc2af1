import { explainRefusals } from "../engine/refusals";
import { provideGroupBy } from "../engine/objectGroupBy";
import { strictnessOf } from "../engine/strictness";
import { AddinHost } from "../host/addinHost";
import { fetched, loadAddin } from "./addin";
import { workbenchApi } from "./api";
import { fileButtons } from "./fileButtons";
import { moveByF6 } from "./moveByF6";
import { workbenchLanguage, type WorkbenchLanguage } from "./language";
import { showNotes } from "./noteTooltip";
import { paneFrame } from "./paneFrame";
import { sampleWorkbook } from "./sample";
import { SpreadsheetView } from "./spreadsheet";
import { Workbench } from "./workbench";

async function start(
  { texts, functions }: WorkbenchLanguage,
  strip: HTMLElement,
  sheet: HTMLElement,
): Promise<void> {
  const strict = strictnessOf(location.search);
  provideGroupBy();
  explainRefusals(texts);
  const { bridge, functionNames } = await loadAddin(functions, location.search, strict);
  const templates = await (await fetched("o_spreadsheet.xml")).text();
  showNotes();
  const view = new SpreadsheetView(sheet, texts, templates);
  const workbook = sampleWorkbook(bridge, texts);
  const workbench = new Workbench(
    workbook,
    view,
    bridge,
    functionNames,
    () => {
      host.selectionChanged();
    },
    () => {
      host.cellsChanged();
    },
  );
  const host = new AddinHost(() => workbench.workbook, { strict, isEditing });
  await workbench.show();
  const [frame, toggle] = paneFrame(host, texts);
  sheet.after(frame);
  strip.append(...fileButtons(workbench, strip, texts), toggle);
  moveByF6([{ element: strip }, { element: sheet, first: ".o-composer" }], frame);
  /** A browser asks only where somebody has touched the page. */
  addEventListener("beforeunload", (event) => {
    const { hasBeenActive } = navigator.userActivation;
    if (hasBeenActive && workbench.hasUnsavedChanges) event.preventDefault();
  });
  window.workbench = workbenchApi(workbench, texts, host);
}

/** A person has begun to type in a cell and has not ended it: the editor over the cell is seen. */
function isEditing(): boolean {
  const editor = document.querySelector<HTMLElement>(".o-grid-composer");
  return editor !== null && editor.style.opacity !== "0";
}

const language = workbenchLanguage(location.search);
const { code, texts } = language;
document.documentElement.lang = code;
document.title = texts.title;
const strip = document.createElement("header");
strip.className = "strip";
const line = document.createElement("p");
line.textContent = texts.notExcel;
strip.append(line);
const main = document.createElement("main");
const sheet = document.createElement("div");
sheet.className = "sheet";
sheet.textContent = texts.starting;
main.append(sheet);
document.body.append(strip, main);
start(language, strip, sheet).catch((error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  sheet.textContent = texts.failed(what);
});
