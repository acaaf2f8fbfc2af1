const SIGNS = 36;

/** A short mark of a text: two texts hardly ever have the same. */
export function textHash(text: string, length: number): string {
  let hash = 0;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % PRIME;
  return hash.toString(SIGNS).padStart(length, "0").slice(-length);
}

/** 31 times the greatest remainder is still counted exactly. */
const PRIME = 281_474_976_710_597;
