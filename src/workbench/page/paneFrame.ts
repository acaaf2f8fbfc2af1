import type { WorkbenchTexts } from "../../i18n/workbench";
import type { AddinHost } from "../host/addinHost";
import { button } from "./button";

declare global {
  interface Window {
    /** Where the pane's frame finds what stands in for Excel. */
    addinHost?: AddinHost;
  }
}

const NARROW = "(max-width: 800px)";

/** The add-in's own task pane in a frame, and the button that shows or hides it. */
export function paneFrame(host: AddinHost, texts: WorkbenchTexts): [HTMLElement, HTMLElement] {
  window.addinHost = host;
  const frame = document.createElement("iframe");
  frame.id = "taskpane";
  frame.title = texts.pane;
  frame.src = "addin/taskpane.html";
  const toggle = button(texts.pane, "toggle-pane", () => {
    show(Boolean(frame.hidden));
  });
  const show = (isShown: boolean) => {
    frame.hidden = !isShown;
    toggle.setAttribute("aria-expanded", String(isShown));
  };
  show(!matchMedia(NARROW).matches);
  return [frame, toggle];
}
