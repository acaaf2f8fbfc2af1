import type { LanguageCode } from "./languages";

/** What Office shows of the add-in before any of its code runs. */
export interface ManifestTexts {
  readonly name: string;
  readonly description: string;
  readonly tooltip: string;
  readonly ready: string;
  readonly firstStep: string;
}

/** The locales in which Office asks for a language; a locale that is none of them gets English. */
export const LOCALES: Readonly<Record<Exclude<LanguageCode, "en">, readonly string[]>> = {
  fr: ["fr-FR", "fr-CA", "fr-CH", "fr-BE", "fr-LU"],
  de: ["de-DE", "de-AT", "de-CH", "de-LI", "de-LU"],
  it: ["it-IT", "it-CH"],
};
