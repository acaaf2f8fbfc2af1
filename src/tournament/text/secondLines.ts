import type { Fields } from "./lines";

/** In the line below a name: ON | 12345678 / R: 1712 ->1720 (US Chess). */
const RATING = /\bR:\s*(\d{3,4}|unrated)/i;
const ROUND = /^[BHU]$/;

/** Two lines a player become one: the rating of the second stands behind the first. */
export function withSecondLines(lines: readonly Fields[]): readonly Fields[] {
  const ratings = lines.map((fields) => RATING.exec(fields?.join(" ") ?? "")?.[1] ?? null);
  if (!ratings.some((rating) => rating !== null)) return lines;
  return lines.map((fields, index) => {
    if (ratings[index] !== null) return [];
    if (fields === null) return null;
    const rating = ratings[index + 1] ?? null;
    if (rating === null)
      return fields.some((text) => /\bRtg\b/.test(text)) ? [...fields, "USCF"] : fields;
    /** B, H and U are byes, as B---. */
    return [...fields.map((text) => text.replace(ROUND, "$&---")), rating];
  });
}
