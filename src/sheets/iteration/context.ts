import { cellAt, type Reference } from "../../formula/reference";
import type { SheetTexts } from "../../i18n/sheets";
import type { KOfEvent } from "../../tournament/kOfEvent";
import type { FormulaStyle } from "../articles/style";
import { factCell } from "../facts";
import type { SheetDraft } from "../sheetDraft";
import { columnOf, inLine, wholeColumn } from "../table";
import type { IterationOrder } from "./order";
import {
  AVERAGE_COLUMN,
  iterationFactsAt,
  type InputColumn,
  type IterationColumn,
  type IterationPlaces,
} from "./places";

/** Everything the blocks of one sheet have in common. */
export interface IterationContext {
  readonly order: IterationOrder;
  readonly places: IterationPlaces;
  readonly style: FormulaStyle;
  readonly k: KOfEvent;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}

/** A column of the inputs in a player's line. */
export function ofInput({ places }: IterationContext, column: InputColumn): Reference {
  return inLine(places.inputs, column, "input");
}

/** A column of the table in a player's line. */
export function ofTable({ places }: IterationContext, column: IterationColumn): Reference {
  return inLine(places.table, column, "table");
}

export function allInputs({ places }: IterationContext, column: InputColumn): Reference {
  return wholeColumn(places.inputs, column);
}

export function allOfTable({ places }: IterationContext, column: IterationColumn): Reference {
  return wholeColumn(places.table, column);
}

/** The column of the sheet in which a player is an opponent. */
export function opponentColumn({ firstOpponent }: IterationPlaces, opponent: number): number {
  return firstOpponent + opponent;
}

/** A column of the inputs in the line of a certain player. */
export function inputOf(
  { places }: IterationContext,
  player: number,
  column: InputColumn,
  anchor: "none" | "column" = "none",
): Reference {
  return cellAt(places.inputs.first + player, columnOf(places.inputs, column), anchor);
}

/** The same of the table. */
export function tableOf(
  { places }: Pick<IterationContext, "places">,
  player: number,
  column: IterationColumn,
): Reference {
  return cellAt(places.table.first + player, columnOf(places.table, column), "column");
}

/** n, the opponents of each player who counts. */
export function opponents({ places }: Pick<IterationContext, "places">): Reference {
  return factCell(iterationFactsAt(places), "opponents");
}

/** Games of each player. */
export function games({ places }: Pick<IterationContext, "places">): Reference {
  return factCell(iterationFactsAt(places), "games");
}

/** Ra, under the table. */
export function ra({ places }: IterationContext): Reference {
  return cellAt(places.rows.ra, AVERAGE_COLUMN, "both");
}
