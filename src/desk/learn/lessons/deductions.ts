import { f } from "../../../formula/template";
import type { ExampleTexts } from "../../../i18n/learn/lessons";
import { percentage } from "../../../sheets/articles/percentage";
import type { ExampleColumn } from "../../../sheets/lesson/exampleTable";

/** The guide's table goes from three games to nine. */
const GAMES = [3, 4, 5, 6, 7, 8, 9] as const;
const nameOf = (games: number) => `of_${games}`;

/** All but those whose p is shown first. */
export const OTHER_GAMES = GAMES.filter((games) => games !== 8).map(nameOf);

/** What scores below 50 % take off: games along the columns, points along the lines. */
export function deductionColumns({ score }: ExampleTexts): readonly ExampleColumn[] {
  const points = Array.from({ length: GAMES.length + 2 }, (_, half) => half / 2);
  return [
    { name: "points", heading: score, look: "points", width: 12, values: points, isInput: true },
    ...GAMES.map((games): ExampleColumn => ({
      name: nameOf(games),
      heading: String(games),
      look: "whole",
      formula: (at, style) => {
        const own = at("points");
        const dp = style.dp(percentage(own, f`${games}`));
        /** dp of nothing at all is left open: 10.1 (2005). */
        return f`IF(2*${own}>=${games},"",IF(${own}=0,"–",-${dp}))`;
      },
    })),
  ];
}
