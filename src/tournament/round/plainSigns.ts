/** What says something in a few signs is short: what is longer is nothing of the kind. */
const LONGEST = 40;

/**
 * Results, rounds and byes as they are compared: one sign for every way of writing a half or a dash, whole
 * points without decimals, lower case, without accents and the signs that nobody sees.
 */
export function plainSigns(text: string): string {
  return unified(text.slice(0, LONGEST).replace(/\s+/g, ""));
}

/** The same with its spaces: 12 1 is a number and a result. */
export function spacedSigns(text: string): string {
  return unified(text.slice(0, LONGEST)).trim();
}

function unified(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<!\d)0?[.,]50*(?!\d)|1\s*\/\s*2(?!\d)|⁄2/g, "½")
    .replace(/(?<!\d)([01])[.,]0+(?!\d)/g, "$1");
}
