import type { Edition } from "../../../rules/editions/edition";
import { percent } from "../../../rules/percent";
import { dpTable } from "../../../rules/tables/dp";
import type { HalfPoints } from "../../../rules/units";
import type { Asked } from "../../../sheets/exercise/exercise";
import { wholes } from "./nearly";
import { otherGames } from "./ruAsked";
import { slip } from "./slips";

/** p, rounded half up to two decimals; of another n where a game is left out, or counted too much. */
export function pAsked(points: HalfPoints, games: number, { articles }: Edition): Asked {
  const article = articles.dpTable;
  const slips = otherGames(points, games).map((p) => slip("games", p / 100, article));
  const near = wholes((50 * points) / games).map((p) => p / 100);
  return {
    key: "p",
    solution: percent(points, games) / 100,
    article,
    inHundredths: true,
    near,
    slips,
  };
}

/** dp of p: of another p where that was rounded otherwise, or the row or the sign was mistaken. */
export function dpAsked(points: HalfPoints, games: number, { articles }: Edition): Asked {
  const article = articles.dpTable;
  const p = percent(points, games);
  const solution = dpTable(p);
  const rows = [p - 1, p + 1].filter((other) => other >= 0 && other <= 100);
  const slips = [
    slip("sign", -solution, article),
    ...otherGames(points, games).map((other) => slip("games", dpTable(other), article)),
    ...rows.map((other) => slip("row", dpTable(other), article)),
  ];
  const near = wholes((50 * points) / games).map(dpTable);
  return { key: "dp", solution, article, near, slips };
}
