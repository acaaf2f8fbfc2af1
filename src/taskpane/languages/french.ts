import { FR_DETAILS } from "../../i18n/fr/details";
import { FR_EVENT_FILE } from "../../i18n/fr/eventFile";
import { FR_LOADING } from "../../i18n/fr/loading";
import { FR_MESSAGES } from "../../i18n/fr/messages";
import { FR_PANE } from "../../i18n/fr/pane";
import { FR_RATINGS } from "../../i18n/fr/ratings";
import { FR_RENEWAL } from "../../i18n/fr/renewal";
import { FR_SHEETS } from "../../i18n/fr/sheets";
import { FR_SHEETS_PAGE } from "../../i18n/fr/sheetsPage";
import { FR_TABLE } from "../../i18n/fr/table";
import { FR_WHY } from "../../i18n/fr/why";
import type { PaneLanguage } from "../language";

export const FRENCH: PaneLanguage = {
  code: "fr",
  loading: FR_LOADING,
  texts: FR_PANE,
  table: FR_TABLE,
  messages: FR_MESSAGES,
  sheets: FR_SHEETS,
  eventFile: FR_EVENT_FILE,
  ratings: FR_RATINGS,
  sheetsPage: FR_SHEETS_PAGE,
  why: FR_WHY,
  renewal: FR_RENEWAL,
  details: FR_DETAILS,
  functionsFile: "functions.fr.json",
  helpPage: "docs/index.fr.html",
};
