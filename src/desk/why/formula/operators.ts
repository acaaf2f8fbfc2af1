import { CellError } from "../../../functions/cell";
import type { Operator } from "../../../formula/expr";
import { asNumber } from "./values";

const WRONG = new CellError("#VALUE!");

const ARITHMETIC: Partial<Record<Operator, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "^": (left, right) => left ** right,
};

/** What Excel makes of two values. */
export function operated(operator: Operator, left: unknown, right: unknown): unknown {
  if (operator === "&") return `${textOf(left)}${textOf(right)}`;
  const arithmetic = ARITHMETIC[operator];
  if (arithmetic === undefined) return compared(operator, order(left, right));
  const [one, other] = [asNumber(left), asNumber(right)];
  if (one === null || other === null) return WRONG;
  const result = arithmetic(one, other);
  if (operator === "/" && other === 0) return new CellError("#DIV/0!");
  return Number.isFinite(result) ? result : new CellError("#NUM!");
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function compared(operator: Operator, sign: number): boolean {
  switch (operator) {
    case "=":
      return sign === 0;
    case "<>":
      return sign !== 0;
    case "<":
      return sign < 0;
    case ">":
      return sign > 0;
    case "<=":
      return sign <= 0;
    default:
      return sign >= 0;
  }
}

const RANKS: readonly string[] = ["number", "string", "boolean"];

/** Numbers before texts before truths; a blank cell is what it is compared with. */
function order(left: unknown, right: unknown): number {
  const one = left ?? blankBeside(right);
  const other = right ?? blankBeside(left);
  const ranks = RANKS.indexOf(typeof one) - RANKS.indexOf(typeof other);
  if (ranks !== 0) return ranks;
  if (typeof one === "string" && typeof other === "string") {
    const [first, second] = [one.toLowerCase(), other.toLowerCase()];
    return first < second ? -1 : first > second ? 1 : 0;
  }
  return Number(one) - Number(other);
}

function blankBeside(other: unknown): unknown {
  if (typeof other === "string") return "";
  return typeof other === "boolean" ? false : 0;
}
