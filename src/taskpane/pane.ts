import { element } from "./element";
import { tabs, type Tab } from "./tabs";

/** The pane: its name, and a page for each thing that can be done. */
export function showPane(main: HTMLElement, title: string, pages: readonly Tab[]): void {
  main.replaceChildren(element("h1", {}, title), ...tabs(title, pages));
}
