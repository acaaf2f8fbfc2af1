/** The languages whose headings, dates and words the tables are written in. */
export const LANGUAGES = ["en", "de", "fr", "it", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

export type ByLanguage<T> = Readonly<Record<Language, T>>;
