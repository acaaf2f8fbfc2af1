import type { Expr } from "./expr";

/** The same formula with every part of it changed, the innermost first. */
export function replaced(expr: Expr, change: (part: Expr) => Expr): Expr {
  switch (expr.kind) {
    case "call":
      return change({ ...expr, args: expr.args.map((arg) => arg && replaced(arg, change)) });
    case "unary":
      return change({ ...expr, of: replaced(expr.of, change) });
    case "binary": {
      const [left, right] = [replaced(expr.left, change), replaced(expr.right, change)];
      return change({ ...expr, left, right });
    }
    default:
      return change(expr);
  }
}

/** Whether a part of the formula is so. */
export function hasPart(expr: Expr, is: (part: Expr) => boolean): boolean {
  let found = false;
  replaced(expr, (part) => {
    found ||= is(part);
    return part;
  });
  return found;
}
