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
 * How a table writes its rounds: `12w1` and its like, or `+12`, `=5`, `-3`, where -1 is a loss
 * against number 1 and not a bye.
 */
export type RoundGrammar = "colour" | "sign";

/** s: schwarz, n: noir, nero, negro; ? is told by nobody. */
const COLOURS: Readonly<Record<string, Colour>> = { w: "w", b: "b", s: "b", n: "b" };

/** z: none yet. */
const RESULTS: Readonly<Record<string, RoundResult>> = {
  ...{ "1": "1", w: "1", "½": "=", "=": "=", d: "=", "0": "0", l: "0" },
  ...{ "+": "+", "-": "-", z: "Z" },
};

/** Behind a result, f or k: not played. Halved so it is as little rated as what was decided before a move. */
const FORFEITED: Readonly<Partial<Record<RoundResult, RoundResult>>> = {
  ...{ "1": "+", "=": "D", "0": "-" },
};

/** 12w1, 5b½, 12w+, 7b1f: number, colour, result, forfeit. */
const BY_COLOUR = /^(\d{1,4})([wbsn?])([-10½=+wdlz])([fk])?$/;
/** 12/1, 12:½, 12 1: number and result alone. */
const WITHOUT_COLOUR = /^(\d{1,4})[\s/:]+([-10½=+])$/;
/** 12+, 5=, 3-: the sign behind. */
const SIGN_BEHIND = /^(\d{1,4})([-+=])$/;
/** +12, =5, -3, W12, and with the colour +W12, =B5; >12, <12: won and lost without a game (Vega). */
const BY_SIGN = /^([-+=wdl<>])([wb]?)(\d{1,4})([wbsn]?)$/;

const SIGNS: Readonly<Record<string, RoundResult>> = {
  ...{ "+": "1", w: "1", "=": "=", d: "=", "-": "0", l: "0" },
  ...{ ">": "+", "<": "-" },
};

/** One round in the way of its table, from plain signs with and without their spaces. */
export function roundTold(plain: string, spaced: string, grammar: RoundGrammar): RoundTold {
  const [, opponent, colour = "", sign = "", forfeit] = BY_COLOUR.exec(plain) ?? [];
  if (opponent !== undefined) return gameOf(opponent, colour, sign, forfeit !== undefined);
  const [, number = "", result = ""] = WITHOUT_COLOUR.exec(spaced) ?? [];
  if (Number(number) > 0) return gameOf(number, "?", result, false);
  const signed = grammar === "sign" ? gameBySign(plain) : null;
  if (signed !== null) return signed;
  const bye = byeOfText(plain);
  return bye === null ? { kind: "other" } : { kind: "none", bye };
}

/** Against number 0 nobody plays. */
function gameOf(number: string, colour: string, sign: string, isForfeit: boolean): RoundTold {
  const opponent = Number(number);
  if (opponent === 0) return { kind: "none", bye: byeWorth(sign) };
  const result = RESULTS[sign] ?? "-";
  return {
    kind: "game",
    opponent,
    colour: COLOURS[colour] ?? null,
    result: isForfeit ? (FORFEITED[result] ?? result) : result,
  };
}

function gameBySign(plain: string): GameTold | null {
  const [, before = "", first = "", number = "", last = ""] = BY_SIGN.exec(plain) ?? [];
  const [, numberFirst = "", behind = ""] = SIGN_BEHIND.exec(plain) ?? [];
  const opponent = Number(number || numberFirst);
  if (!(opponent > 0)) return null;
  const result = SIGNS[before || behind] ?? "0";
  return { kind: "game", opponent, colour: COLOURS[first || last] ?? null, result };
}

/** The colour, and the result, that a cell of its own tells. */
export function isColourText(text: string): boolean {
  return /^[wbsn]$/.test(plainSigns(text));
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

/** The same back; null: neither a game nor a bye. */
export function roundOfText(text: string): Round | null {
  const plain = plainSigns(text).replace(/=/g, "½");
  const [, opponent, colour = "", sign = "", forfeit = ""] = BY_COLOUR.exec(plain) ?? [];
  const result = RESULT_OF.get(opponent === undefined ? plain : `${sign}${forfeit}`);
  if (result === undefined) return null;
  if (opponent === undefined) return { opponent: null, colour: null, result };
  return { opponent: Number(opponent), colour: COLOURS[colour] ?? null, result };
}
