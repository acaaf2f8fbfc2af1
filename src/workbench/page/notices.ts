import type { WorkbenchTexts } from "../../i18n/workbench";

const SHOWN_FOR = 8000;

function notice(text: string): HTMLElement {
  const element = document.createElement("div");
  element.className = "notice";
  element.setAttribute("role", "alert");
  element.textContent = text;
  document.body.append(element);
  return element;
}

/** Says something for a while. */
export function notify(text: string): void {
  const shown = notice(text);
  setTimeout(() => {
    shown.remove();
  }, SHOWN_FOR);
}

/** Asks without a dialog: the sheet stays in view. */
export function ask(
  text: string,
  texts: WorkbenchTexts,
  confirm: () => void,
  cancel: () => void = () => undefined,
): void {
  const shown = notice(text);
  const answers = [
    [texts.ok, confirm],
    [texts.cancel, cancel],
  ] as const;
  for (const [label, answer] of answers) {
    const button = document.createElement("button");
    button.textContent = label;
    button.onclick = () => {
      shown.remove();
      answer();
    };
    shown.append(button);
  }
  shown.querySelector("button")?.focus();
}
