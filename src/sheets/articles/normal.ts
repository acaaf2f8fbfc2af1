import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { NORMAL_CURVE } from "../../rules/normal";

/** The normal curve of σ = 2000/7 in functions that every spreadsheet has. */
export function normal(difference: Expr): Expr {
  const { t: slope, factors } = NORMAL_CURVE;
  const z = f`ABS(${difference})*7/2000`;
  const t = f`(1/(1+${slope}*${z}))`;
  const sum = factors.reduceRight<Expr>((rest, factor) => f`(${rest}+${factor})*${t}`, f`0`);
  /** A sign before a power would belong to its base. */
  const tail = f`EXP(0-${z}*${z}/2)/SQRT(2*PI())*${sum}`;
  return f`IF(${difference}>=0,1-${tail},${tail})`;
}
