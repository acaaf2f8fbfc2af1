import type { PaneTexts } from "../i18n/pane";
import { element } from "./element";
import { functionList, type ListedFunction } from "./functionList";

/** Fetches the description of the functions that was built beside the pane. */
export type LoadFunctions = () => Promise<readonly ListedFunction[]>;

/** The first page: how to start, and every function. */
export async function showPane(
  main: HTMLElement,
  texts: PaneTexts,
  load: LoadFunctions,
): Promise<void> {
  main.replaceChildren(
    element("h1", {}, texts.title),
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
    main.append(functionList(await load(), texts));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    main.append(element("p", { className: "problem", role: "alert" }, texts.notLoaded(what)));
  }
  main.append(element("p", { className: "note" }, texts.later));
}
