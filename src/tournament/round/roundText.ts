import { byeOfText, byeWorth, type Bye } from "./bye";
import { plainSigns } from "./plainSigns";
import type { Colour, Round, RoundResult } from "./round";

/** A game with the opponent's number, played or not. */
export interface GameTold extends Round {
  readonly kind: "game";
  readonly opponent: number;
}

/** What the text of one round says. */
export type RoundTold =
  | GameTold
  /** A bye, or not paired: points without an opponent. */
  | { readonly kind: "none"; readonly bye: Bye }
  | { readonly kind: "other" };

/**
 * How a table writes its rounds. Colour: `12w1` and its like, in whatever order; sign: `+12`, `=5`, `-3`,
 * where -1 is a loss against number 1 and not a bye; result: `1 53`, the result in front. With b and n
 * b is White: blancs, bianco, blancas.
 */
export const ROUND_GRAMMARS = ["colour", "colour bn", "sign", "sign bn", "result"] as const;
export type RoundGrammar = (typeof ROUND_GRAMMARS)[number];

/** What the letters of a form stand for. */
const PARTS: Readonly<Record<string, string>> = {
  O: "(?<opponent>\\d{1,4})",
  C: "(?<colour>[wbsnz?])",
  R: "(?<result>[-10½=+wdlz])",
  N: "(?<result>[-10½=+])",
  S: "(?<sign>[-+=wdlxf<>])",
  F: "(?<forfeit>[fk])",
};

/** A space is a space, a stroke or a colon. */
function pattern(form: string): RegExp {
  const parts = form.replace(/[OCRNSF]/g, (part) => `(?:${PARTS[part] ?? ""}\\s*)`);
  return new RegExp(`^${parts.replace(" ", "[\\s/:]+")}$`);
}

/** 12w1, 12w+, 7b1f, 13b where it is not played yet; w12 1; 12/1, 12:½, 27:W. */
const BY_COLOUR = ["OCR?F?", "CO NF?", "O RF?", "CO"].map(pattern);
/** +12, W12, +W86, =B3, + 12N; >12, <12, X12, F12: won and lost without a game; 12+, 5=, 3-. */
const BY_SIGN = [...["SC?OF?", "SOCF?", "OSF?"].map(pattern), ...BY_COLOUR];

interface Grammar {
  readonly forms: readonly RegExp[];
  readonly colours: Readonly<Record<string, Colour>>;
}

/** s: schwarz, z: zwart, n: noir, nero, negro; ? is told by nobody. */
const WB = { w: "w", b: "b", s: "b", n: "b", z: "b" } as const;
const BN = { b: "w", n: "b" } as const;

const GRAMMARS: Readonly<Record<RoundGrammar, Grammar>> = {
  colour: { forms: BY_COLOUR, colours: WB },
  "colour bn": { forms: BY_COLOUR, colours: BN },
  sign: { forms: BY_SIGN, colours: WB },
  "sign bn": { forms: BY_SIGN, colours: BN },
  result: { forms: [pattern("NO")], colours: WB },
};

/** z, or nothing: none yet. */
const RESULTS: Readonly<Record<string, RoundResult>> = {
  ...{ "1": "1", w: "1", "½": "=", "=": "=", d: "=", "0": "0", l: "0" },
  ...{ "+": "+", "-": "-", z: "Z" },
};

const SIGNS: Readonly<Record<string, RoundResult>> = {
  ...{ "+": "1", w: "1", "=": "=", d: "=", "-": "0", l: "0" },
  ...{ ">": "+", "<": "-", x: "+", f: "-" },
};

/** Behind a result, f or k: not played. Halved so it is as little rated as what was decided before a move. */
const FORFEITED: Readonly<Partial<Record<RoundResult, RoundResult>>> = {
  ...{ "1": "+", "=": "D", "0": "-" },
};

/** One round in the way of its table, from its signs with their spaces. Against number 0 nobody plays. */
export function roundTold(text: string, grammar: RoundGrammar): RoundTold {
  const { forms, colours } = GRAMMARS[grammar];
  const parts = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  if (parts === undefined) {
    const bye = byeOfText(text.replace(/\s/g, ""));
    return bye === null ? { kind: "other" } : { kind: "none", bye };
  }
  const { opponent, colour = "", result = "", sign = "", forfeit } = parts;
  const letter = result || sign;
  if (Number(opponent) === 0) return { kind: "none", bye: byeWorth(letter) };
  /** A colour of another grammar. */
  if (colour !== "" && colour !== "?" && colours[colour] === undefined) return { kind: "other" };
  const told = (sign === "" ? RESULTS : SIGNS)[letter] ?? "Z";
  return {
    kind: "game",
    opponent: Number(opponent),
    colour: colours[colour] ?? null,
    result: forfeit === undefined ? told : (FORFEITED[told] ?? told),
  };
}

/** The colour, and the result, that a cell of its own tells. */
export function isColourText(text: string): boolean {
  return /^[wbsnz]$/.test(plainSigns(text));
}

export function isResultText(text: string): boolean {
  return /^[-10½=+wdl]$/.test(plainSigns(text));
}

/** Number, colour and result of three cells, as one cell has them. */
export function gameText(opponent: string, colour: string, result: string): string {
  return `${opponent}${colour === "" ? "?" : colour}${result}`;
}

/** As an event sheet writes a result: there f is decided without a move each, not rated. */
const WRITTEN: Readonly<Record<RoundResult, string>> = {
  ...{ "1": "1", "=": "½", "0": "0" },
  ...{ W: "1f", D: "½f", L: "0f" },
  ...{ "+": "+", "-": "-" },
  ...{ H: "H", F: "F", U: "U", Z: "Z" },
};

const RESULT_OF: ReadonlyMap<string, RoundResult> = new Map(
  (Object.entries(WRITTEN) as [RoundResult, string][]).map(([result, text]) => [
    plainSigns(text),
    result,
  ]),
);

/** 26w1, 13b+, 4?½; without an opponent the letter of the bye alone. */
export function roundText({ opponent, colour, result }: Round): string {
  return opponent === null
    ? WRITTEN[result]
    : gameText(String(opponent), colour ?? "", WRITTEN[result]);
}

const WRITTEN_GAME = pattern("OCRF?");

/** The same back; null: neither a game nor a bye. */
export function roundOfText(text: string): Round | null {
  const plain = plainSigns(text).replace(/=/g, "½");
  const {
    opponent,
    colour = "",
    result: told = "",
    forfeit = "",
  } = WRITTEN_GAME.exec(plain)?.groups ?? {};
  const result = RESULT_OF.get(opponent === undefined ? plain : `${told}${forfeit}`);
  if (result === undefined) return null;
  if (opponent === undefined) return { opponent: null, colour: null, result };
  return { opponent: Number(opponent), colour: GRAMMARS.colour.colours[colour] ?? null, result };
}
