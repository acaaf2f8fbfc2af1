import type { Content } from "../sheetPlan";
import type { Expr } from "../../formula/expr";
import { area, cellAt, onSheet, type Reference } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import type { KOfEvent } from "../../tournament/kOfEvent";
import type { FormulaStyle } from "../articles/style";
import type { Head } from "../facts";
import type { IterationPlaces } from "../iteration/places";
import { lookedUp } from "../lookedUp";
import { columnOf, inLine, wholeColumn } from "../table";
import type { ReportNames, ReportOrder } from "./order";
import {
  rowsOfColumn,
  tableWith,
  type GameColumn,
  type ReportColumn,
  type ReportFact,
  type ReportPlaces,
} from "./layout";

/** Everything the sheets of a report have in common. */
export interface ReportContext {
  readonly order: ReportOrder;
  readonly names: ReportNames;
  readonly places: ReportPlaces;
  /** Of the iteration's sheet. */
  readonly robinPlaces: IterationPlaces | null;
  readonly k: KOfEvent;
  /** Below the players; what the report was made for, and the tables of plain formulas under them. */
  readonly notes: readonly Content[];
  readonly facts: FactsPlace;
  readonly tablesRow: number;
  readonly texts: SheetTexts;
  /** Formulas on the report itself, and on the sheet of games. */
  readonly style: FormulaStyle;
  readonly gamesStyle: FormulaStyle;
}

export type FactsPlace = Head<ReportFact> & { readonly first: number };

/** A column of the report in the row of a player, on the report itself. */
export function ofPlayer({ places }: ReportContext, column: ReportColumn): Reference {
  return inLine(tableWith(places, column), column);
}

/** The same of the player with this number, seen from another sheet. */
export function onReport(
  { names, places }: Pick<ReportContext, "names" | "places">,
  column: ReportColumn,
  number: Expr,
): Expr {
  const { first, last } = rowsOfColumn(places, column);
  const lines = (of: ReportColumn) => {
    const at = columnOf(tableWith(places, of), of);
    return onSheet(names.report, area(cellAt(first, at, "both"), cellAt(last, at, "both")));
  };
  return lookedUp(lines(column), lines("number"), number);
}

/** A column of the games in a line of theirs. */
export function ofGame({ places }: ReportContext, column: GameColumn): Reference {
  return inLine(places.games, column);
}

/** All lines of a column of the games, on their own sheet. */
export function allGames({ places }: ReportContext, column: GameColumn): Reference {
  return wholeColumn(places.games, column, "both");
}

/** The same, seen from another sheet. */
export function onGames(sheet: ReportContext, column: GameColumn): Reference {
  return onSheet(sheet.names.games, allGames(sheet, column));
}
