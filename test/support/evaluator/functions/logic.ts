import type { Argument } from "../../../../src/formula/expr";
import type { Calculation, ExcelFunction } from "../calculation";
import { toTruth } from "../coerce";
import { lifted } from "../lifted";
import { isError, isGrid, NA, NO_VALUE, NotKnown, valuesOf, type Scalar } from "../value";
import { branchOf } from "./branch";
import { operand, single } from "./operand";

const IF: ExcelFunction = (args, calculation) => {
  const branch = branchOf(args, calculation);
  if ("value" in branch) return branch.value;
  return branch.taken === null ? 0 : calculation.value(branch.taken, calculation);
};

const IFNA: ExcelFunction = ([of, otherwise], calculation) => {
  const value = single(of, calculation);
  return value === NA ? single(otherwise, calculation) : value;
};

/** All truths of the arguments; in ranges texts and blank cells are passed over. */
function truthsOf(args: readonly Argument[], calculation: Calculation): boolean[] | Scalar {
  const truths: boolean[] = [];
  for (const arg of args) {
    if (arg === null) throw new NotKnown("an argument left out of AND or OR");
    const value = operand(arg, calculation);
    const isRange = isGrid(value);
    for (const each of isRange ? valuesOf(value) : [value]) {
      if (isRange && (each === null || typeof each === "string")) continue;
      const truth = toTruth(each);
      if (isError(truth)) return truth;
      truths.push(truth);
    }
  }
  return truths.length === 0 ? NO_VALUE : truths;
}

const AND: ExcelFunction = (args, calculation) => {
  const truths = truthsOf(args, calculation);
  return Array.isArray(truths) ? truths.every((truth) => truth) : truths;
};

const OR: ExcelFunction = (args, calculation) => {
  const truths = truthsOf(args, calculation);
  return Array.isArray(truths) ? truths.some((truth) => truth) : truths;
};

/** A question about a value, errors included. */
function asked(question: (value: Scalar) => boolean): ExcelFunction {
  return ([of = null], calculation) =>
    lifted(calculation, [of === null ? null : calculation.value(of, calculation)], ([value]) =>
      question(value ?? null),
    );
}

export const LOGIC: Readonly<Record<string, ExcelFunction>> = {
  IF,
  IFNA,
  AND,
  OR,
  NA: () => NA,
  ISNUMBER: asked((value) => typeof value === "number"),
  ISERROR: asked(isError),
  ISNA: asked((value) => value === NA),
};
