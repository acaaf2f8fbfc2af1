import type { ListedErratum } from "../rules/editions/errata";
import type { ErratumKey } from "../rules/editions/erratum";

/** Slips of the printed texts, for the sheets that they concern and for the reference. */
export interface ErrataTexts {
  readonly title: string;
  readonly introduction: string;
  readonly guide: string;
  readonly slides: string;
  /** `where`: the article with its edition. */
  readonly sentences: Readonly<Record<ErratumKey, (where: string) => string>>;
}

/** What is printed, and what it is by the rule. */
export function erratumText({ key, article, edition }: ListedErratum, texts: ErrataTexts): string {
  return texts.sentences[key](edition === null ? article : `${article} (${edition})`);
}
