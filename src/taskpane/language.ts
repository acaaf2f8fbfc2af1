import type { WhyLanguage } from "../desk/why/whyTexts";
import type { DetailsTexts } from "../i18n/details";
import type { EventFileTexts } from "../i18n/eventFile";
import type { LanguageCode } from "../i18n/languages";
import type { LoadingTexts } from "../i18n/loading";
import type { PaneTexts } from "../i18n/pane";
import type { RatingsTexts } from "../i18n/ratings";
import type { RenewalTexts } from "../i18n/renewal";
import type { SheetTexts } from "../i18n/sheets";
import type { SheetsPageTexts } from "../i18n/sheetsPage";
import type { TableTexts } from "../i18n/table";
import type { WhyTexts } from "../i18n/why";

/** All that the pane says, and writes, in one language. */
export interface PaneLanguage {
  readonly code: LanguageCode;
  readonly loading: LoadingTexts;
  readonly texts: PaneTexts;
  readonly table: TableTexts;
  /** Words for what the rules answer instead of a number. */
  readonly messages: WhyLanguage["messages"];
  readonly sheets: SheetTexts;
  readonly eventFile: EventFileTexts;
  readonly ratings: RatingsTexts;
  readonly sheetsPage: SheetsPageTexts;
  readonly why: WhyTexts;
  readonly renewal: RenewalTexts;
  readonly details: DetailsTexts;
  readonly functionsFile: string;
  /** Lies beside the pane: how it is used. */
  readonly helpPage: string;
}
