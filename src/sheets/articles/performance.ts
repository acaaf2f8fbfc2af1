import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { Edition } from "../../rules/editions/edition";
import { dpTable } from "../../rules/tables/dp";
import { percentage } from "./percentage";
import { rounded } from "./rounded";
import type { FormulaStyle } from "./style";

interface PerformanceParts {
  /** Of the opponents. */
  readonly average: Expr;
  readonly w: Expr;
  readonly games: Expr;
}

/** Rp = Rc + dp; of nothing and of all points the table's last entries, in each edition's sheets. */
export function performance(
  { dp }: FormulaStyle,
  { average, w, games }: PerformanceParts,
  { dpAtExtremes }: Edition,
): Expr {
  const found = dp(percentage(w, games));
  const inTable = f`IF(${w}=0,${dpTable(0)},IF(${w}=${games},${dpTable(100)},${found}))`;
  return f`${rounded(average)}+${dpAtExtremes ? found : inTable}`;
}
