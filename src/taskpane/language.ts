import { EN_PANE } from "../i18n/en/pane";
import { FR_PANE } from "../i18n/fr/pane";
import type { PaneTexts } from "../i18n/pane";

export interface PaneLanguage {
  readonly code: "en" | "fr";
  readonly texts: PaneTexts;
  readonly functionsFile: string;
}

/** English unless Office is displayed in French. */
export function paneLanguage(displayLanguage: string): PaneLanguage {
  return displayLanguage.toLowerCase().startsWith("fr")
    ? { code: "fr", texts: FR_PANE, functionsFile: "functions.fr.json" }
    : { code: "en", texts: EN_PANE, functionsFile: "functions.json" };
}
