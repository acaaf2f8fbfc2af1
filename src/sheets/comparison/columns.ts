import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import type { Edition } from "../../rules/editions/edition";
import { at } from "../../rules/at";
import { averageOfFirst } from "../../rules/hypothetical";
import type { EditionFigures } from "../../tournament/compare/editionFigures";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import { numbersOf } from "../../tournament/numbers";
import type { Player } from "../../tournament/roundRobin";
import type { Column } from "../column";
import type { Look } from "../sheetPlan";
import type { Table } from "../table";
import { widthOfNames } from "../textWidth";
import type { ComparedLine, ComparisonColumn, FigureKey } from "./layout";
import type { ComparisonOrder, ComparisonWords } from "./order";

interface Sheet {
  readonly order: ComparisonOrder;
}

type ComparedColumn = Column<ComparisonColumn, Sheet, ComparedLine>;

/** Stands where an edition gives a player nothing that it could give. */
const NONE = "–";

const PLAYER_COLUMNS: readonly ComparedColumn[] = [
  {
    key: "number",
    look: "ordinal",
    width: 4.5,
    cells: ({ order }) => {
      const numbers = numbersOf(playersCompared(order.event));
      return ({ place }) => at(numbers, place);
    },
  },
  {
    key: "player",
    name: "Player",
    look: "plain",
    width: ({ event }) => Math.min(WIDEST_NAME, widthOfNames(playersCompared(event), 16)),
    cells:
      () =>
      ({ player }) =>
        player.name,
  },
  {
    key: "rating",
    name: "Rating",
    look: "whole",
    width: 7,
    cells:
      () =>
      ({ player }) =>
        player.rating ?? "u",
  },
  {
    key: "points",
    name: "W_points",
    look: "points",
    width: 5,
    cells: ({ order }) => {
      const points = pointsOf(order);
      return ({ place }) => points[place] ?? null;
    },
  },
];

/** Beside four editions there is no more room on a screen. */
const WIDEST_NAME = 30;

function pointsOf({ event: { of } }: ComparisonOrder): readonly number[] {
  if ("event" in of) {
    return of.event.players.map(
      ({ games }) => games.reduce((sum, { score }) => sum + score, 0) / 2,
    );
  }
  const { scores } = of.totals;
  return "totals" in scores ? scores.totals.map((score) => score / 2) : [];
}

const LOOKS: Readonly<Record<FigureKey, Look>> = {
  average: "tenths",
  ru: "whole",
  k: "whole",
  change: "change",
  rn: "whole",
};

const WIDTHS: Readonly<Record<FigureKey, number>> = {
  average: 7.5,
  ru: 5.5,
  k: 5,
  change: 7.5,
  rn: 5.5,
};

/** Those that the table of a block has. */
export function comparisonColumns(
  { comparison: { editions } }: ComparisonOrder,
  { columns }: Table<ComparisonColumn>,
): readonly ComparedColumn[] {
  return columns.flatMap((key) => {
    const ofPlayer = PLAYER_COLUMNS.find((column) => column.key === key);
    const figure = figureOf(key, editions);
    if (figure !== null) return [figureColumn(key, figure)];
    return ofPlayer === undefined ? [] : [ofPlayer];
  });
}

interface Figure {
  readonly figure: FigureKey;
  readonly of: EditionFigures;
}

/** Which figure of which edition; null: a column of the players. */
export function figureOf(
  key: ComparisonColumn,
  editions: readonly EditionFigures[],
): Figure | null {
  const [name, index] = key.split(" ");
  const figure = FIGURES.find((each) => each === name);
  const of = editions[Number(index)];
  return figure === undefined || of === undefined ? null : { figure, of };
}

const FIGURES: readonly FigureKey[] = ["average", "ru", "k", "change", "rn"];

function figureColumn(key: ComparisonColumn, { figure, of }: Figure): ComparedColumn {
  const { edition, players, ra } = of;
  const isWhole = figure === "average" && ra !== null;
  return {
    key,
    name: nameOf(figure, edition),
    look: isWhole ? "whole" : LOOKS[figure],
    width: WIDTHS[figure],
    cells:
      () =>
      ({ place, player }) => {
        const value = players[place]?.[figure] ?? null;
        if (value === null) return isLacking(figure, player) ? NONE : null;
        return figure === "change" ? value / 100 : value;
      },
  };
}

/** Ru_2011, change_2011; of a pace Ru_rapid_2024. */
function nameOf(key: FigureKey, { name }: Edition): string {
  return `${NAMES[key]}_${name.replace(/ /g, "_")}`;
}

const NAMES: Readonly<Record<FigureKey, string>> = {
  average: "average",
  ru: "Ru",
  k: "K",
  change: "change",
  rn: "Rn",
};

/** What everybody of his kind has, if the edition gives it. */
function isLacking(key: FigureKey, { rating }: Player): boolean {
  return rating === null ? key === "ru" : key === "change";
}

/** What stands over a figure: as on the edition's own sheet. */
export function figureHeading(
  key: FigureKey,
  { edition, ra }: EditionFigures,
  { sheets: { report, tableHeadings } }: ComparisonWords,
): string {
  if (key !== "average") return report.headings[key](edition);
  if (ra !== null) return tableHeadings.rcNew;
  return report.headings[averageOfFirst(edition)](edition);
}

/** What that is, with its article. */
export function figureHint(
  key: FigureKey,
  { edition, ra }: EditionFigures,
  { sheets: { report, tableHints } }: ComparisonWords,
): string | undefined {
  if (ra !== null) return tableHints[OF_ITERATION[key]](edition);
  if (key !== "average") return report.hints[key]?.(edition);
  return report.hints[averageOfFirst(edition)]?.(edition);
}

const OF_ITERATION = {
  average: "rcNew",
  ru: "ruNew",
  k: "k",
  change: "change",
  rn: "rn",
} as const;

/** Seen from the first cell: another figure than in the edition to the left. */
export function isApart(row: number, column: number, stride: number): Expr {
  return f`${cellAt(row, column)}<>${cellAt(row, column - stride)}`;
}
