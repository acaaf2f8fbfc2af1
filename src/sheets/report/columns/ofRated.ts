import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { isRated } from "../../articles/rated";
import { ofPlayer, type ReportContext } from "../context";

/** What a rated player alone has; of the others nothing. */
export function ofRated(sheet: ReportContext, value: Expr): Expr {
  return f`IF(${isRated(ofPlayer(sheet, "rating"))},${value},"")`;
}
