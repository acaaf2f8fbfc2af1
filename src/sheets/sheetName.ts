const LONGEST = 31;
/** Excel refuses these, the apostrophe at the ends only. */
const FORBIDDEN = /[:\\/?*[\]']/g;

/** The name as wished, without forbidden signs, short enough, and with a number where it is taken. */
export function freeSheetName(wished: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const plain = wished.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : ` (${number})`;
    const name = plain.slice(0, LONGEST - suffix.length).trimEnd() + suffix;
    if (!known.has(name.toLowerCase())) return name;
  }
}
