import { f } from "../../../formula/template";
import type { ExampleTexts } from "../../../i18n/learn/lessons";
import type { Edition, EditionId } from "../../../rules/editions/edition";
import { fideK, plainK } from "../../../sheets/articles/k";
import { kTimesGames } from "../../../sheets/articles/kTimesGames";
import type { StyleName } from "../../../sheets/articles/style";
import type { ExampleColumn } from "../../../sheets/lesson/exampleTable";
import { editionOfLesson } from "./editionOfLesson";

/** Rating, rated games, age, highest rating so far: line by line what `career` tells. */
const CAREER = [
  [1650, 5, 12, 1650],
  [1980, 45, 13, 1980],
  [2290, 180, 17, 2290],
  [2310, 190, 17, 2310],
  [2280, 200, 17, 2310],
  [2250, 120, 18, 2250],
  [2405, 400, 25, 2405],
  [2380, 420, 26, 2405],
  [2450, 20, 30, 2450],
] as const;

const EDITIONS: readonly EditionId[] = [2005, 2011, 2014, 2024];

/** Everything that K has ever been decided from, and K by four editions. */
export function careerColumns(
  { player, rating, games, age, peak, career }: ExampleTexts,
  style: StyleName,
): readonly ExampleColumn[] {
  const values = (column: 0 | 1 | 2 | 3) => CAREER.map((line) => line[column]);
  return [
    { name: "who", heading: player, look: "plain", width: 38, values: career },
    { name: "rating", heading: rating, look: "whole", width: 12, values: values(0), isInput: true },
    { name: "games", heading: games, look: "whole", values: values(1), isInput: true },
    { name: "age", heading: age, look: "whole", width: 6, values: values(2), isInput: true },
    { name: "peak", heading: peak, look: "whole", values: values(3), isInput: true },
    ...EDITIONS.map((id): ExampleColumn => ({
      name: `in_${id}`,
      heading: `K ${id}`,
      look: "whole",
      width: 7,
      formula: (at) => {
        const of = (style === "fide" ? fideK : plainK)(editionOfLesson(id));
        return of({ rating: at("rating"), games: at("games"), age: at("age"), peak: at("peak") });
      },
    })),
  ];
}

/** FIDE Arbiters' Manual 2025: a junior's 22 games, 39 with K 20, 50 of a newcomer. */
const PERIODS = [
  [40, 22],
  [20, 39],
  [40, 50],
  [40, 17],
  [10, 70],
] as const;

/** K × n ≤ 700 within a rating period. */
export function kTimesGamesColumns(
  { games, used }: ExampleTexts,
  { highestKTimesGames: highest }: Edition,
): readonly ExampleColumn[] {
  const values = (column: 0 | 1) => PERIODS.map((line) => line[column]);
  return [
    { name: "K_factor", heading: "K", look: "whole", width: 12, values: values(0), isInput: true },
    { name: "n_games", heading: games, look: "whole", width: 12, values: values(1), isInput: true },
    {
      ...{ name: "product", heading: "K × n", look: "whole", width: 12 },
      formula: (at) => f`${at("K_factor")}*${at("n_games")}`,
    },
    {
      ...{ name: "K_used", heading: used, look: "counted", width: 16 },
      formula: (at) => kTimesGames(at("K_factor"), at("n_games"), highest),
    },
  ];
}
