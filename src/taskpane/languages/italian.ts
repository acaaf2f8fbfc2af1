import { IT_DETAILS } from "../../i18n/it/details";
import { IT_EVENT_FILE } from "../../i18n/it/eventFile";
import { IT_LOADING } from "../../i18n/it/loading";
import { IT_MESSAGES } from "../../i18n/it/messages";
import { IT_PANE } from "../../i18n/it/pane";
import { IT_RATINGS } from "../../i18n/it/ratings";
import { IT_RENEWAL } from "../../i18n/it/renewal";
import { IT_SHEETS } from "../../i18n/it/sheets";
import { IT_SHEETS_PAGE } from "../../i18n/it/sheetsPage";
import { IT_TABLE } from "../../i18n/it/table";
import { IT_WHY } from "../../i18n/it/why";
import type { PaneLanguage } from "../language";

export const ITALIAN: PaneLanguage = {
  code: "it",
  loading: IT_LOADING,
  texts: IT_PANE,
  table: IT_TABLE,
  messages: IT_MESSAGES,
  sheets: IT_SHEETS,
  eventFile: IT_EVENT_FILE,
  ratings: IT_RATINGS,
  sheetsPage: IT_SHEETS_PAGE,
  why: IT_WHY,
  renewal: IT_RENEWAL,
  details: IT_DETAILS,
  functionsFile: "functions.it.json",
  helpPage: "docs/index.it.html",
};
