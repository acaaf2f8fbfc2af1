import { isNumberText } from "./coerce";
import { areSameTexts } from "./compare";
import { isError, NotKnown, type Scalar } from "./value";

type Operator = "=" | "<>" | "<" | ">" | "<=" | ">=";
export type Criterion = (value: Scalar) => boolean;

const PARTS = /^(<>|<=|>=|=|<|>)?(.*)$/s;

/** What COUNTIF and its like count: a value, or a text such as ">=0". */
export function criterionOf(given: Scalar): Criterion {
  if (given === null) return equalNumber(0);
  if (typeof given === "number") return equalNumber(given);
  if (typeof given === "boolean" || isError(given)) return (value) => value === given;
  const [, operator = "=", operand = ""] = PARTS.exec(given) ?? [];
  if (isNumberText(operand)) return ofNumber(operator as Operator, Number(operand));
  return ofText(operator as Operator, operand, given);
}

/** A text that reads as the number is equal to it; it is neither above nor below one. */
function equalNumber(number: number): Criterion {
  return (value) =>
    value === number ||
    (typeof value === "string" && isNumberText(value) && Number(value) === number);
}

function ofNumber(operator: Operator, number: number): Criterion {
  const isEqual = equalNumber(number);
  switch (operator) {
    case "=":
      return isEqual;
    case "<>":
      return (value) => !isEqual(value);
    case "<":
      return (value) => typeof value === "number" && value < number;
    case ">":
      return (value) => typeof value === "number" && value > number;
    case "<=":
      return (value) => typeof value === "number" && value <= number;
    case ">=":
      return (value) => typeof value === "number" && value >= number;
  }
}

function ofText(operator: Operator, text: string, given: string): Criterion {
  const isUsual = text !== "" && !/^(?:true|false|#.*)$/i.test(text);
  if (!isUsual || (operator !== "=" && operator !== "<>")) {
    throw new NotKnown(`what the criterion "${given}" counts`);
  }
  const isAlike = likeText(text);
  return operator === "=" ? isAlike : (value) => !isAlike(value);
}

/** Without case; * stands for any signs, ? for one, ~ before them for themselves. */
export function likeText(text: string): Criterion {
  if (!/[*?~]/.test(text)) return (value) => typeof value === "string" && areSameTexts(value, text);
  const pattern = text.replace(/~[*?~]|[\s\S]/g, (sign) => {
    if (sign === "*") return ".*";
    if (sign === "?") return ".";
    return sign.slice(-1).replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
  });
  const alike = new RegExp(`^${pattern}$`, "is");
  return (value) => typeof value === "string" && alike.test(value);
}
