import type { Reference } from "./reference";

/** What stands between two values. */
export type Operator = "=" | "<>" | "<" | ">" | "<=" | ">=" | "&" | "+" | "-" | "*" | "/" | "^";

/** A formula as a tree: what a cell calculates, without where it stands. */
export type Expr =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "truth"; readonly value: boolean }
  | { readonly kind: "array"; readonly values: readonly (number | string)[] }
  | Reference
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Argument[] }
  | { readonly kind: "unary"; readonly operator: "-" | "+"; readonly of: Expr }
  | {
      readonly kind: "binary";
      readonly operator: Operator;
      readonly left: Expr;
      readonly right: Expr;
    };

/** null: left out, as the second of ROUND(1,). */
export type Argument = Expr | null;

/** Excel takes so many signs between two quotation marks. */
const LONGEST_LITERAL = 255;

export function number(value: number): Expr {
  if (!Number.isFinite(value)) throw new RangeError(`a formula holds no ${value}`);
  return value < 0
    ? { kind: "unary", operator: "-", of: number(-value) }
    : { kind: "number", value };
}

export function call(name: string, args: readonly Argument[]): Expr {
  return { kind: "call", name, args };
}

/** {1,2,3}: values beside each other; a text in it cannot be put together from pieces. */
export function array(values: readonly (number | string)[]): Expr {
  for (const value of values) {
    const isTaken =
      typeof value === "number" ? Number.isFinite(value) : value.length <= LONGEST_LITERAL;
    if (!isTaken) throw new RangeError(`an array holds no ${value}`);
  }
  return { kind: "array", values };
}

/** One after the other with the same operator; nothing of an empty list. */
export function joined(operator: Operator, all: readonly Expr[], none: Expr): Expr {
  const [first = none, ...rest] = all;
  return rest.reduce<Expr>((left, right) => ({ kind: "binary", operator, left, right }), first);
}

/** A text as a value; a long one is put together from pieces that Excel takes. */
export function text(value: string): Expr {
  const pieces: Expr[] = [];
  let rest = value;
  while (rest.length > LONGEST_LITERAL) {
    const piece = withoutHalfPair(rest.slice(0, LONGEST_LITERAL));
    pieces.push({ kind: "text", value: piece });
    rest = rest.slice(piece.length);
  }
  pieces.push({ kind: "text", value: rest });
  return joined("&", pieces, { kind: "text", value: "" });
}

/** A sign of two units is not torn apart. */
function withoutHalfPair(piece: string): string {
  const last = piece.charCodeAt(piece.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? piece.slice(0, -1) : piece;
}
