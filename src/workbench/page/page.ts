import { provideGroupBy } from "../engine/objectGroupBy";
import { Workbook } from "../engine/workbook";
import { loadAddin } from "./addin";
import { workbenchApi } from "./api";
import { fileButtons } from "./fileButtons";
import { workbenchLanguage, type WorkbenchLanguage } from "./language";
import { writeSample } from "./sample";
import { SpreadsheetView } from "./spreadsheet";
import { Workbench } from "./workbench";

async function start(
  { texts, functions }: WorkbenchLanguage,
  strip: HTMLElement,
  target: HTMLElement,
): Promise<void> {
  provideGroupBy();
  const { bridge, functionNames } = await loadAddin(functions, location.search);
  const workbook = new Workbook(bridge, { sheets: [firstSheet(texts.sheet)] });
  writeSample(workbook, texts);
  const templates = await (await fetch("o_spreadsheet.xml")).text();
  const view = new SpreadsheetView(target, texts, templates);
  const workbench = new Workbench(workbook, view, bridge, functionNames);
  await workbench.show();
  strip.append(...fileButtons(workbench, texts));
  window.workbench = workbenchApi(workbench);
}

function firstSheet(name: string) {
  return { id: "start", name, colNumber: 26, rowNumber: 100 };
}

const language = workbenchLanguage(location.search);
const { code, texts } = language;
document.documentElement.lang = code;
document.title = texts.title;
const target = document.createElement("main");
const strip = document.createElement("header");
strip.className = "strip";
const line = document.createElement("p");
line.textContent = texts.notExcel;
strip.append(line);
target.textContent = texts.starting;
document.body.append(strip, target);
start(language, strip, target).catch((error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  target.textContent = texts.failed(what);
});
