import type { Operator } from "./expr";

/** What binds more strongly has the higher number, as Excel has it. */
export const PRECEDENCE: Readonly<Record<Operator, number>> = {
  "=": 1,
  "<>": 1,
  "<": 1,
  ">": 1,
  "<=": 1,
  ">=": 1,
  "&": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "^": 5,
};

/** A sign before a value binds more strongly than any of them: -2^2 is 4. */
export const SIGN = 6;
