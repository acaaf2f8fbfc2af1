import type { SheetTexts } from "../../../i18n/sheets";
import type { WhySheetTexts } from "../../../i18n/whySheet";

/** The words of an explanation, and those that stand on sheets. */
export interface WhyWords {
  readonly why: WhySheetTexts;
  /** In the same language: what headings mean. */
  readonly sheets: SheetTexts;
  /** Sheets are known again in whichever language they were made. */
  readonly languages: readonly SheetTexts[];
}

/** "no" in every language. */
export function noes({ languages }: Pick<WhyWords, "languages">): ReadonlySet<string> {
  return new Set(languages.map(({ no }) => no));
}
