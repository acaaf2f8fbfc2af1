import type { PaneTexts } from "../../i18n/pane";
import { element } from "../element";
import { functionList, type ListedFunction } from "./functionList";

/** Fetches the description of the functions that was built beside the pane. */
export type LoadFunctions = () => Promise<readonly ListedFunction[]>;

/** How to start, and every function. */
export async function showFunctions(
  target: HTMLElement,
  texts: PaneTexts,
  load: LoadFunctions,
): Promise<void> {
  target.replaceChildren(
    element("p", {}, texts.start),
    element(
      "section",
      { className: "start", ariaLabel: texts.tryIt },
      element("h2", {}, texts.tryIt),
      element("code", {}, "=FIDE.PD(100)"),
      element("p", {}, texts.example),
    ),
  );
  try {
    target.append(functionList(await load(), texts));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    target.append(element("p", { className: "problem", role: "alert" }, texts.notLoaded(what)));
  }
}
