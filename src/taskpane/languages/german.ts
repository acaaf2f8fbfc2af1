import { DE_DETAILS } from "../../i18n/de/details";
import { DE_EVENT_FILE } from "../../i18n/de/eventFile";
import { DE_LOADING } from "../../i18n/de/loading";
import { DE_MESSAGES } from "../../i18n/de/messages";
import { DE_PANE } from "../../i18n/de/pane";
import { DE_RATINGS } from "../../i18n/de/ratings";
import { DE_RENEWAL } from "../../i18n/de/renewal";
import { DE_SHEETS } from "../../i18n/de/sheets";
import { DE_SHEETS_PAGE } from "../../i18n/de/sheetsPage";
import { DE_TABLE } from "../../i18n/de/table";
import { DE_WHY } from "../../i18n/de/why";
import type { PaneLanguage } from "../language";

export const GERMAN: PaneLanguage = {
  code: "de",
  loading: DE_LOADING,
  texts: DE_PANE,
  table: DE_TABLE,
  messages: DE_MESSAGES,
  sheets: DE_SHEETS,
  eventFile: DE_EVENT_FILE,
  ratings: DE_RATINGS,
  sheetsPage: DE_SHEETS_PAGE,
  why: DE_WHY,
  renewal: DE_RENEWAL,
  details: DE_DETAILS,
  functionsFile: "functions.de.json",
  helpPage: "docs/index.de.html",
};
