import type { Edition } from "../../../rules/editions/edition";
import { percent } from "../../../rules/percent";
import { halfUp } from "../../../rules/rounding";
import { dpTable } from "../../../rules/tables/dp";
import type { HalfPoints, Rating } from "../../../rules/units";
import type { Asked, Slip } from "../../../sheets/exercise/exercise";
import { wholes } from "./nearly";
import { slip, slipsOfEditions } from "./slips";

/** What an Ru is made from. */
export interface OfRu {
  /** As it is used; `exact` where it was rounded before. */
  readonly average: number;
  readonly exact?: number;
  readonly points: HalfPoints;
  readonly games: number;
  /** Of n/(n+1); null: a Swiss. */
  readonly opponents: number | null;
}

/** Ru with its roundings and usual errors: 8.22–8.25 (2014). */
export function ruAsked(
  key: "ru" | "ruNew",
  solution: Rating,
  of: OfRu,
  article: string,
  edition: Edition,
): Asked {
  const added = shareOf(of, edition);
  const averages = of.exact === undefined ? [of.average] : [of.average, of.exact];
  const near = averages.flatMap((average) => wholes(average + added));
  return { key, solution, article, near, slips: slipsOfRu(of, added, edition) };
}

/** What is added to the average: for half points, or dp. */
function shareOf(of: OfRu, { firstRating: { bonus } }: Edition): number {
  const halves = of.points - of.games;
  if (halves >= 0 && bonus !== null) return halves * bonus;
  return ofDp(dpTable(percent(of.points, of.games)), of);
}

function ofDp(dp: number, { opponents }: OfRu): number {
  return opponents === null ? dp : (dp * opponents) / (opponents + 1);
}

function slipsOfRu(of: OfRu, added: number, { articles, firstRating }: Edition): readonly Slip[] {
  const { average, points, games, opponents } = of;
  const to = (more: number) => halfUp(average + more);
  if (points >= games && firstRating.bonus !== null) {
    return slipsOfEditions(({ firstRating: { bonus } }) => {
      return bonus === null ? null : to((points - games) * bonus);
    }, articles.aboveHalf);
  }
  const below = opponents === null ? articles.belowHalf : articles.belowHalfInRobin;
  return [
    slip("sign", to(-added), below),
    ...(opponents === null ? [] : [slip("share", to(dpTable(percent(points, games))), below)]),
    ...otherGames(points, games).map((p) =>
      slip("games", to(ofDp(dpTable(p), of)), articles.dpTable),
    ),
  ];
}

/** p of one game more or fewer, as far as that is one. */
export function otherGames(points: HalfPoints, games: number): readonly number[] {
  return [games - 1, games + 1]
    .filter((other) => other > 0 && points <= 2 * other)
    .map((other) => percent(points, other));
}
