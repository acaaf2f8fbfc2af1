import type { Expr } from "../../formula/expr";
import { onSheet, type Reference } from "../../formula/reference";
import type { PeriodColumn, ResultColumn } from "../../i18n/period";
import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import type { Day } from "../../rules/units";
import type { FormulaStyle } from "../articles/style";
import { lookedUp } from "../lookedUp";
import { inLine, wholeColumn } from "../table";
import type { KOfResult } from "./kOfResults";
import type { PeriodNames, PeriodOrder } from "./order";
import type { PeriodPlaces } from "./layout";

/** Everything the two sheets have in common. */
export interface PeriodContext {
  readonly order: PeriodOrder;
  readonly names: PeriodNames;
  readonly places: PeriodPlaces;
  readonly texts: SheetTexts;
  /** K by the rules of an event, on the sheet of results. */
  readonly kBy: (edition: Edition) => FormulaStyle["k"];
  /** The first day of the period; null: nothing tells it. */
  readonly start: Day | null;
  /** By player and result. */
  readonly k: readonly (readonly KOfResult[])[];
}

/** A column in a player's line. */
export function ofPlayer({ places }: PeriodContext, column: PeriodColumn): Reference {
  return inLine(places.players, column);
}

/** The same of the player whose number a line of the results has. */
export function onPeriod(sheet: PeriodContext, column: PeriodColumn): Expr {
  const { names, places } = sheet;
  const all = (of: PeriodColumn) => onSheet(names.period, wholeColumn(places.players, of, "both"));
  return lookedUp(all(column), all("number"), ofResult(sheet, "number"));
}

/** A column in a result's line. */
export function ofResult({ places }: PeriodContext, column: ResultColumn): Reference {
  return inLine(places.results, column);
}
