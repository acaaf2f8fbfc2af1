import { resultOfText } from "../../rules/resultText";
import type { Result } from "../../rules/units";
import { onceACell, type Cell } from "../cell";
import { cellAt, type CellPlace, type SheetCells } from "../sheetCells";
import { byeOfText, byeWorth, type Bye } from "./byeCell";

/** How a game stands that was not played: won, lost or halved by default, or no result yet. */
export type Unplayed = "+" | "-" | "=" | "open";

/** A game with the opponent's number, played or not. */
export interface GameCell {
  readonly kind: "game";
  readonly opponent: number;
  /** null: not played. */
  readonly score: Result | null;
  /** null: played. */
  readonly unplayed: Unplayed | null;
  readonly color: "w" | "b" | null;
}

/** What one round of one player says. */
export type RoundCell =
  | GameCell
  /** A bye, or not paired: points without an opponent. */
  | { readonly kind: "none"; readonly bye: Bye }
  | { readonly kind: "other" };

/**
 * How a table writes its rounds: `12w1` and its like, or `+12`, `=5`, `-3`, where -1 is a loss
 * against number 1 and not a bye.
 */
export type RoundGrammar = "colour" | "sign";

const COLOURS: Readonly<Record<string, "w" | "b">> = { w: "w", b: "b", s: "b", n: "b" };

/** 12w1, 5 b ½, 12W+, 7b1F: number, colour (s: schwarz, n: noir, nero, negro; ?), result (z: none yet), forfeit. */
const BY_COLOUR = /^(\d{1,4})([wbsn?])([-10½=+wdlz])([fk])?$/;
/** 12/1, 12:½, 12 1: number and result alone. */
const WITHOUT_COLOUR = /^(\d{1,4})[\s/:]+([-10½=+])$/;
/** 12+, 5=, 3-: the sign behind. */
const SIGN_BEHIND = /^(\d{1,4})([-+=])$/;
/** +12, =5, -3, W12, and with the colour +W12, =B5. */
const BY_SIGN = /^([-+=wdl<>])([wb]?)(\d{1,4})([wbsn]?)$/;
/** Typed in a cell, +W12 and =B5 are formulas that look at other cells. */
const COLOURED_SIGN = /^=([-+]?)([wb])(\d{1,4})$/i;
/** One round cell, in the grammar of its table. */
export function roundCell(cells: SheetCells, place: CellPlace, grammar: RoundGrammar): RoundCell {
  return ROUND_OF[grammar](cellAt(cells, place));
}

const ROUND_OF: Readonly<Record<RoundGrammar, (cell: Cell) => RoundCell>> = {
  colour: onceACell((cell) => readRound(cell, "colour")),
  sign: onceACell((cell) => readRound(cell, "sign")),
};

function readRound(cell: Cell, grammar: RoundGrammar): RoundCell {
  const text = plainText(cell);
  const coloured = BY_COLOUR.exec(text);
  if (coloured !== null) return gameByColour(coloured);
  const [, number = "", result = ""] = WITHOUT_COLOUR.exec(spacedText(cell)) ?? [];
  if (Number(number) > 0) return gameByColour(["", number, "?", result]);
  const signed = grammar === "sign" ? gameBySign(text) : null;
  if (signed !== null) return signed;
  const bye = byeOfText(text);
  return bye === null ? { kind: "other" } : { kind: "none", bye };
}

function gameByColour([, number, colour, result = "", forfeit]: readonly string[]): RoundCell {
  const opponent = Number(number);
  if (opponent === 0) return { kind: "none", bye: byeWorth(result) };
  const score = forfeit === undefined ? (resultOfText(result) ?? null) : null;
  const unplayed = score === null ? unplayedOf(result) : null;
  return { kind: "game", opponent, score, unplayed, color: COLOURS[colour ?? ""] ?? null };
}

/** >12, <12: won and lost without a game (Vega). */
const BY_DEFAULT: Readonly<Record<string, Unplayed>> = { ">": "+", "<": "-" };

function gameBySign(text: string): RoundCell | null {
  const [, before = "", first = "", number = "", last = ""] = BY_SIGN.exec(text) ?? [];
  const [, numberFirst = "", behind = ""] = SIGN_BEHIND.exec(text) ?? [];
  const opponent = Number(number || numberFirst);
  if (!(opponent > 0)) return null;
  const color = COLOURS[first || last] ?? null;
  const unplayed = BY_DEFAULT[before];
  if (unplayed !== undefined) return { kind: "game", opponent, score: null, unplayed, color };
  return { kind: "game", opponent, score: signScore(before || behind), unplayed: null, color };
}

const UNPLAYED: Readonly<Record<string, Unplayed>> = {
  "+": "+",
  "1": "+",
  w: "+",
  "½": "=",
  "=": "=",
  d: "=",
  z: "open",
};

function unplayedOf(result: string): Unplayed {
  return UNPLAYED[result] ?? "-";
}

function signScore(sign: string): Result {
  if (sign === "+" || sign === "w") return 2;
  return sign === "=" || sign === "d" ? 1 : 0;
}

/** What was typed: Excel keeps +12 as the number 12, -3 as -3, and =5 as a formula. */
function plainText(cell: Cell): string {
  const formula = String(cell.formula);
  const [typed, sign, colour, number] = COLOURED_SIGN.exec(formula.replace(/\s+/g, "")) ?? [];
  if (typed !== undefined)
    return `${sign === "" ? "=" : (sign ?? "")}${colour ?? ""}${number ?? ""}`.toLowerCase();
  const { value } = cell;
  if (typeof value === "number") {
    const isFormula = /^=\s*[-+]?\d+$/.test(formula);
    if (isFormula) return `=${value}`;
    return value > 0 && Number.isInteger(value) ? `+${value}` : String(value);
  }
  return spacedText(cell).replace(/\s/g, "");
}

/** A round is short: what is longer is none. */
const LONGEST = 40;

function spacedText({ text }: Cell): string {
  return unified(text.slice(0, LONGEST));
}

/** Spellings of one half and dashes as one sign each, without the signs that nobody sees. */
function unified(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/1\/2|0[.,]5/g, "½")
    .replace(/[–−]/g, "-")
    .trim();
}
