import type { Operator } from "../../../src/formula/expr";
import { finite, toNumber, toText } from "./coerce";
import { compare, ordered } from "./compare";
import { isError, NO_DIVISION, NO_NUMBER, type ExcelError, type Scalar } from "./value";

/** One value and another; the error of the left comes before that of the right. */
export function operated(operator: Operator, left: Scalar, right: Scalar): Scalar {
  if (isError(left)) return left;
  if (isError(right)) return right;
  switch (operator) {
    case "=":
      return compare(left, right) === 0;
    case "<>":
      return compare(left, right) !== 0;
    case "<":
      return ordered(left, right) < 0;
    case ">":
      return ordered(left, right) > 0;
    case "<=":
      return ordered(left, right) <= 0;
    case ">=":
      return ordered(left, right) >= 0;
    case "&":
      return `${toText(left) as string}${toText(right) as string}`;
    default:
      return arithmetic(operator, toNumber(left), toNumber(right));
  }
}

function arithmetic(
  operator: "+" | "-" | "*" | "/" | "^",
  left: number | ExcelError,
  right: number | ExcelError,
): Scalar {
  if (isError(left)) return left;
  if (isError(right)) return right;
  switch (operator) {
    case "+":
      return finite(left + right);
    case "-":
      return finite(left - right);
    case "*":
      return finite(left * right);
    case "/":
      return right === 0 ? NO_DIVISION : finite(left / right);
    case "^":
      return left === 0 && right === 0 ? NO_NUMBER : finite(left ** right);
  }
}

/** A plus sign does nothing; a minus sign makes a number. */
export function signed(operator: "-" | "+", value: Scalar): Scalar {
  if (operator === "+") return value;
  const number = toNumber(value);
  return isError(number) ? number : 0 - number;
}
