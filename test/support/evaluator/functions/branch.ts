import type { Argument } from "../../../../src/formula/expr";
import type { Calculation } from "../calculation";
import { toTruth } from "../coerce";
import { isError, isGrid, NotKnown, type Scalar } from "../value";

/** Which argument of an IF counts; none where the condition is an error, or nothing stands there. */
export function branchOf(
  [condition = null, yes, no]: readonly Argument[],
  calculation: Calculation,
): { readonly taken: Argument } | { readonly value: Scalar } {
  const value = condition === null ? null : calculation.value(condition, calculation);
  if (isGrid(value)) throw new NotKnown("IF of a range");
  const truth = toTruth(value);
  if (isError(truth)) return { value: truth };
  const taken = truth ? yes : no;
  if (taken === undefined) return { value: truth };
  /** A place that is left empty between the commas is 0. */
  return taken === null ? { value: 0 } : { taken };
}
