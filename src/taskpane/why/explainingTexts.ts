import type { ExplainingTexts } from "../../i18n/explaining";
import type { PaneLanguage } from "../language";
import { later } from "../later";

/** They come with the part that explains, after the first screen. */
const TEXTS: Readonly<Record<PaneLanguage["code"], () => Promise<ExplainingTexts>>> = {
  en: later(
    async () =>
      (await import(/* webpackChunkName: "whyEn" */ "../../i18n/en/explaining")).EN_EXPLAINING,
  ),
  fr: later(
    async () =>
      (await import(/* webpackChunkName: "whyFr" */ "../../i18n/fr/explaining")).FR_EXPLAINING,
  ),
  de: later(
    async () =>
      (await import(/* webpackChunkName: "whyDe" */ "../../i18n/de/explaining")).DE_EXPLAINING,
  ),
  it: later(
    async () =>
      (await import(/* webpackChunkName: "whyIt" */ "../../i18n/it/explaining")).IT_EXPLAINING,
  ),
};

export function explainingTexts(code: PaneLanguage["code"]): Promise<ExplainingTexts> {
  return TEXTS[code]();
}
