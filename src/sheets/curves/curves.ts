import { f } from "../../formula/template";
import type { CurveKey } from "../../i18n/learn/curves";
import { PD_ROWS } from "../../rules/tables/pd";
import { dpTable } from "../../rules/tables/dp";
import { logistic } from "../articles/logistic";
import { normal } from "../articles/normal";
import { career } from "./career";
import type { Curve, CurveOrder } from "./curve";
import { histogram } from "./histogram";

/** Beyond it the printed table has nothing but 1.00 and .00. */
const FURTHEST = 800;
const STEP = 10;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + step * index);

const DIFFERENCES = steps(-FURTHEST, FURTHEST, STEP);

/** 8.1(b), 12.1, and the normal curve; with a difference to choose. */
const expectation: Curve = {
  inputs: [{ key: "difference", value: 100 }],
  rows: DIFFERENCES.length,
  columns: ({ style, input, own }, { headings }) => [
    { heading: headings.difference, look: "whole", cells: DIFFERENCES },
    { heading: headings.table, look: "hundredths", name: "by_table", cells: style.pd(own(0)) },
    { heading: headings.logistic, look: "fraction", name: "logistic", cells: logistic(own(0)) },
    { heading: headings.normal, look: "fraction", name: "normal", cells: normal(own(0)) },
    {
      heading: headings.upTo,
      look: "hundredths",
      cells: f`IF(${own(0)}<=${input("difference")},${own(1)},0)`,
    },
  ],
  figures: ({ style, input }, { headings, chosen }) => {
    const difference = input("difference");
    return [
      {
        label: chosen(headings.table),
        name: "table_of_difference",
        look: "hundredths",
        value: style.pd(f`ROUND(${difference},0)`),
      },
      {
        label: chosen(headings.logistic),
        name: "logistic_of_difference",
        look: "fraction",
        value: logistic(difference),
      },
      {
        label: chosen(headings.normal),
        name: "normal_of_difference",
        look: "fraction",
        value: normal(difference),
      },
    ];
  },
  chart: { kind: "curves", first: 0, series: 4, span: [-FURTHEST, FURTHEST] },
};

/** Score − PD of a win, a draw and a loss: what a game is worth before K. */
const outcomes: Curve = {
  inputs: [],
  rows: DIFFERENCES.length,
  columns: ({ style, own }, { headings }) => [
    { heading: headings.difference, look: "whole", cells: DIFFERENCES },
    { heading: headings.table, look: "hundredths", cells: style.pd(own(0)) },
    { heading: headings.difference, look: "whole", cells: f`${own(0)}` },
    { heading: headings.win, look: "hundredths", name: "win", cells: f`1-${own(1)}` },
    { heading: headings.draw, look: "change", name: "draw", cells: f`0.5-${own(1)}` },
    { heading: headings.loss, look: "change", name: "loss", cells: f`-${own(1)}` },
  ],
  chart: { kind: "curves", first: 2, series: 3, span: [-FURTHEST, FURTHEST] },
};

/** K × (score − PD) of the higher rated player, as far as a difference counts. */
function stakes({ edition }: CurveOrder): Curve {
  const counted = steps(0, edition.limit.points, STEP / 2);
  return {
    inputs: [
      { key: "firstK", value: 20 },
      { key: "secondK", value: 40 },
    ],
    isWide: true,
    rows: counted.length,
    columns: ({ style, input, own }, { headings, withK }) => [
      { heading: headings.table, look: "hundredths", cells: style.pd(own(1)) },
      { heading: headings.difference, look: "whole", cells: counted },
      ...([1, 2] as const).flatMap((which) => {
        const k = input(which === 1 ? "firstK" : "secondK");
        const worth = (score: number) => f`${k}*(${score}-${own(0)})`;
        const column = (key: "win" | "draw" | "loss", score: number) => ({
          heading: withK(headings[key], which),
          look: "change" as const,
          name: `${key}_${which}`,
          cells: worth(score),
        });
        return [column("win", 1), column("draw", 0.5), column("loss", 0)];
      }),
    ],
    chart: { kind: "curves", first: 1, series: 6, span: [0, edition.limit.points] },
  };
}

/** 8.1(b) as it is printed. */
const pdTable: Curve = {
  inputs: [],
  rows: PD_ROWS.length,
  columns: (_, { headings }) => [
    {
      heading: headings.range,
      look: "word",
      cells: PD_ROWS.map(({ from, to }) => (to === undefined ? `> ${from - 1}` : `${from}–${to}`)),
    },
    { heading: headings.from, look: "whole", cells: PD_ROWS.map(({ from }) => from) },
    {
      heading: headings.higher,
      look: "hundredths",
      name: "H",
      cells: PD_ROWS.map(({ higher }) => higher / 100),
    },
    {
      heading: headings.lower,
      look: "hundredths",
      name: "L",
      cells: PD_ROWS.map(({ higher }) => (100 - higher) / 100),
    },
  ],
  chart: { kind: "curves", first: 1, series: 2, span: [0, FURTHEST] },
};

const HUNDREDTHS = steps(0, 100, 1);

/** 8.1(a) as it is printed. */
const dpCurve: Curve = {
  inputs: [],
  rows: HUNDREDTHS.length,
  columns: (_, { headings }) => [
    { heading: headings.p, look: "hundredths", cells: HUNDREDTHS.map((p) => p / 100) },
    { heading: headings.dp, look: "whole", name: "dp", cells: HUNDREDTHS.map(dpTable) },
  ],
  chart: { kind: "curves", first: 0, series: 1, span: [0, 1] },
};

/** 8.1: the width of a class. */
const CLASS = 200;
const CLASSES = steps(0, 4, 1);

/** What is to be expected between classes. */
const categories: Curve = {
  inputs: [],
  rows: CLASSES.length,
  columns: ({ style, own }, words) => [
    {
      heading: words.headings.difference,
      look: "whole",
      cells: CLASSES.map((apart) => CLASS * apart),
    },
    {
      heading: words.headings.classes,
      look: "word",
      cells: CLASSES.map((apart) => words.classes(apart, CLASS * apart)),
    },
    {
      heading: words.headings.table,
      look: "hundredths",
      name: "by_table",
      cells: style.pd(own(0)),
    },
    {
      heading: words.headings.logistic,
      look: "fraction",
      name: "logistic",
      cells: logistic(own(0)),
    },
    { heading: words.headings.normal, look: "fraction", name: "normal", cells: normal(own(0)) },
  ],
  chart: { kind: "columns", first: 1, series: 3 },
};

const CURVES: Readonly<Record<CurveKey, (order: CurveOrder) => Curve>> = {
  expectation: () => expectation,
  outcomes: () => outcomes,
  stakes,
  pdTable: () => pdTable,
  dpTable: () => dpCurve,
  categories: () => categories,
  career,
  histogram,
};

export function curveOf(order: CurveOrder): Curve {
  return CURVES[order.curve](order);
}
