import type { Argument, Expr, Operator } from "./expr";
import { PRECEDENCE, SIGN } from "./precedence";
import { columnOfLetters } from "./columnLetters";
import { area, cellAt, onSheet, type Anchor, type Reference } from "./reference";
import { FormulaFault, tokensOf, type Token } from "./tokens";

/** A place in a formula that is filled later. */
export interface Hole {
  readonly kind: "hole";
  readonly hole: number;
}

/** A formula with holes: trees of the same shape as formulas, holes for leaves. */
export type Pattern = Expr | Hole;

/** A formula without holes, as Excel has it behind the equals sign. */
export function parse(source: string): Expr {
  return new Parser(tokensOf(source), source).whole() as Expr;
}

/** Pieces of a formula's text, with a hole between each two. */
export function parsePattern(pieces: readonly string[]): Pattern {
  const tokens = pieces.flatMap((piece, index): Token[] => [
    ...(index === 0 ? [] : [{ kind: "hole" as const, hole: index - 1 }]),
    ...tokensOf(piece),
  ]);
  return new Parser(tokens, pieces.join("${…}")).whole();
}

const CELL = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/;

class Parser {
  private place = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly source: string,
  ) {}

  whole(): Pattern {
    const all = this.values(0);
    if (this.place < this.tokens.length)
      throw new FormulaFault("more than one formula", this.source);
    return all;
  }

  /** Values joined by operators that bind at least so strongly. */
  private values(least: number): Pattern {
    let left = this.value();
    for (;;) {
      const operator = this.operator();
      if (operator === null || PRECEDENCE[operator] < least) return left;
      this.place += 1;
      const right = this.values(PRECEDENCE[operator] + 1);
      left = { kind: "binary", operator, left: left as Expr, right: right as Expr };
    }
  }

  private operator(): Operator | null {
    const token = this.tokens[this.place];
    if (token?.kind !== "sign" || !(token.sign in PRECEDENCE)) return null;
    return token.sign as Operator;
  }

  private value(): Pattern {
    const token = this.next();
    switch (token.kind) {
      case "number":
      case "text":
        return token;
      case "hole":
        return token;
      case "sheet":
        return onSheet(token.sheet, this.reference(this.word()));
      case "word":
        return this.wordValue(token.word);
      case "sign":
        return this.signValue(token.sign);
    }
  }

  private signValue(sign: string): Pattern {
    if (sign === "(") {
      const inner = this.values(0);
      this.expect(")");
      return inner;
    }
    if (sign === "{") return this.arrayValue();
    if (sign !== "-" && sign !== "+")
      throw new FormulaFault(`no value begins with ${sign}`, this.source);
    return { kind: "unary", operator: sign, of: this.values(SIGN) as Expr };
  }

  private wordValue(word: string): Pattern {
    if (this.takes("(")) return { kind: "call", name: word, args: this.args() };
    if (word === "TRUE" || word === "FALSE") return { kind: "truth", value: word === "TRUE" };
    return this.reference(word);
  }

  private args(): readonly Argument[] {
    const args: Argument[] = [];
    if (this.takes(")")) return args;
    for (;;) {
      const isLeftOut = this.isSign(",") || this.isSign(")");
      args.push(isLeftOut ? null : (this.values(0) as Expr));
      if (this.takes(")")) return args;
      this.expect(",");
    }
  }

  private arrayValue(): Expr {
    const values: (number | string)[] = [];
    for (;;) {
      const isNegative = this.takes("-");
      const token = this.next();
      if (token.kind === "number") values.push(isNegative ? -token.value : token.value);
      else if (token.kind === "text") values.push(token.value);
      else throw new FormulaFault("an array holds numbers and texts", this.source);
      if (this.takes("}")) return { kind: "array", values };
      this.expect(",");
    }
  }

  private reference(word: string): Reference {
    const first = this.cell(word);
    return this.takes(":") ? area(first, this.cell(this.word())) : first;
  }

  private cell(word: string): Reference {
    const found = CELL.exec(word);
    if (found === null) throw new FormulaFault(`${word} is no cell`, this.source);
    const [, beforeColumn, letters = "", beforeRow, row] = found;
    const anchor: Anchor =
      beforeColumn === ""
        ? beforeRow === ""
          ? "none"
          : "row"
        : beforeRow === ""
          ? "column"
          : "both";
    return cellAt(Number(row) - 1, columnOfLetters(letters), anchor);
  }

  private word(): string {
    const token = this.next();
    if (token.kind !== "word") throw new FormulaFault("no cell", this.source);
    return token.word;
  }

  private next(): Token {
    const token = this.tokens[this.place];
    if (token === undefined) throw new FormulaFault("an end too early", this.source);
    this.place += 1;
    return token;
  }

  private isSign(sign: string): boolean {
    const token = this.tokens[this.place];
    return token?.kind === "sign" && token.sign === sign;
  }

  private takes(sign: string): boolean {
    const is = this.isSign(sign);
    if (is) this.place += 1;
    return is;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new FormulaFault(`no ${sign}`, this.source);
  }
}
