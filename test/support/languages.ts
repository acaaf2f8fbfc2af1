import { CATALOGUES } from "../../scripts/catalogues";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/i18n/languages";
import { WORKBENCHES } from "../../src/workbench/page/language";

/** Every language with all its texts: what holds for one is asked of each. */
export const LANGUAGES = LANGUAGE_CODES.map((code) => ({
  ...CATALOGUES[code],
  ...CATALOGUES[code].pane,
  ...CATALOGUES[code].explaining,
  functionTexts: CATALOGUES[code].functions,
  workbench: WORKBENCHES[code],
}));

/** What the typography of a language forbids. */
export const MISSET: Readonly<Record<LanguageCode, RegExp>> = {
  en: / [:;?!]/,
  /** A no-break space stands before high signs and behind «; %, ! and ? of codes have none. */
  fr: / [:;?!%»]|« |(?<![\u00a0\u202f])[:;](?=\s|$)|\p{Ll}[?»](?=[\s.]|$)|«(?![\u00a0\u202f])/u,
  de: / [:;?!%]|[“”](?=\p{L})/u,
  it: / [:;?!%»]|« |“|\p{L}'\p{L}/u,
};
