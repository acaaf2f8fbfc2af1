import type { Expr } from "../../formula/expr";
import type { Reference } from "../../formula/reference";
import { f } from "../../formula/template";

/** What Excel takes for text although people mean a number by it: blanks, signs, ½, the other mark. */
const MEANT: readonly (readonly [typed: string, as: string])[] = [
  [" ", ""],
  ["\u00a0", ""],
  ["\u202f", ""],
  ["−", "-"],
  ["–", "-"],
  ["½", ".5"],
  [",", "."],
];

/** The same as people mean it, as text. */
export function typedText(answer: Reference): Expr {
  return MEANT.reduce<Expr>((text, [typed, as]) => f`SUBSTITUTE(${text},${typed},${as})`, answer);
}

/**
 * The number of it, or the text where it is none. A text with digits alone is one number in every
 * language: the point is taken out, and its place counted.
 */
export function typedNumber(answer: Reference, text: Reference): Expr {
  const decimals = f`MAX(0,LEN(${text})-FIND(".",${text}&"."))`;
  const number = f`SUBSTITUTE(${text},".","")/10^${decimals}`;
  return f`IF(${text}="","",IF(ISNUMBER(${answer}),${answer},IF(ISERROR(${number}),${text},${number})))`;
}
