import { columnOfLetters } from "../columnLetters";
import type { Operator } from "../expr";
import { MOST_LEVELS } from "../limits";
import { PRECEDENCE } from "../precedence";
import type { Constant, Typed, TypedArea } from "./typed";

/** A sheet has so many rows and columns. */
const ROWS = 1_048_576;
const COLUMNS = 16_384;

const SPACE = /\s+/y;
const NUMBER = /\d+(?:\.\d*)?(?:E[+-]?\d+)?|\.\d+/iy;
const TEXT = /"((?:[^"]|"")*)"/y;
const ERROR = /#(?:N\/A|[A-Z0-9/_]+[!?])/iy;
const OPERATOR = /<>|<=|>=|[=<>&+\-*/^]/y;
const SHEET = /(?:'((?:[^'[\]]|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!/uy;
const CELLS = /\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?(?![\p{L}\p{N}_.(])/iuy;
const WHOLE_COLUMNS = /\$?([A-Z]{1,3}):\$?([A-Z]{1,3})(?![\p{L}\p{N}_.(])/iuy;
const WHOLE_ROWS = /\$?(\d{1,7}):\$?(\d{1,7})(?![\p{L}\p{N}_.])/uy;
const CALLED = /([\p{L}_][\p{L}\p{N}_.]*)\(/uy;
const TRUTH = /(TRUE|FALSE)(?![\p{L}\p{N}_.(])/iuy;
/** A name, a column of a table, something of another workbook. */
const OTHER = /[^\s"(){},;=<>&+\-*/^%#]+/y;

/** A cell's formula behind its equals sign; null where even its parentheses are not understood. */
export function readTyped(source: string): Typed | null {
  try {
    return new Reader(source).whole();
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

class NotRead extends Error {}

/** Each part remembers where it begins and ends, to be shown as it was typed. */
class Reader {
  private place = 0;
  private level = 0;

  constructor(private readonly text: string) {}

  whole(): Typed {
    const all = this.values(0);
    if (this.place < this.text.length) throw new NotRead();
    return all;
  }

  private values(least: number): Typed {
    this.level += 1;
    if (this.level > 4 * MOST_LEVELS) throw new NotRead();
    this.space();
    const start = this.place;
    let left = this.signed();
    for (;;) {
      const operator = this.operator(least);
      if (operator === null) break;
      const right = this.values(PRECEDENCE[operator] + 1);
      left = { kind: "binary", operator, left, right, source: this.since(start) };
    }
    this.level -= 1;
    return left;
  }

  private operator(least: number): Operator | null {
    const before = this.place;
    const operator = this.match(OPERATOR)?.[0] as Operator | undefined;
    if (operator !== undefined && PRECEDENCE[operator] >= least) return operator;
    this.place = before;
    return null;
  }

  private signed(): Typed {
    const start = this.place;
    if (this.takes("@")) return { ...this.signed(), source: this.since(start) };
    const sign = this.takes("-") ? "-" : this.takes("+") ? "+" : null;
    if (sign !== null) {
      return { kind: "sign", operator: sign, of: this.signed(), source: this.since(start) };
    }
    let value = this.value();
    for (;;) {
      if (this.takes("%")) {
        value = { kind: "sign", operator: "%", of: value, source: this.since(start) };
      } else if (this.text[this.place] === "#") {
        this.place += 1;
        this.space();
        value = { kind: "unknown", source: this.since(start) };
      } else return value;
    }
  }

  private value(): Typed {
    const start = this.place;
    if (this.takes("(")) {
      const inner = this.values(0);
      this.expect(")");
      return { ...inner, source: this.since(start) };
    }
    if (this.takes("{")) {
      const rows = this.array();
      return { kind: "array", rows, source: this.since(start) };
    }
    return this.reference(start) ?? this.constant(start) ?? this.called(start) ?? this.other(start);
  }

  private constant(start: number): Typed | null {
    const value = this.plain();
    if (value !== null) return { kind: "constant", value, source: this.since(start) };
    const error = this.match(ERROR);
    if (error === null) return null;
    return { kind: "error", code: error[0].toUpperCase(), source: this.since(start) };
  }

  private plain(): Constant | null {
    const text = this.match(TEXT);
    if (text !== null) return (text[1] ?? "").replace(/""/g, '"');
    const truth = this.match(TRUTH);
    if (truth !== null) return truth[0].toUpperCase() === "TRUE";
    const number = this.match(NUMBER);
    return number === null ? null : Number(number[0]);
  }

  private array(): Constant[][] {
    const rows: Constant[][] = [[]];
    for (;;) {
      this.space();
      const isNegative = this.takes("-");
      const value = this.plain();
      if (value === null) throw new NotRead();
      rows[rows.length - 1]?.push(isNegative ? -Number(value) : value);
      if (this.takes("}")) return rows;
      if (this.takes(";")) rows.push([]);
      else this.expect(",");
    }
  }

  private called(start: number): Typed | null {
    const name = this.match(CALLED)?.[1];
    if (name === undefined) return null;
    const args = this.args();
    return { kind: "call", name: name.toUpperCase(), args, source: this.since(start) };
  }

  private args(): (Typed | null)[] {
    const args: (Typed | null)[] = [];
    if (this.takes(")")) return args;
    for (;;) {
      const sign = this.text[this.place];
      args.push(sign === "," || sign === ")" ? null : this.values(0));
      if (this.takes(")")) return args;
      this.expect(",");
    }
  }

  private reference(start: number): Typed | null {
    const sheet = this.match(SHEET, false);
    const area = this.area();
    if (area === null) {
      this.place = start;
      return null;
    }
    const name = sheet === null ? null : (sheet[1]?.replace(/''/g, "'") ?? sheet[2] ?? "");
    return { kind: "cells", sheet: name, area, source: this.since(start) };
  }

  private area(): TypedArea | null {
    const cells = this.match(CELLS);
    if (cells !== null) {
      const [, left = "", top = "", right = left, bottom = top] = cells;
      return between([Number(top), Number(bottom)], [left, right]);
    }
    const columns = this.match(WHOLE_COLUMNS);
    if (columns !== null) {
      const [, left = "", right = left] = columns;
      return between([1, ROWS], [left, right]);
    }
    const rows = this.match(WHOLE_ROWS);
    if (rows === null) return null;
    const [, top = "", bottom = top] = rows;
    return { ...between([Number(top), Number(bottom)], ["A", "A"]), columns: COLUMNS };
  }

  private other(start: number): Typed {
    if (this.match(OTHER) === null) throw new NotRead();
    return { kind: "unknown", source: this.since(start) };
  }

  private match(pattern: RegExp, withSpace = true): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    if (found === null) return null;
    this.place = pattern.lastIndex;
    if (withSpace) this.space();
    return found;
  }

  private space(): void {
    SPACE.lastIndex = this.place;
    if (SPACE.test(this.text)) this.place = SPACE.lastIndex;
  }

  private takes(sign: string): boolean {
    if (this.text[this.place] !== sign) return false;
    this.place += 1;
    this.space();
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new NotRead();
  }

  private since(start: number): string {
    return this.text.slice(start, this.place).trim();
  }
}

function between(rows: readonly [number, number], letters: readonly [string, string]): TypedArea {
  const [left = 0, right = 0] = letters.map(columnOfLetters).sort((one, other) => one - other);
  const top = Math.min(...rows) - 1;
  return { row: top, column: left, rows: Math.max(...rows) - top, columns: right - left + 1 };
}
