import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { ExerciseTexts } from "../../i18n/learn/exercise";
import type { Asked } from "./exercise";

/** More than any noise of a difference, less than anybody types. */
const DECIMALS = 6;
const SAME = 10 ** -DECIMALS;

/** Right, nearly right, a usual error, or the article to read; nothing as long as nothing is typed. */
export function markFormula(
  asked: Asked,
  answer: Expr,
  solution: Expr,
  { marks }: Pick<ExerciseTexts, "marks">,
): Expr {
  const isWithin = (value: Expr, distance = 0) =>
    f`ROUND(ABS(${answer}-${value}),${DECIMALS})<=${distance}`;
  const wrong: Expr = f`${marks.wrong(asked.article)}`;
  const named = slipsOf(asked).reduceRight<Expr>(
    (otherwise, { key, value, article, edition = "" }) =>
      f`IF(${isWithin(f`${value}`)},${marks.slips[key](article, edition)},${otherwise})`,
    wrong,
  );
  const near = nearOf(asked).map((value) => isWithin(f`${value}`));
  const notRight = near.length === 0 ? named : f`IF(OR(${near}),${marks.near},${named})`;
  const marked = f`IF(${isWithin(solution, asked.exact ?? 0)},${marks.right},${notRight})`;
  return f`IF(${answer}="","",IF(ISNUMBER(${answer}),${marked},${marks.noNumber}))`;
}

/** What a rounding makes that is not right all the same. */
export function nearOf({ near = [], ...asked }: Asked): readonly number[] {
  return [...new Set(near)].filter((value) => !isRight(asked, value));
}

/** What an error makes that is neither right nor nearly; of errors that make the same the first. */
export function slipsOf(asked: Asked): NonNullable<Asked["slips"]> {
  const known = nearOf(asked).map((value) => ({ value }));
  return (asked.slips ?? []).filter(({ value }, index, all) => {
    const before = [...known, ...all.slice(0, index)];
    return !isRight(asked, value) && !before.some((each) => isSame(each.value, value));
  });
}

function isRight({ solution, exact = 0 }: Asked, value: number): boolean {
  return Math.abs(value - solution) <= exact + SAME;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < SAME;
