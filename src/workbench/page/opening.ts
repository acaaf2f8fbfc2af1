import type { WorkbenchTexts } from "../../i18n/workbench";
import { OpeningStopped } from "../xlsx/openFault";
import { button } from "./button";

/** An opening that a person sees and can stop. */
export interface Opening {
  /** Told a share from 0 to 1. */
  readonly progress: (share: number) => void;
  readonly end: () => void;
}

/** Shows how far a file is opened. What is open cannot be changed meanwhile: it would be lost. */
export function showOpening(strip: HTMLElement, file: string, texts: WorkbenchTexts): Opening {
  const others = Array.from(strip.querySelectorAll("button"));
  const main = document.querySelector("main");
  const shown = document.createElement("div");
  shown.className = "opening";
  shown.dataset["testid"] = "opening";
  const label = document.createElement("label");
  const bar = document.createElement("progress");
  bar.value = 0;
  label.setAttribute("role", "status");
  label.append(texts.opening(file), bar);
  let isStopped = false;
  const stop = button(texts.stop, "stop-opening", () => {
    isStopped = true;
  });
  shown.append(label, stop);
  strip.append(shown);
  const lock = (isLocked: boolean) => {
    for (const other of others) other.disabled = isLocked;
    main?.toggleAttribute("inert", isLocked);
  };
  lock(true);
  return {
    progress: (share) => {
      bar.value = share;
      if (isStopped) throw new OpeningStopped();
    },
    end: () => {
      shown.remove();
      lock(false);
    },
  };
}
