import { f } from "../../formula/template";
import { greatest } from "../../rules/greatest";
import type { Curve, CurveOrder } from "./curve";

/** Points of a column. */
const WIDTH = 100;

/** How many players of a list have a rating in each hundred. */
export function histogram({ ratings }: CurveOrder): Curve {
  const first = WIDTH * Math.floor(-greatest(ratings.map((rating) => -rating)) / WIDTH);
  const count = Math.floor((greatest(ratings) - first) / WIDTH) + 1;
  const bounds = Array.from({ length: count }, (_, index) => first + WIDTH * index);
  return {
    inputs: [],
    rows: Math.max(ratings.length, count),
    columns: ({ own, whole }, { headings }) => {
      const list = whole(0);
      const below = (bound: ReturnType<typeof own>, more: number) =>
        f`COUNTIF(${list},"<"&${bound}+${more})`;
      const inside = f`${below(own(1), WIDTH)}-${below(own(1), 0)}`;
      return [
        { heading: headings.listed, look: "input", name: "Ratings", cells: ratings },
        { heading: headings.least, look: "whole", cells: bounds },
        {
          heading: headings.range,
          look: "word",
          cells: bounds.map((bound) => `${bound}–${bound + WIDTH - 1}`),
        },
        {
          heading: headings.players,
          look: "whole",
          name: "Players",
          cells: inside,
          lines: count,
        },
      ];
    },
    chart: { kind: "columns", first: 2, series: 1, lines: count },
  };
}
