import { EN_DETAILS } from "../../i18n/en/details";
import { EN_EVENT_FILE } from "../../i18n/en/eventFile";
import { EN_LOADING } from "../../i18n/en/loading";
import { EN_MESSAGES } from "../../i18n/en/messages";
import { EN_PANE } from "../../i18n/en/pane";
import { EN_RATINGS } from "../../i18n/en/ratings";
import { EN_RENEWAL } from "../../i18n/en/renewal";
import { EN_SHEETS } from "../../i18n/en/sheets";
import { EN_SHEETS_PAGE } from "../../i18n/en/sheetsPage";
import { EN_TABLE } from "../../i18n/en/table";
import { EN_WHY } from "../../i18n/en/why";
import type { PaneLanguage } from "../language";

export const ENGLISH: PaneLanguage = {
  code: "en",
  loading: EN_LOADING,
  texts: EN_PANE,
  table: EN_TABLE,
  messages: EN_MESSAGES,
  sheets: EN_SHEETS,
  eventFile: EN_EVENT_FILE,
  ratings: EN_RATINGS,
  sheetsPage: EN_SHEETS_PAGE,
  why: EN_WHY,
  renewal: EN_RENEWAL,
  details: EN_DETAILS,
  functionsFile: "functions.json",
  helpPage: "docs/index.html",
};
