import { text, type Expr } from "../../formula/expr";
import type { Edition } from "../../rules/editions/edition";
import type { Rating } from "../../rules/units";
import {
  valueAt,
  type CellPlace,
  type CellValue,
  type SheetCells,
} from "../../tournament/sheetCells";
import { inNumberedLine, type ReadLine } from "../report/numberedLine";

/** Who a player of a side is. */
export interface SidePlayer {
  /** null: the numbers were deleted. */
  readonly number: number | null;
  readonly name: string;
  /** FIDE number; empty where none is told. */
  readonly id: string;
  /** null: unrated. */
  readonly rating: Rating | null;
}

/** One of two reports, or of two periods, that are compared: its players and where their figures stand. */
export interface Side<Column extends string> {
  readonly sheet: string;
  readonly cells: SheetCells;
  readonly edition: Edition;
  readonly players: readonly SidePlayer[];
  /** null: the player's line has no such figure. */
  readonly placeOf: (player: number, column: Column) => CellPlace | null;
  readonly nameColumn: (player: number) => number;
  /** By his number, wherever a sort puts him. */
  readonly lineOf: (player: number) => ReadLine;
}

export function figureOf<C extends string>(side: Side<C>, player: number, column: C): CellValue {
  const place = side.placeOf(player, column);
  const value = place === null ? "" : valueAt(side.cells, place);
  return typeof value === "number" ? Math.round(100 * value) / 100 : value;
}

/** Where a figure stands; nothing where there is none. */
export function figureCell<C extends string>(side: Side<C>, player: number, column: C): Expr {
  const place = side.placeOf(player, column);
  return place === null ? text("") : inNumberedLine(side.lineOf(player), place.column);
}

export function nameCell<C extends string>(side: Side<C>, player: number): Expr {
  return inNumberedLine(side.lineOf(player), side.nameColumn(player));
}
