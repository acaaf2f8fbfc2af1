import { cutText } from "../rules/cutText";

const LONGEST = 31;
/** Excel refuses these, the apostrophe at the ends only; halves of letters, and what nobody sees. */
const FORBIDDEN = /[:\\/?*[\]'\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu;
/** Excel keeps it for itself. */
const RESERVED = "history";

/** The name as wished, without forbidden signs; empty where it has no others. */
export function legalSheetName(wished: string): string {
  return wished.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
}

/**
 * A legal name, short enough, and with a number where it is taken; undefined where none is left of the
 * wish: Excel then finds one.
 */
export function freeSheetName(wished: string, taken: readonly string[]): string | undefined {
  const known = new Set([RESERVED, ...taken.map((name) => name.toLowerCase())]);
  const legal = legalSheetName(wished);
  if (legal === "") return undefined;
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : ` (${number})`;
    const name = cutText(legal, LONGEST - suffix.length).trimEnd() + suffix;
    if (!known.has(name.toLowerCase())) return name;
  }
}
