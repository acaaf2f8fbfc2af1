import { OWN } from "../../formula/reference";
import { playersCompared } from "../../tournament/compare/comparedEvent";
import type { PlayerFigures } from "../../tournament/compare/editionFigures";
import type { Player } from "../../tournament/roundRobin";
import type { HasRows } from "../column";
import { HEAD_ROWS } from "../head";
import type { Table } from "../table";
import type { ComparisonOrder } from "./order";

/** What an edition has of each player. */
export type FigureKey = keyof PlayerFigures;

/** A figure of the edition in this place among those compared. */
type OfEdition = `${FigureKey} ${number}`;
type OfPlayer = "number" | "player" | "rating" | "points";
export type ComparisonColumn = OfPlayer | OfEdition;

const OF_PLAYER: readonly OfPlayer[] = ["number", "player", "rating", "points"];

export interface ComparedLine extends HasRows {
  readonly place: number;
  readonly player: Player;
}

/** As on the report, rated and unrated players stand one under the other, each with what applies to them. */
export interface ComparedBlock {
  readonly isRated: boolean;
  readonly table: Table<ComparisonColumn>;
  readonly lines: readonly ComparedLine[];
}

export interface ComparisonLayout {
  readonly blocks: readonly ComparedBlock[];
  /** From an edition's figures to those of the next. */
  readonly stride: number;
  readonly notesRow: number;
}

/** Over the headings of each block the editions. */
const HEADINGS = 2;

export function comparisonLayout(order: ComparisonOrder): ComparisonLayout {
  const players = playersCompared(order.event);
  const places = placesOf(order);
  const blocks: ComparedBlock[] = [];
  let row = HEAD_ROWS;
  for (const isRated of [true, false]) {
    const first = row + HEADINGS;
    const lines = players
      .map((player, place) => ({ player, place }))
      .filter(({ player: { rating } }) => (rating !== null) === isRated)
      .map((line, index) => ({ ...line, rows: { [OWN]: first + index } }));
    if (lines.length === 0) continue;
    blocks.push({ isRated, table: tableOf(order, isRated, places, first, lines.length), lines });
    row = first + lines.length + 1;
  }
  return { blocks, stride: places.stride, notesRow: row };
}

interface Places {
  readonly of: Readonly<Record<FigureKey, number>>;
  readonly stride: number;
  readonly hasRuOfRated: boolean;
}

/** Ru is a rating as Rn is, and Rc stands beside it; a rated player may have both (8.4, 2014). */
function placesOf({ comparison }: ComparisonOrder): Places {
  const hasRuOfRated = comparison.editions.some(({ players }) =>
    players.some(({ ru, rn }) => ru !== null && rn !== null),
  );
  const of = { k: 0, change: 1, average: 1, rn: 2, ru: hasRuOfRated ? 3 : 2 };
  return { of, stride: Math.max(...Object.values(of)) + 1, hasRuOfRated };
}

function tableOf(
  { comparison }: ComparisonOrder,
  isRated: boolean,
  { of, stride, hasRuOfRated }: Places,
  first: number,
  lines: number,
): Table<ComparisonColumn> {
  const ofRated: readonly FigureKey[] = ["k", "change", "rn", ...(hasRuOfRated ? RU : [])];
  const figures = isRated ? ofRated : OF_UNRATED;
  const placed = comparison.editions.flatMap((_, index) =>
    figures.map((key): readonly [ComparisonColumn, number] => [
      `${key} ${index}`,
      startOf(index, stride) + of[key],
    ]),
  );
  return {
    columns: [...OF_PLAYER, ...placed.map(([key]) => key)],
    places: [...OF_PLAYER.keys(), ...placed.map(([, place]) => place)],
    start: 0,
    first,
    lines,
  };
}

const RU = ["ru"] as const;
const OF_UNRATED = ["average", "ru"] as const;

/** The column of the sheet in which an edition's figures begin. */
export function startOf(edition: number, stride: number): number {
  return OF_PLAYER.length + edition * stride;
}
