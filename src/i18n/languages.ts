/** The languages that the add-in speaks, as those say who speak them. */
export const LANGUAGES = { en: "English", fr: "français", de: "Deutsch", it: "italiano" } as const;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

/** The one of a locale, whatever its country (fr-CH, de-AT); English where nobody here speaks it. */
export function languageOf(locale: string): LanguageCode {
  const [spoken] = locale.toLowerCase().split(/[-_]/);
  return LANGUAGE_CODES.find((code) => code === spoken) ?? "en";
}

/** Of the files in a language: functions.js, functions.fr.js. */
export function suffixOf(code: LanguageCode): string {
  return code === "en" ? "" : `.${code}`;
}
