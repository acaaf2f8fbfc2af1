import type { WorkbenchTexts } from "../../i18n/workbench";
import { button } from "./button";

const SHOWN_FOR = 8000;

function notice(role: string, text: string): HTMLElement {
  const element = document.createElement("div");
  element.className = "notice";
  element.setAttribute("role", role);
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  element.append(paragraph);
  place().append(element);
  return element;
}

/** Where notices stand, one above the other. */
function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".notices");
  if (found !== null) return found;
  const made = document.createElement("div");
  made.className = "notices";
  document.body.append(made);
  return made;
}

/** Says something for a while. */
export function notify(text: string): void {
  const shown = notice("alert", text);
  setTimeout(() => {
    shown.remove();
  }, SHOWN_FOR);
}

/** Says something until it was read. */
export function tell(text: string, { close }: Pick<WorkbenchTexts, "close">): void {
  const shown = notice("alert", text);
  const closing = button(close, "close-notice", () => {
    shown.remove();
  });
  shown.append(closing);
}

/** Asks without a dialog: the sheet stays in view. Escape is no. */
export function ask(
  text: string,
  labels: Pick<WorkbenchTexts, "ok" | "cancel">,
  confirm: () => void,
  cancel: () => void = () => undefined,
): void {
  const shown = notice("alertdialog", text);
  shown.setAttribute("aria-label", text);
  const before = document.activeElement;
  const answer = (act: () => void) => () => {
    shown.remove();
    if (before instanceof HTMLElement) before.focus();
    act();
  };
  shown.onkeydown = ({ key }) => {
    if (key === "Escape") answer(cancel)();
  };
  shown.append(
    button(labels.ok, "answer-ok", answer(confirm)),
    button(labels.cancel, "answer-cancel", answer(cancel)),
  );
  shown.querySelector("button")?.focus();
}
