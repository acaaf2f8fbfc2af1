import { newRating } from "../../../rules/newRating";
import type { Edition } from "../../../rules/editions/edition";
import type { Rating } from "../../../rules/units";
import type { Asked, ExerciseLine, Slip } from "../../../sheets/exercise/exercise";
import { roundings } from "./nearly";
import { hint, questionLine } from "./questions";
import { slip } from "./slips";

/** What a change comes from; `slips` are those of its sum, in points. */
interface OfChange {
  readonly rating: Rating;
  readonly k: number;
  readonly sum: number;
  readonly sums: readonly Slip[];
  /** Other K that somebody may have taken. */
  readonly ks: readonly Slip[];
}

/** K × ΣΔR, and Rn that it makes. */
export function changeLines(of: string, from: OfChange, { articles }: Edition): ExerciseLine[] {
  const { rounded, sum: article } = articles;
  const points = (from.k * Math.round(100 * from.sum)) / 100;
  const slips = slipsOfChange(from, article);
  const change: Asked = {
    ...{ key: "change", solution: points, article, inHundredths: true },
    ...{ near: roundings(points), slips },
  };
  const { rating } = from;
  const rn: Asked = {
    ...{ key: "rn", solution: newRating(rating, points), article: rounded },
    near: roundings(points).map((each) => rating + each),
    slips: slips.map((each) => ({ ...each, value: newRating(rating, each.value) })),
  };
  return [
    questionLine(of, change, hint("change", { article })),
    questionLine(of, rn, hint("rn", { article: rounded })),
  ];
}

function slipsOfChange({ k, sum, sums, ks }: OfChange, article: string): readonly Slip[] {
  return [
    ...sums.map((each) => ({ ...each, value: k * each.value })),
    ...ks.map((each) => ({ ...each, value: each.value * sum })),
    slip("sign", -k * sum, article),
  ];
}
