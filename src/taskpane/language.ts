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
import { EN_RENEWAL } from "../i18n/en/renewal";
import { FR_RENEWAL } from "../i18n/fr/renewal";
import type { RenewalTexts } from "../i18n/renewal";
import type { SheetsPageTexts } from "../i18n/sheetsPage";
import type { WhyLanguage } from "../desk/why/whyTexts";
import { EN_FUNCTIONS } from "../i18n/en/functions";
import { FR_FUNCTIONS } from "../i18n/fr/functions";
import { EN_STEPS } from "../i18n/en/steps";
import { FR_STEPS } from "../i18n/fr/steps";
import { EN_WHY } from "../i18n/en/why";
import { FR_WHY } from "../i18n/fr/why";
import { EN_WHY_SHEET } from "../i18n/en/whySheet";
import { FR_WHY_SHEET } from "../i18n/fr/whySheet";
import type { StepTexts } from "../i18n/steps";
import type { WhyTexts } from "../i18n/why";
import type { WhySheetTexts } from "../i18n/whySheet";
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
  readonly why: WhyTexts;
  /** Of the cells of our sheets. */
  readonly whySheet: WhySheetTexts;
  readonly steps: StepTexts;
  /** What each function and its arguments are. */
  readonly functions: WhyLanguage["functions"];
  readonly renewal: RenewalTexts;
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
  why: EN_WHY,
  whySheet: EN_WHY_SHEET,
  steps: EN_STEPS,
  functions: EN_FUNCTIONS.functions,
  renewal: EN_RENEWAL,
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
  why: FR_WHY,
  whySheet: FR_WHY_SHEET,
  steps: FR_STEPS,
  functions: FR_FUNCTIONS.functions,
  renewal: FR_RENEWAL,
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
