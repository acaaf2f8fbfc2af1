import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import { change, newRating } from "../articles/change";
import { kTimesGames } from "../articles/kTimesGames";
import type { CareerPeriod, Curve, CurveColumn, CurveOrder, CurveSetting } from "./curve";

/** Axes begin at hundreds. */
const ROUND = 100;
/** So many of them nobody who is made up falls at first. */
const DEEPEST = 2;

/** Where its columns stand. */
const AT = {
  rating: 1,
  before: 3,
  games: 4,
  opponents: 5,
  score: 6,
  so: 7,
  highest: 8,
  k: 9,
  pd: 10,
};

type Words = Parameters<Curve["columns"]>[1];

/** A made-up player over his rating periods: 8.3 (2024), with K as it falls. */
export function career({ career: periods, edition }: CurveOrder): Curve {
  const first = { rating: periods[0]?.strength ?? 0, games: edition.publication.games };
  const least = ROUND * (Math.floor(first.rating / ROUND) - DEEPEST);
  return {
    inputs: [],
    isPlain: true,
    isWide: true,
    rows: periods.length,
    columns: (setting, words) => [
      ...shown(periods, setting, words),
      ...played(periods, first.rating, setting, words),
      ...counted(first, setting, words),
    ],
    chart: { kind: "curves", first: 0, series: 2, span: [0, periods.length], least },
  };
}

/** What the chart draws. */
function shown(
  periods: readonly CareerPeriod[],
  { own }: CurveSetting,
  { headings }: Words,
): CurveColumn[] {
  const we = f`${own(AT.games)}*${own(AT.pd)}`;
  const points = change(own(AT.k), f`(${own(AT.score)}-${we})`);
  const rating = newRating(own(AT.before), points);
  return [
    { heading: headings.period, look: "whole", cells: periods.map((_, index) => index + 1) },
    { heading: headings.rating, look: "whole", name: "Rn", cells: rating },
    { heading: headings.strength, look: "whole", cells: periods.map(({ strength }) => strength) },
  ];
}

/** What he brings, whom he meets and what he scores. */
function played(
  periods: readonly CareerPeriod[],
  first: number,
  { before }: CurveSetting,
  { headings }: Words,
): CurveColumn[] {
  const of = (key: "games" | "opponents" | "score", name: string): CurveColumn => ({
    heading: headings[key],
    look: "input",
    name,
    cells: periods.map((period) => period[key]),
  });
  return [
    { heading: headings.before, look: "whole", first, cells: f`${before(AT.rating)}` },
    of("games", "n_games"),
    of("opponents", "Opponents"),
    of("score", "W_points"),
  ];
}

/** What K and the expectation come from. */
function counted(
  first: { readonly rating: number; readonly games: number },
  { order, style, own, before }: CurveSetting,
  { headings }: Words,
): CurveColumn[] {
  const rating = own(AT.before);
  const known = { rating, games: own(AT.so), age: null, peak: own(AT.highest) };
  const k = kTimesGames(style.k(known), own(AT.games), order.edition.highestKTimesGames);
  const whole = (heading: string, start: number, cells: Expr): CurveColumn => ({
    heading,
    look: "whole",
    first: start,
    cells,
  });
  return [
    whole(headings.gamesSoFar, first.games, f`${before(AT.so)}+${before(AT.games)}`),
    whole(headings.highest, first.rating, f`MAX(${before(AT.highest)},${rating})`),
    { heading: headings.k, look: "whole", name: "K", cells: k },
    {
      heading: headings.table,
      look: "hundredths",
      name: "PD",
      cells: style.expected(rating, own(AT.opponents)),
    },
  ];
}
