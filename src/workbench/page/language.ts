import { DE_WORKBENCH } from "../../i18n/de/workbench";
import { EN_WORKBENCH } from "../../i18n/en/workbench";
import { FR_WORKBENCH } from "../../i18n/fr/workbench";
import { IT_WORKBENCH } from "../../i18n/it/workbench";
import { languageOf, suffixOf, type LanguageCode } from "../../i18n/languages";
import type { WorkbenchTexts } from "../../i18n/workbench";

export interface WorkbenchLanguage {
  readonly code: LanguageCode;
  readonly texts: WorkbenchTexts;
  /** The built files of the functions in that language, without their ending. */
  readonly functions: string;
}

/** Of the page itself, in each language. */
export const WORKBENCHES: Readonly<Record<LanguageCode, WorkbenchTexts>> = {
  en: EN_WORKBENCH,
  fr: FR_WORKBENCH,
  de: DE_WORKBENCH,
  it: IT_WORKBENCH,
};

/** ?lang=fr or fr-CH, else English. */
export function workbenchLanguage(search: string): WorkbenchLanguage {
  const code = languageOf(new URLSearchParams(search).get("lang") ?? "");
  return { code, texts: WORKBENCHES[code], functions: `functions${suffixOf(code)}` };
}
