const LONG = /^w?[gifc]m$/i;
/** As tournament files shorten them: g, m for IM, f, c; with w those of women. */
const SHORT = /^w?[gmfc]$/i;

export function isTitle(text: string): boolean {
  return LONG.test(text) || SHORT.test(text);
}

/** Of the short forms m and f could be sexes. */
export function isLongTitle(text: string): boolean {
  return LONG.test(text);
}
