import { joined, text, type Expr } from "../formula/expr";
import { f } from "../formula/template";

/** What stands in the gaps of a sentence: formulas by the names of the gaps. */
export type Gaps = Readonly<Record<string, Expr>>;

/** A sentence with gaps such as {w}, as a formula that fills them. */
export function sentence(words: string, gaps: Gaps): Expr {
  const parts = words.split(/\{(\w+)\}/).flatMap((part, index): Expr[] => {
    if (index % 2 === 1) return [gaps[part] ?? text("")];
    return part === "" ? [] : [text(part)];
  });
  return joined("&", parts, text(""));
}

/** A change with its sign, nothing too, as cells show it; two decimals are all that a change has. */
export function signed(value: Expr): Expr {
  const rounded = f`ROUND(${value},2)`;
  return f`IF(${rounded}<0,"−","+")&ABS(${rounded})`;
}
