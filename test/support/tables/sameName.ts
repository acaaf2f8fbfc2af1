import type { TruePlayer } from "./trueEvent";

/** Whether a name that was read is a player's: titles, numbers and federations may stand there. */
export function isSameName(came: string, { last, given }: TruePlayer): boolean {
  const words = new Set(wordsOf(came));
  return [...wordsOf(last), ...wordsOf(given)].every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word !== "");
}
