/** Control signs but tabs and line ends, halves of letters, and the two that are no signs at all. */
const UNSEEN = /[^\P{Cc}\t\r\n]|[\p{Surrogate}\uFFFE\uFFFF]/gu;

/** A text with something else in the place of what nobody sees, and no cell has room for. */
export function withoutUnseenSigns(text: string, instead = ""): string {
  return text.replace(UNSEEN, instead);
}
