import { columnLetters } from "./columnLetters";
import type { Argument, Expr } from "./expr";
import { LONGEST_FORMULA, MOST_LEVELS } from "./limits";
import { PRECEDENCE, SIGN } from "./precedence";
import type { Cell, Rows, Reference, Row } from "./reference";

/** A formula ready for any line: texts, and between each two the row of a line. */
export interface Printed {
  readonly expr: Expr;
  readonly on: (line: Rows) => string;
}

const NO_LINE: Rows = {};

/** A formula that names no row of a line. */
export function print(expr: Expr): string {
  return printer(expr).on(NO_LINE);
}

/** What a line changes is its rows alone: everything else is printed once. */
export function printer(expr: Expr): Printed {
  const chunks = new Chunks();
  write(chunks, expr, 0, 1);
  return { expr, on: (line) => checked(chunks.on(line)) };
}

function checked(formula: string): string {
  if (formula.length > LONGEST_FORMULA) {
    throw new RangeError(`a formula of ${formula.length} signs; Excel takes ${LONGEST_FORMULA}`);
  }
  return formula;
}

class Chunks {
  private readonly texts: string[] = [];
  private readonly rows: Extract<Row, { of: string }>[] = [];
  private last = "";

  add(text: string): void {
    this.last += text;
  }

  addRow(row: Row): void {
    if (row.isFixed) this.add("$");
    if ("at" in row) this.add(numberOf(row.at));
    else {
      this.rows.push(row);
      this.texts.push(this.last);
      this.last = "";
    }
  }

  on(line: Rows): string {
    let all = "";
    for (const [index, { of, shift }] of this.rows.entries()) {
      const row = line[of];
      if (row === undefined) throw new ReferenceError(`the line has no row "${of}"`);
      all += `${this.texts[index] ?? ""}${numberOf(row + shift)}`;
    }
    return all + this.last;
  }
}

/** Excel counts rows from 1. */
function numberOf(row: number): string {
  if (row < 0) throw new RangeError(`no sheet has row ${row + 1}`);
  return String(row + 1);
}

/** `least`: what binds less strongly needs parentheses. */
function write(chunks: Chunks, expr: Expr, least: number, level: number): void {
  switch (expr.kind) {
    case "number":
      chunks.add(String(expr.value));
      return;
    case "text":
      chunks.add(quotedText(expr.value));
      return;
    case "truth":
      chunks.add(expr.value ? "TRUE" : "FALSE");
      return;
    case "array":
      chunks.add(`{${expr.values.map(literal).join(",")}}`);
      return;
    case "reference":
      writeReference(chunks, expr);
      return;
    case "call":
      if (level > MOST_LEVELS) {
        throw new RangeError(`functions in more than ${MOST_LEVELS} levels`);
      }
      chunks.add(`${expr.name}(`);
      writeArgs(chunks, expr.args, level + 1);
      chunks.add(")");
      return;
    case "unary":
      chunks.add(expr.operator);
      write(chunks, expr.of, SIGN, level);
      return;
    case "binary":
      writeBinary(chunks, expr, least, level);
  }
}

function literal(value: number | string): string {
  return typeof value === "number" ? String(value) : quotedText(value);
}

function quotedText(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

function writeArgs(chunks: Chunks, args: readonly Argument[], level: number): void {
  for (const [index, arg] of args.entries()) {
    if (index > 0) chunks.add(",");
    if (arg !== null) write(chunks, arg, 0, level);
  }
}

/** Excel reads from left to right: what stands on the right and binds as strongly has parentheses. */
function writeBinary(
  chunks: Chunks,
  { operator, left, right }: Extract<Expr, { kind: "binary" }>,
  least: number,
  level: number,
): void {
  const strength = PRECEDENCE[operator];
  const isInside = strength < least;
  if (isInside) chunks.add("(");
  write(chunks, left, strength, level);
  chunks.add(operator);
  write(chunks, right, strength + 1, level);
  if (isInside) chunks.add(")");
}

function writeReference(chunks: Chunks, { sheet, row, column, to }: Reference): void {
  if (sheet !== null) chunks.add(`${quotedSheet(sheet)}!`);
  writeCell(chunks, { row, column });
  if (to === null) return;
  chunks.add(":");
  writeCell(chunks, to);
}

function writeCell(chunks: Chunks, { row, column }: Cell): void {
  chunks.add(`${column.isFixed ? "$" : ""}${columnLetters(column.at)}`);
  chunks.addRow(row);
}

/** A sheet's name as formulas have it. */
function quotedSheet(sheet: string): string {
  return `'${sheet.replace(/'/g, "''")}'`;
}
