import { cutText } from "../rules/cutText";
import { withoutUnseenSigns } from "../rules/unseenSigns";

const LONGEST = 31;
/** Excel refuses these, the apostrophe at the ends only. */
const FORBIDDEN = /[:\\/?*[\]']/g;
/** Excel keeps it for itself. */
const RESERVED = "history";

/** The name as wished, without forbidden signs; empty where it has no others. */
export function legalSheetName(wished: string): string {
  return withoutUnseenSigns(wished, " ").replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
}

/** Of a wish of which nothing legal is left. */
const NAMELESS = "FIDE";

/** A legal name, short enough, and with a number where it is taken. */
export function freeSheetName(wished: string, taken: readonly string[]): string {
  const known = new Set([RESERVED, ...taken.map((name) => name.toLowerCase())]);
  const legal = legalSheetName(wished) || NAMELESS;
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : ` (${number})`;
    const name = cutText(legal, LONGEST - suffix.length).trimEnd() + suffix;
    if (!known.has(name.toLowerCase())) return name;
  }
}
