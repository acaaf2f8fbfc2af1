import { cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import type { Expr } from "../../formula/expr";
import type { Edition } from "../../rules/editions/edition";
import type { EditionFigures, PlayerFigures } from "../../tournament/compare/editionFigures";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import type { Player } from "../../tournament/roundRobin";
import type { Column, HasRows } from "../column";
import type { Look } from "../sheetPlan";
import { widthOfNames } from "../textWidth";
import type { ComparisonOrder, ComparisonWords } from "./order";

/** What an edition has of each player. */
export type FigureKey = keyof PlayerFigures;
export const FIGURES: readonly FigureKey[] = ["average", "ru", "k", "change", "rn"];

/** A figure of the edition in this place among those compared. */
type OfEdition = `${FigureKey} ${number}`;
export type ComparisonColumn = "number" | "player" | "rating" | "points" | OfEdition;

export interface ComparedLine extends HasRows {
  readonly place: number;
  readonly player: Player;
}

interface Sheet {
  readonly order: ComparisonOrder;
}

type Columns = readonly Column<ComparisonColumn, Sheet, ComparedLine>[];

/** Stands where an edition gives a player nothing that it could give. */
const NONE = "–";

const OF_PLAYER: Columns = [
  {
    key: "number",
    look: "ordinal",
    width: 4.5,
    cells:
      () =>
      ({ place }) =>
        place + 1,
  },
  {
    key: "player",
    name: "Player",
    look: "plain",
    width: ({ event }) => Math.min(WIDEST_NAME, widthOfNames(playersCompared(event), 19.5)),
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
  k: 4,
  change: 8,
  rn: 5.5,
};

/** The columns of the players, and then five an edition. */
export function comparisonColumns({ comparison }: ComparisonOrder): Columns {
  return [
    ...OF_PLAYER,
    ...comparison.editions.flatMap((of, index) =>
      FIGURES.map((key) => figureColumn(key, of, index)),
    ),
  ];
}

function figureColumn(key: FigureKey, of: EditionFigures, index: number): Columns[number] {
  const { edition, players, ra } = of;
  const isWhole = key === "average" && ra !== null;
  return {
    key: `${key} ${index}`,
    name: nameOf(key, edition),
    look: isWhole ? "whole" : LOOKS[key],
    width: WIDTHS[key],
    cells:
      () =>
      ({ place, player }) => {
        const value = players[place]?.[key] ?? null;
        if (value === null) return isLacking(key, player) ? NONE : null;
        return key === "change" ? value / 100 : value;
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
  return report.headings[edition.firstRating.hypothetical.opponents > 0 ? "ra" : "rc"](edition);
}

/** What that is, with its article. */
export function figureHint(
  key: FigureKey,
  { edition, ra }: EditionFigures,
  { sheets: { report, tableHints } }: ComparisonWords,
): string | undefined {
  if (ra !== null) return tableHints[OF_ITERATION[key]](edition);
  if (key !== "average") return report.hints[key]?.(edition);
  const rc = edition.firstRating.hypothetical.opponents > 0 ? "ra" : "rc";
  return report.hints[rc]?.(edition);
}

const OF_ITERATION = {
  average: "rcNew",
  ru: "ruNew",
  k: "k",
  change: "change",
  rn: "rn",
} as const;

/** Seen from the first cell: another figure than in the edition to the left. */
export function isApart(row: number, column: number): Expr {
  return f`${cellAt(row, column)}<>${cellAt(row, column - FIGURES.length)}`;
}
