import type { Erratum, ErratumKey } from "../rules/editions/errata";

/** Slips of the printed texts, for the sheets that they concern and for the reference. */
export interface ErrataTexts {
  readonly title: string;
  readonly introduction: string;
  readonly guide: string;
  readonly slides: string;
  /** `where`: the article with its edition. */
  readonly sentences: Readonly<Record<ErratumKey, (where: string) => string>>;
}

/** The edition that the guide explains. */
const GUIDE_TO = 2005;

/** What is printed, and what it is by the rule. */
export function erratumText({ key, article, source }: Erratum, texts: ErrataTexts): string {
  if (source === "slides") return texts.sentences[key](article);
  return texts.sentences[key](`${article} (${source === "guide" ? GUIDE_TO : source})`);
}
