/** A place in front of the name, as lists number their lines. */
const NUMBERED = /^\d{1,3}\s?[.)]\s?/;
/** Titles in capitals in front of a name of two words or more. */
const TITLED = /^(?:W?[GIFC]M)\s(?=\S+[\s,])/;

/** The name alone: 1. Müller, GM Carlsen, Magnus; without the signs that nobody sees. */
export function playerName(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const name = plain.replace(NUMBERED, "").replace(TITLED, "").trim();
  return name === "" ? plain : name;
}
