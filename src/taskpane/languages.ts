import { DE_LOADING } from "../i18n/de/loading";
import { EN_LOADING } from "../i18n/en/loading";
import { FR_LOADING } from "../i18n/fr/loading";
import { IT_LOADING } from "../i18n/it/loading";
import { LANGUAGE_CODES, LANGUAGES as OWN_NAMES, languageOf } from "../i18n/languages";
import type { LanguageCode } from "../i18n/languages";
import type { LoadingTexts } from "../i18n/loading";
import type { ReportTexts } from "../i18n/report";
import type { SheetTexts } from "../i18n/sheets";
import type { PaneLanguage } from "./language";
import { later } from "./later";

/** A language that the pane speaks. */
interface Spoken {
  readonly code: LanguageCode;
  /** As those say who speak it. */
  readonly ownName: string;
  /** What is said even where its other words have not come. */
  readonly loading: LoadingTexts;
  readonly words: () => Promise<PaneLanguage>;
}

const SPOKEN: Readonly<Record<LanguageCode, Pick<Spoken, "loading" | "words">>> = {
  en: {
    loading: EN_LOADING,
    words: later(
      async () => (await import(/* webpackChunkName: "en" */ "./languages/english")).ENGLISH,
    ),
  },
  fr: {
    loading: FR_LOADING,
    words: later(
      async () => (await import(/* webpackChunkName: "fr" */ "./languages/french")).FRENCH,
    ),
  },
  de: {
    loading: DE_LOADING,
    words: later(
      async () => (await import(/* webpackChunkName: "de" */ "./languages/german")).GERMAN,
    ),
  },
  it: {
    loading: IT_LOADING,
    words: later(
      async () => (await import(/* webpackChunkName: "it" */ "./languages/italian")).ITALIAN,
    ),
  },
};

export const LANGUAGES: readonly Spoken[] = LANGUAGE_CODES.map(spokenOf);

/** The one in which Office is displayed, else English. */
export function spokenLanguage(displayLanguage: string): Spoken {
  return spokenOf(languageOf(displayLanguage));
}

function spokenOf(code: LanguageCode): Spoken {
  return { code, ownName: OWN_NAMES[code], ...SPOKEN[code] };
}

/** Reports are known again in whichever language they were made. */
export async function reportLanguages(): Promise<readonly ReportTexts[]> {
  return (await sheetLanguages()).map(({ report }) => report);
}

/** What sheets say, in whichever language they were made: by it they are known again. */
export async function sheetLanguages(): Promise<readonly SheetTexts[]> {
  const all = await Promise.all(LANGUAGES.map(({ words }) => words()));
  return all.map(({ sheets }) => sheets);
}
