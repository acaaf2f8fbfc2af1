import { number, text, type Argument, type Expr } from "./expr";
import { parsePattern, type Hole, type Pattern } from "./parse";

type Single = Expr | number | string;

/** What a hole takes: a formula, a number, a text; several as arguments of a function. */
export type Filling = Single | readonly Single[];

const PATTERNS = new WeakMap<TemplateStringsArray, Pattern>();

/**
 * A formula as people write it, with holes: f`IF(${rated},${pd},"")`. It is read once for the place
 * where it stands in the code; a text in a hole is a value, whatever is in it.
 */
export function f(pieces: TemplateStringsArray, ...fillings: readonly Filling[]): Expr {
  let pattern = PATTERNS.get(pieces);
  if (pattern === undefined) {
    pattern = parsePattern(pieces);
    PATTERNS.set(pieces, pattern);
  }
  return filled(pattern, fillings);
}

function filled(pattern: Pattern, fillings: readonly Filling[]): Expr {
  switch (pattern.kind) {
    case "hole":
      return single(fillings[pattern.hole]);
    case "call":
      return { ...pattern, args: pattern.args.flatMap((arg) => filledArgument(arg, fillings)) };
    case "unary":
      return { ...pattern, of: filled(pattern.of, fillings) };
    case "binary":
      return {
        ...pattern,
        left: filled(pattern.left, fillings),
        right: filled(pattern.right, fillings),
      };
    default:
      return pattern;
  }
}

function filledArgument(arg: Argument | Hole, fillings: readonly Filling[]): readonly Argument[] {
  if (arg === null) return [null];
  if (arg.kind !== "hole") return [filled(arg, fillings)];
  const filling = fillings[arg.hole];
  return isSeveral(filling) ? filling.map(single) : [single(filling)];
}

function isSeveral(filling: Filling | undefined): filling is readonly Single[] {
  return Array.isArray(filling);
}

function single(filling: Filling | undefined): Expr {
  if (typeof filling === "number") return number(filling);
  if (typeof filling === "string") return text(filling);
  if (filling === undefined || isSeveral(filling)) {
    throw new TypeError("several values stand as arguments of a function only");
  }
  return filling;
}
