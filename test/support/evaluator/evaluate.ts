import type { Expr } from "../../../src/formula/expr";
import type { Calculation } from "./calculation";
import { FUNCTIONS } from "./functions/all";
import { lifted } from "./lifted";
import { operated, signed } from "./operators";
import { referred } from "./referred";
import { gridOf, NotKnown, type Value } from "./value";

type Node<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** What a formula gives where it stands, as Excel calculates it. */
export function evaluate(expr: Expr, calculation: Calculation): Value {
  switch (expr.kind) {
    case "number":
    case "text":
    case "truth":
      return expr.value;
    case "array":
      return gridOf([expr.values]);
    case "reference":
      return referred(expr, calculation);
    case "call":
      return called(expr, calculation);
    case "unary":
      return signOf(expr, calculation);
    case "binary":
      return joined(expr, calculation);
  }
}

function signOf({ operator, of }: Node<"unary">, calculation: Calculation): Value {
  return lifted(calculation, [evaluate(of, calculation)], ([value]) =>
    signed(operator, value ?? null),
  );
}

function joined({ operator, left, right }: Node<"binary">, calculation: Calculation): Value {
  const values = [evaluate(left, calculation), evaluate(right, calculation)];
  return lifted(calculation, values, ([one, other]) =>
    operated(operator, one ?? null, other ?? null),
  );
}

const ADDIN = "FIDE.";

function called({ name, args }: Node<"call">, calculation: Calculation): Value {
  const known = FUNCTIONS.get(name);
  if (known !== undefined) return known(args, calculation);
  if (!name.startsWith(ADDIN)) throw new NotKnown(`what ${name} calculates`);
  const values = args.map((arg) => (arg === null ? undefined : evaluate(arg, calculation)));
  return calculation.book.addin(name.slice(ADDIN.length), values);
}
