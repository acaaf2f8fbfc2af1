import { provideGroupBy } from "../engine/objectGroupBy";
import { Workbook } from "../engine/workbook";
import { loadAddin } from "./addin";
import { workbenchApi } from "./api";
import { workbenchLanguage, type WorkbenchLanguage } from "./language";
import { writeSample } from "./sample";
import { showSpreadsheet } from "./spreadsheet";

async function start({ texts, functions }: WorkbenchLanguage, target: HTMLElement): Promise<void> {
  provideGroupBy();
  const bridge = await loadAddin(functions, location.search);
  const workbook = new Workbook(bridge, { sheets: [firstSheet(texts.sheet)] });
  writeSample(workbook, texts);
  target.replaceChildren();
  await showSpreadsheet(target, workbook, texts);
  window.workbench = workbenchApi(workbook);
}

function firstSheet(name: string) {
  return { id: "start", name, colNumber: 26, rowNumber: 100 };
}

const language = workbenchLanguage(location.search);
const { code, texts } = language;
document.documentElement.lang = code;
document.title = texts.title;
const target = document.createElement("main");
const strip = document.createElement("p");
strip.className = "strip";
strip.textContent = texts.notExcel;
target.textContent = texts.starting;
document.body.append(strip, target);
start(language, target).catch((error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  target.textContent = texts.failed(what);
});
