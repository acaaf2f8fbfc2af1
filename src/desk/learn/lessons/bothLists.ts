import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { ExampleTexts } from "../../../i18n/learn/lessons";
import type { Edition } from "../../../rules/editions/edition";
import { FSE } from "../../../rules/editions/fse";
import { fideK, firstMet, plainK } from "../../../sheets/articles/k";
import type { KCells } from "../../../sheets/articles/kMet";
import type { StyleName } from "../../../sheets/articles/style";
import type { ExampleColumn, ExampleResult } from "../../../sheets/lesson/exampleTable";
import { editionOfLesson } from "./editionOfLesson";

/** Differences of both columns of the slides for Swiss national arbiters, and what they print for them. */
const SLIDES: readonly (readonly [difference: number, fide: number | null, fse: number | null])[] =
  [
    [0, 0.5, 0.5],
    [30, null, 0.54],
    [35, 0.55, null],
    [60, null, 0.58],
    [75, 0.6, null],
    [90, null, 0.63],
    [100, 0.65, null],
    [120, null, 0.66],
    [150, 0.7, null],
    [160, null, 0.71],
    [200, 0.75, 0.76],
    [250, 0.8, 0.81],
    [300, 0.85, 0.86],
    [350, 0.9, null],
    [400, null, 0.92],
    [500, 0.95, null],
    [800, 1, null],
    [1000, null, 1],
  ];

/** K of somebody without a title, not new and no junior. */
const USUAL = { FIDE: 20, FSE: 24 } as const;

/** What a game is worth in either list, at every difference that the slides have. */
export function pointsColumns(texts: ExampleTexts): readonly ExampleColumn[] {
  const { points: limit } = editionOfLesson(2024).limit;
  const of = (list: "FIDE" | "FSE", limited: (difference: Expr) => Expr): ExampleColumn[] => {
    const pd = `${list}_PD`;
    const outcome = (name: "win" | "draw" | "loss", score: number): ExampleColumn => ({
      ...{ name: `${list}_${name}`, heading: `${list} ${texts[name]}`, look: "change", width: 9 },
      formula: (at) => f`${USUAL[list]}*(${score}-${at(pd)})`,
    });
    return [
      {
        ...{ name: pd, heading: `${list} PD`, look: "hundredths", width: 7 },
        formula: (at, style) => style.pd(limited(at("D"))),
      },
      ...[outcome("win", 1), outcome("draw", 0.5), outcome("loss", 0)],
    ];
  };
  const printed = (list: "FIDE" | "FSE", column: 1 | 2): ExampleColumn => ({
    name: `${list}_slides`,
    heading: `${list} ${texts.slides}`,
    look: "hundredths",
    values: SLIDES.map((line) => line[column]),
  });
  const differences = SLIDES.map(([difference]) => difference);
  const { difference: heading } = texts;
  return [
    { name: "D", heading, look: "whole", width: 12, values: differences, isInput: true },
    ...of("FIDE", (difference) => f`MIN(${difference},${limit})`),
    ...of("FSE", (difference) => difference),
    printed("FIDE", 1),
    printed("FSE", 2),
  ];
}

/** Rating, rated games, age: line by line what `bothLists` tells. */
const PLAYERS = [
  [2420, 500, 30],
  [2250, 300, 30],
  [2000, 200, 30],
  [1700, 10, 30],
  [1700, 25, 30],
  [1850, 100, 19],
  [1860, 100, 19],
  [1800, 100, 17],
] as const;

/** K of the same players in both lists. */
export function bothListsColumns(
  { player, rating, games, age, bothLists }: ExampleTexts,
  style: StyleName,
  edition: Edition,
): readonly ExampleColumn[] {
  const values = (column: 0 | 1 | 2) => PLAYERS.map((line) => line[column]);
  const k = (name: string, heading: string, of: (cells: KCells) => Expr): ExampleColumn => ({
    ...{ name, heading, look: "counted", width: 9 },
    formula: (at) => of({ rating: at("rating"), games: at("games"), age: at("age"), peak: null }),
  });
  return [
    { name: "who", heading: player, look: "plain", width: 38, values: bothLists },
    { name: "rating", heading: rating, look: "whole", width: 12, values: values(0), isInput: true },
    { name: "games", heading: games, look: "whole", values: values(1), isInput: true },
    { name: "age", heading: age, look: "whole", width: 6, values: values(2), isInput: true },
    k(
      "K_FSE",
      "K FSE",
      style === "fide" ? fseK : (cells) => firstMet(FSE, cells, ({ k }) => f`${k}`),
    ),
    k("K_FIDE", "K FIDE", (style === "fide" ? fideK : plainK)(edition)),
  ];
}

function fseK({ rating, games, age }: KCells): Expr {
  return f`FIDE.KFACTOR(${rating},${games ?? f`0`},${age ?? f`0`},,,"FSE")`;
}

const MONTHS = 12;
const PERIODS = { FSE: 6, FIDE: 12 } as const;

/** How often either list is made anew. */
export function listResults({ periods, months }: ExampleTexts): readonly ExampleResult[] {
  return (["FSE", "FIDE"] as const).flatMap((list): ExampleResult[] => [
    {
      ...{ name: `${list}_periods`, heading: periods(list), look: "whole" },
      value: PERIODS[list],
      isInput: true,
    },
    {
      ...{ name: `${list}_months`, heading: months(list), look: "whole" },
      formula: (at) => f`${MONTHS}/${at(`${list}_periods`)}`,
    },
  ]);
}
