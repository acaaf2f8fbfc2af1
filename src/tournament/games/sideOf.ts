import { folded } from "../folded";

/** Whose a column of a list of games is. */
export type Side = "white" | "black" | "opponent";

/** In English, French, German, Italian and Spanish; a heading may begin with them: Weißspieler. */
const WORDS: Readonly<Record<Side, readonly string[]>> = {
  white: ["white", "blanc", "weiss", "bianc"],
  black: ["black", "noir", "schwarz", "nero", "neri", "negr"],
  opponent: ["oppon", "opp", "advers", "gegner", "avvers", "rival", "oponent", "contrari"],
};

/** Short forms, which other words begin with. */
const SHORT: ReadonlyMap<string, Side> = new Map(
  "op|vs|adv|avv|geg|gegn|ggn|riv|contro|contre|contra|gegen"
    .split("|")
    .map((word): [string, Side] => [word, "opponent"]),
);

/** These stand beside a word for a side and say no more: player, Spieler, of. */
const FILLER = new Set(
  "player|spieler|spielerin|joueur|giocatore|jugador|as|with|mit|avec|con|the|les|il|las|los|of|des|del|von|w|b".split(
    "|",
  ),
);
/** The second half of a word such as Schwarzspieler. */
const BEHIND = /^(?:er|e|es|o|a|os|as|s|i|spieler|spielerin|player)?$/;

export function sideOf(heading: string): Side | null {
  const words = folded(heading).split(" ");
  return words.map(sideOfWord).find((side) => side !== null) ?? null;
}

function sideOfWord(word: string): Side | null {
  for (const side of ["white", "black", "opponent"] as const) {
    if (WORDS[side].some((start) => word.startsWith(start))) return side;
  }
  return SHORT.get(word) ?? null;
}

/** What a heading says beside its side: Elo White is a rating, White player nothing more. */
export function withoutSide(heading: string): string {
  if (sideOf(heading) === null) return heading;
  return folded(heading)
    .split(" ")
    .map((word) => (sideOfWord(word) === null ? word : restOf(word)))
    .filter((word) => word !== "" && !FILLER.has(word))
    .join(" ");
}

/** Gegnerelo is his Elo. */
function restOf(word: string): string {
  const side = sideOfWord(word);
  const start = side === null ? "" : WORDS[side].find((each) => word.startsWith(each));
  const rest = word.slice(start?.length ?? 0);
  return BEHIND.test(rest) || !RATING.test(rest) ? "" : rest;
}

const RATING = /^(?:elo|rating|rtg|wertung)/;
