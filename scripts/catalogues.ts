import type { FunctionTexts } from "../src/functions/functionTexts";
import { DE_ERRATA } from "../src/i18n/de/errata";
import { DE_EXPLAINING } from "../src/i18n/de/explaining";
import { DE_FUNCTIONS } from "../src/i18n/de/functions";
import { DE_MANIFEST } from "../src/i18n/de/manifest";
import { DE_SHEET_NAMES } from "../src/i18n/de/sheetNames";
import { EN_ERRATA } from "../src/i18n/en/errata";
import { EN_EXPLAINING } from "../src/i18n/en/explaining";
import { EN_FUNCTIONS } from "../src/i18n/en/functions";
import { EN_MANIFEST } from "../src/i18n/en/manifest";
import { EN_SHEET_NAMES } from "../src/i18n/en/sheetNames";
import type { ErrataTexts } from "../src/i18n/errata";
import type { ExplainingTexts } from "../src/i18n/explaining";
import { FR_ERRATA } from "../src/i18n/fr/errata";
import { FR_EXPLAINING } from "../src/i18n/fr/explaining";
import { FR_FUNCTIONS } from "../src/i18n/fr/functions";
import { FR_MANIFEST } from "../src/i18n/fr/manifest";
import { FR_SHEET_NAMES } from "../src/i18n/fr/sheetNames";
import { IT_ERRATA } from "../src/i18n/it/errata";
import { IT_EXPLAINING } from "../src/i18n/it/explaining";
import { IT_FUNCTIONS } from "../src/i18n/it/functions";
import { IT_MANIFEST } from "../src/i18n/it/manifest";
import { IT_SHEET_NAMES } from "../src/i18n/it/sheetNames";
import type { LanguageCode } from "../src/i18n/languages";
import type { ManifestTexts } from "../src/i18n/manifest";
import type { SheetNamesTexts } from "../src/i18n/sheetNames";
import { ENGLISH } from "../src/taskpane/languages/english";
import { FRENCH } from "../src/taskpane/languages/french";
import { GERMAN } from "../src/taskpane/languages/german";
import { ITALIAN } from "../src/taskpane/languages/italian";
import type { PaneLanguage } from "../src/taskpane/language";

/** The texts of a language that are read where all languages are at once. */
interface Catalogue {
  readonly pane: PaneLanguage;
  readonly explaining: ExplainingTexts;
  readonly functions: FunctionTexts;
  readonly errata: ErrataTexts;
  readonly sheetNames: SheetNamesTexts;
  readonly manifest: ManifestTexts;
  /** Over the list of the pages. */
  readonly manual: string;
}

export const CATALOGUES: Readonly<Record<LanguageCode, Catalogue>> = {
  en: {
    pane: ENGLISH,
    explaining: EN_EXPLAINING,
    functions: EN_FUNCTIONS,
    errata: EN_ERRATA,
    sheetNames: EN_SHEET_NAMES,
    manifest: EN_MANIFEST,
    manual: "How it is used",
  },
  fr: {
    pane: FRENCH,
    explaining: FR_EXPLAINING,
    functions: FR_FUNCTIONS,
    errata: FR_ERRATA,
    sheetNames: FR_SHEET_NAMES,
    manifest: FR_MANIFEST,
    manual: "Mode d’emploi",
  },
  de: {
    pane: GERMAN,
    explaining: DE_EXPLAINING,
    functions: DE_FUNCTIONS,
    errata: DE_ERRATA,
    sheetNames: DE_SHEET_NAMES,
    manifest: DE_MANIFEST,
    manual: "Anleitung",
  },
  it: {
    pane: ITALIAN,
    explaining: IT_EXPLAINING,
    functions: IT_FUNCTIONS,
    errata: IT_ERRATA,
    sheetNames: IT_SHEET_NAMES,
    manifest: IT_MANIFEST,
    manual: "Guida all’uso",
  },
};
