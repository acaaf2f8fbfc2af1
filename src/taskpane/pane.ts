import { element } from "./element";
import type { ExcelWorkbook } from "./excel/workbook";
import type { PaneLanguage } from "./language";
import type { AnyPage } from "./page";
import { Handover, type PaneSetting } from "./setting";
import { SheetLanguage } from "./sheetLanguage";
import { tabs } from "./tabs";

/** A thing that can be done in the pane: the name of its tab, and its pages, one below the other. */
export interface TabOfPane {
  readonly id: string;
  readonly label: (language: PaneLanguage) => string;
  readonly pages: (setting: PaneSetting) => readonly AnyPage[];
}

/** The pane: its name, and a tab for each thing that can be done. */
export function showPane(
  main: HTMLElement,
  all: readonly TabOfPane[],
  workbook: ExcelWorkbook,
  language: PaneLanguage,
): void {
  const { title } = language.texts;
  const setting: PaneSetting = {
    workbook,
    language,
    sheetLanguage: new SheetLanguage(language),
    tables: new Handover(),
    showTab: (id) => {
      choose(id);
    },
  };
  const { elements, choose } = tabs(
    title,
    all.map(({ id, label, pages }) => tabWith(id, label(language), pages(setting))),
  );
  main.replaceChildren(element("h1", {}, title), ...elements);
}

function tabWith(id: string, label: string, pages: readonly AnyPage[]) {
  for (const page of pages) page.show();
  const panel = element("div", {}, ...pages.map((page) => page.element));
  return {
    id,
    label,
    panel,
    shown: () => {
      for (const page of pages) page.shown();
    },
  };
}
