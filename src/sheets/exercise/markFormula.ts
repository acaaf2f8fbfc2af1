import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import type { Asked } from "./exercise";

/** More than any noise of a difference, less than anybody types. */
const DECIMALS = 6;

/** Right, nearly right, or the article to read; nothing as long as nothing is typed. */
export function markFormula(
  asked: Asked,
  answer: Expr,
  solution: Expr,
  { marks }: Pick<ExerciseTexts, "marks">,
): Expr {
  const isWithin = (distance: number, value: Expr) =>
    f`ROUND(ABS(${answer}-${value}),${DECIMALS})<=${distance}`;
  const wrong = marks.wrong(asked.article);
  const unlessNear = nearOf(asked, isWithin, solution);
  const notRight = unlessNear === null ? f`${wrong}` : f`IF(${unlessNear},${marks.near},${wrong})`;
  const marked = f`IF(${isWithin(asked.exact ?? 0, solution)},${marks.right},${notRight})`;
  return f`IF(${answer}="","",IF(ISNUMBER(${answer}),${marked},${marks.noNumber}))`;
}

/** null: nothing is nearly right. */
function nearOf(
  { unit, near = [] }: Asked,
  isWithin: (distance: number, value: Expr) => Expr,
  solution: Expr,
): Expr | null {
  const others = near.map((value) => isWithin(unit ?? 0, f`${value}`));
  const all = unit === undefined ? others : [isWithin(unit, solution), ...others];
  return all.length === 0 ? null : f`OR(${all})`;
}
