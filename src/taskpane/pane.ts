import { element } from "./element";
import { tabs, type Tab } from "./tabs";

/** The pane: its name, and a page for each thing that can be done. Answers how to show one. */
export function showPane(
  main: HTMLElement,
  title: string,
  pages: readonly Tab[],
): (id: string) => void {
  const { elements, choose } = tabs(title, pages);
  main.replaceChildren(element("h1", {}, title), ...elements);
  return choose;
}
