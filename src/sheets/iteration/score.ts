import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { ifNumber } from "../articles/ifNumber";
import { acrossOpponents } from "./across";
import { allInputs, ofInput, type IterationContext } from "./context";

/** W of a player: of one who is left out, his full score; from totals nobody can be left out. */
export function scoreOf(sheet: IterationContext): Expr {
  const { places } = sheet;
  const points = ofInput(sheet, "points");
  if (!places.hasResults) return f`IF(MIN(${allInputs(sheet, "counts")})=1,${points},NA())`;
  const own = acrossOpponents(places, "input");
  const counting = acrossOpponents(places, places.rows.countsLine, "both");
  /** Other programs count an error in a product as nothing. */
  const against = ifNumber(f`SUM(${own},${counting})`, f`SUMPRODUCT(${own},${counting})`);
  return f`IF(${ofInput(sheet, "counts")}=1,${against},${points})`;
}
