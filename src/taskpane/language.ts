import { EN_PANE } from "../i18n/en/pane";
import { FR_PANE } from "../i18n/fr/pane";
import type { TableTexts } from "../i18n/table";
import { EN_TABLE } from "../i18n/en/table";
import { EN_MESSAGES } from "../i18n/en/messages";
import { EN_SHEETS } from "../i18n/en/sheets";
import { FR_TABLE } from "../i18n/fr/table";
import { FR_MESSAGES } from "../i18n/fr/messages";
import { FR_SHEETS } from "../i18n/fr/sheets";
import { EN_EVENT_FILE } from "../i18n/en/eventFile";
import { FR_EVENT_FILE } from "../i18n/fr/eventFile";
import type { EventFileTexts } from "../i18n/eventFile";
import { EN_RATINGS } from "../i18n/en/ratings";
import { FR_RATINGS } from "../i18n/fr/ratings";
import type { RatingsTexts } from "../i18n/ratings";
import { EN_SHEETS_PAGE } from "../i18n/en/sheetsPage";
import { FR_SHEETS_PAGE } from "../i18n/fr/sheetsPage";
import type { SheetsPageTexts } from "../i18n/sheetsPage";
import type { PaneTexts } from "../i18n/pane";
import type { SheetTexts } from "../i18n/sheets";

export interface PaneLanguage {
  readonly code: "en" | "fr";
  /** As those say who speak it. */
  readonly ownName: string;
  readonly texts: PaneTexts;
  readonly table: TableTexts;
  /** Words for what the rules answer instead of a number. */
  readonly messages: typeof EN_MESSAGES;
  readonly sheets: SheetTexts;
  readonly eventFile: EventFileTexts;
  readonly ratings: RatingsTexts;
  readonly sheetsPage: SheetsPageTexts;
  readonly functionsFile: string;
}

const ENGLISH: PaneLanguage = {
  code: "en",
  ownName: "English",
  texts: EN_PANE,
  table: EN_TABLE,
  messages: EN_MESSAGES,
  sheets: EN_SHEETS,
  eventFile: EN_EVENT_FILE,
  ratings: EN_RATINGS,
  sheetsPage: EN_SHEETS_PAGE,
  functionsFile: "functions.json",
};

const FRENCH: PaneLanguage = {
  code: "fr",
  ownName: "français",
  texts: FR_PANE,
  table: FR_TABLE,
  messages: FR_MESSAGES,
  sheets: FR_SHEETS,
  eventFile: FR_EVENT_FILE,
  ratings: FR_RATINGS,
  sheetsPage: FR_SHEETS_PAGE,
  functionsFile: "functions.fr.json",
};

export const PANE_LANGUAGES: readonly PaneLanguage[] = [ENGLISH, FRENCH];

/** The one in which Office is displayed, else English. */
export function paneLanguage(displayLanguage: string): PaneLanguage {
  const [spoken] = displayLanguage.toLowerCase().split("-");
  return PANE_LANGUAGES.find(({ code }) => code === spoken) ?? ENGLISH;
}

/** Reports are known again in whichever language they were made. */
export const REPORT_LANGUAGES = PANE_LANGUAGES.map(({ sheets }) => sheets.report);

/** What sheets say of their formulas, in whichever language they were made. */
export const SHEET_LANGUAGES = PANE_LANGUAGES.map(({ sheets }) => sheets);
