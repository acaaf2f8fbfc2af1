import { EN_PANE } from "../i18n/en/pane";
import { FR_PANE } from "../i18n/fr/pane";
import type { PaneTexts } from "../i18n/pane";

/** English unless Office is displayed in French. */
export function paneLanguage(displayLanguage: string): { code: "en" | "fr"; texts: PaneTexts } {
  return displayLanguage.toLowerCase().startsWith("fr")
    ? { code: "fr", texts: FR_PANE }
    : { code: "en", texts: EN_PANE };
}
