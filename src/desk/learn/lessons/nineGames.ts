import { area, cellAt } from "../../../formula/reference";
import { f } from "../../../formula/template";
import type { ExampleTexts } from "../../../i18n/learn/lessons";
import type { Edition } from "../../../rules/editions/edition";
import { change, newRating } from "../../../sheets/articles/change";
import { countedAs } from "../../../sheets/articles/counted";
import {
  FIRST_LINE,
  type ExampleColumn,
  type ExampleResult,
} from "../../../sheets/lesson/exampleTable";

/** FIDE Arbiters' Manual 2025: a player of 2212 with K 40. */
const OWN = { rating: 2212, k: 40 } as const;
const OPPONENTS = [1926, 2011, 2318, 2067, 2219, 2585, 2659, 2464, 2652] as const;
const RESULTS = [1, 1, 0, 0.5, 0.5, 0, 1, 0.5, 0.5] as const;

/** Where ΔR stands. */
const DELTA_COLUMN = 5;

export function nineGamesColumns(
  { opponent, result, counted }: ExampleTexts,
  edition: Edition,
): readonly ExampleColumn[] {
  return [
    {
      name: "opponent",
      heading: opponent,
      look: "whole",
      width: 12,
      values: OPPONENTS,
      isInput: true,
    },
    { name: "result", heading: result, look: "result", values: RESULTS, isInput: true },
    {
      ...{ name: "counted", heading: counted, look: "whole" },
      formula: (at) => countedAs(at("rating"), at("opponent"), edition),
    },
    {
      ...{ name: "D", heading: "D", look: "whole" },
      formula: (at) => f`${at("rating")}-${at("counted")}`,
    },
    {
      ...{ name: "PD", heading: "PD", look: "hundredths" },
      formula: (at, style) => style.pd(at("D")),
    },
    {
      ...{ name: "delta", heading: "ΔR", look: "change" },
      formula: (at) => f`ROUND(${at("result")}-${at("PD")},2)`,
    },
  ];
}

export function nineGamesResults(texts: ExampleTexts): readonly ExampleResult[] {
  const all = area(
    cellAt(FIRST_LINE, DELTA_COLUMN, "both"),
    cellAt(FIRST_LINE + OPPONENTS.length - 1, DELTA_COLUMN, "both"),
  );
  return [
    { name: "rating", heading: texts.rating, look: "whole", value: OWN.rating, isInput: true },
    { name: "K_factor", heading: "K", look: "whole", value: OWN.k, isInput: true },
    { name: "sum", heading: "ΣΔR", look: "change", formula: () => f`ROUND(SUM(${all}),2)` },
    {
      ...{ name: "change", heading: texts.change, look: "change" },
      formula: (at) => change(at("K_factor"), at("sum")),
    },
    {
      ...{ name: "Rn", heading: "Rn", look: "whole" },
      formula: (at) => newRating(at("rating"), at("change")),
    },
  ];
}
