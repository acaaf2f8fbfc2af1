import type { WorkbenchTexts } from "../../i18n/workbench";
import type { AddinHost } from "../host/addinHost";
import { button } from "./button";

declare global {
  interface Window {
    /** Where the pane's frame finds what stands in for Excel. */
    addinHost?: AddinHost;
  }
}

/** Where the pane takes the whole width: page.css says the same. */
const NARROW = "(max-width: 559px)";

/** The add-in's own task pane in a frame, and the button that shows or hides it. */
export function paneFrame(
  host: AddinHost,
  texts: WorkbenchTexts,
): [HTMLIFrameElement, HTMLElement] {
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
