import type { Operator } from "./expr";

export type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "sheet"; readonly sheet: string }
  | { readonly kind: "sign"; readonly sign: Operator | Bracket }
  | { readonly kind: "hole"; readonly hole: number };

type Bracket = "(" | ")" | "{" | "}" | "," | ":";

/** A formula's text that cannot be read: a fault of whoever wrote it. */
export class FormulaFault extends Error {
  constructor(what: string, source: string) {
    super(`${what} in ${source}`);
  }
}

const NUMBER = /\d+(?:\.\d+)?(?:E[+-]?\d+)?/iy;
const TEXT = /"((?:[^"]|"")*)"/y;
const SHEET = /(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!/uy;
const WORD = /[$\p{L}_][\p{L}\p{N}_.$]*/uy;
const SIGN = /<>|<=|>=|[=<>&+\-*/^(){},:]/y;
const SPACE = /\s+/y;

/** The signs of one piece of a formula, from its first to its last character. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(source);
    if (found !== null) place = pattern.lastIndex;
    return found;
  };
  while (place < source.length) {
    if (match(SPACE) !== null) continue;
    const token = nextToken(match);
    if (token === null) throw new FormulaFault(`no formula has ${source.slice(place)}`, source);
    tokens.push(token);
  }
  return tokens;
}

function nextToken(match: (pattern: RegExp) => RegExpExecArray | null): Token | null {
  const text = match(TEXT);
  if (text !== null) return { kind: "text", value: (text[1] ?? "").replace(/""/g, '"') };
  const sheet = match(SHEET);
  if (sheet !== null) {
    return { kind: "sheet", sheet: sheet[1]?.replace(/''/g, "'") ?? sheet[2] ?? "" };
  }
  const number = match(NUMBER);
  if (number !== null) return { kind: "number", value: Number(number[0]) };
  const word = match(WORD);
  if (word !== null) return { kind: "word", word: word[0] };
  const sign = match(SIGN);
  return sign === null ? null : { kind: "sign", sign: sign[0] as Operator | Bracket };
}
