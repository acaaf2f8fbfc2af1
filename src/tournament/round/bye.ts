import { plainSigns } from "./plainSigns";

/**
 * A round without an opponent, in the letters of tournament files: H half a point, F a whole one, U a
 * whole one from the pairing, Z nothing. ?: a bye that does not tell its worth.
 */
export type Bye = ToldBye | "?";
export type ToldBye = "H" | "F" | "U" | "Z";

/** Whoever is left over from the pairing, in the usual programs; before it perhaps the worth. */
const NAMED =
  /^([-+=½10]?)(?:bye|b|exempte?|exe|exento|spielfrei|freilos|frei|pausiert|riposo|riposa|libre|descansa|repos)([-+=½10]?)$/;
const LETTER = /^[fhuz]$/;
/** H---, B--- (US Chess); U--- is not paired there, and the colon of SwissPerfect without a number. */
const FILLING = /(?<=^[a-z])-+$|^:$|^u-+$/;
/** -1, -½ and -0 of Swiss-Manager, the worth alone, or its sign alone. */
const WORTH = /^(?:[-+=]?[0½1]|[-+=]|-{2,3}|0000)$/;

/** Whoever is in no pairing: absent, or not drawn. */
const ABSENT =
  /^(?:notpaired|nichtausgelost|nonapparie|nonabbinato|nonappaiato|noemparejado|absente?|assente|ausente)$/;

/** Whoever is left over may stand in a table as if he were a player. */
export function isByeName(name: string): boolean {
  const plain = plainSigns(name).replace(/-/g, "");
  return plain.length > 1 && (NAMED.test(plain) || ABSENT.test(plain));
}

/** Nothing at all stands for Z, as in a tournament file; null: no bye. */
export function byeOfText(text: string): Bye | null {
  const plain = text.replace(FILLING, "");
  if (plain === "" || ABSENT.test(plain)) return "Z";
  const [named, before = "", behind = ""] = NAMED.exec(plain) ?? [];
  const worth = before || behind;
  if (named !== undefined) return worth === "" ? "?" : namedBye(worth);
  if (LETTER.test(plain)) return plain.toUpperCase() as Bye;
  return WORTH.test(plain) ? byeWorth(plain.slice(-1)) : null;
}

/** A whole point of which only the worth is told is not said to be from the pairing. */
export function byeWorth(sign: string): ToldBye {
  if (WHOLE.has(sign)) return "F";
  return HALF.has(sign) ? "H" : "Z";
}

function namedBye(sign: string): ToldBye {
  return WHOLE.has(sign) ? "U" : byeWorth(sign);
}

const WHOLE = new Set(["1", "+", "w"]);
const HALF = new Set(["½", "=", "d"]);
