import type { LearnTexts } from "../../i18n/learn/learn";
import type { PaneLanguage } from "../language";
import { later } from "../later";

/** Apart from the other words of a language: few who rate an event come here. */
const TEXTS: Readonly<Record<PaneLanguage["code"], () => Promise<LearnTexts>>> = {
  en: later(
    async () =>
      (await import(/* webpackChunkName: "learnEn" */ "../../i18n/en/learn/learn")).EN_LEARN,
  ),
  fr: later(
    async () =>
      (await import(/* webpackChunkName: "learnFr" */ "../../i18n/fr/learn/learn")).FR_LEARN,
  ),
  de: later(
    async () =>
      (await import(/* webpackChunkName: "learnDe" */ "../../i18n/de/learn/learn")).DE_LEARN,
  ),
  it: later(
    async () =>
      (await import(/* webpackChunkName: "learnIt" */ "../../i18n/it/learn/learn")).IT_LEARN,
  ),
};

export function learnTexts(code: PaneLanguage["code"]): Promise<LearnTexts> {
  return TEXTS[code]();
}
