/** Longer texts are sentences, not headings. */
const LONGEST = 200;

/** Lower case, without accents, punctuation and the signs that nobody sees. */
export function folded(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[.:,;()[\]/\-–−_'’"*]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
