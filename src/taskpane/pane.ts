import { render } from "lit-html";
import { element } from "./element";
import { footView } from "./elements/footView";
import type { PaneLanguage } from "./language";
import { LaterPages } from "./laterPages";
import type { AnyPage } from "./page";
import { Handover, type PaneSetting } from "./setting";
import { SheetLanguage } from "./sheetLanguage";
import { tabs } from "./tabs";

/** A thing that can be done in the pane: the name of its tab, and its pages, one below the other. */
interface NamedTab {
  readonly id: string;
  readonly label: (language: PaneLanguage) => string;
}

/** Of which the first screen consists. */
export interface TabAtOnce extends NamedTab {
  readonly pages: (setting: PaneSetting) => readonly AnyPage[];
}

/** Loaded when a person comes to it. */
export interface TabLater extends NamedTab {
  readonly laterPages: (setting: PaneSetting) => Promise<readonly AnyPage[]>;
}

export type TabOfPane = TabAtOnce | TabLater;

/** The pane: its name, and a tab for each thing that can be done. */
export function showPane(
  main: HTMLElement,
  all: readonly TabOfPane[],
  {
    workbook,
    language,
    abilities,
    details,
  }: Pick<PaneSetting, "workbook" | "language" | "abilities" | "details">,
): void {
  const { title } = language.texts;
  const setting: PaneSetting = {
    workbook,
    abilities,
    language,
    sheetLanguage: new SheetLanguage(language),
    details,
    tables: new Handover(),
    showTab: (id) => {
      choose(id);
    },
  };
  const { elements, choose } = tabs(
    title,
    all.map((tab) => ({ id: tab.id, label: tab.label(language), ...panelOf(tab, setting) })),
  );
  const foot = element("footer", { className: "foot" });
  render(footView(language, details), foot);
  main.replaceChildren(element("h1", {}, title), ...elements, foot);
}

function panelOf(tab: TabOfPane, setting: PaneSetting) {
  if ("laterPages" in tab) {
    const later = new LaterPages(() => tab.laterPages(setting), setting.language);
    return { panel: later.panel, shown: () => void later.shown() };
  }
  const pages = tab.pages(setting);
  for (const page of pages) page.show();
  const panel = element("div", {}, ...pages.map((page) => page.element));
  return {
    panel,
    shown: () => {
      for (const page of pages) page.shown();
    },
  };
}
