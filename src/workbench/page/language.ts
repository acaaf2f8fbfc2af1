import { EN_WORKBENCH } from "../../i18n/en/workbench";
import { FR_WORKBENCH } from "../../i18n/fr/workbench";
import type { WorkbenchTexts } from "../../i18n/workbench";

export interface WorkbenchLanguage {
  readonly code: "en" | "fr";
  readonly texts: WorkbenchTexts;
  /** The built files of the functions in that language, without their ending. */
  readonly functions: string;
}

/** ?lang=fr, else English. */
export function workbenchLanguage(search: string): WorkbenchLanguage {
  const lang = new URLSearchParams(search).get("lang") ?? "";
  return lang.toLowerCase().startsWith("fr")
    ? { code: "fr", texts: FR_WORKBENCH, functions: "functions.fr" }
    : { code: "en", texts: EN_WORKBENCH, functions: "functions" };
}
