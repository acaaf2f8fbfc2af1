import { cellAt, type Reference } from "../../formula/reference";
import type { CareerColumn } from "../../i18n/career";
import type { SheetTexts } from "../../i18n/sheets";
import type { FormulaStyle } from "../articles/style";
import { factCell } from "../facts";
import type { SheetDraft } from "../sheetDraft";
import { inLine, wholeColumn } from "../table";
import type { FirstRatingOrder } from "./order";
import { RESULT_COLUMN, type CareerFact, type CareerPlaces, type ResultRow } from "./layout";

/** Everything the blocks of the sheet have in common. */
export interface CareerContext {
  readonly order: FirstRatingOrder;
  readonly places: CareerPlaces;
  readonly style: FormulaStyle;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}

/** A column in an event's line. */
export function ofEvent({ places }: CareerContext, column: CareerColumn): Reference {
  return inLine(places.events, column);
}

/** A column of all lines. */
export function allEvents({ places }: CareerContext, column: CareerColumn): Reference {
  return wholeColumn(places.events, column, "both");
}

/** A fact below the table. */
export function fact({ places }: CareerContext, key: CareerFact): Reference {
  return factCell(places.facts, key);
}

/** What all that counts makes together. */
export function result({ places }: CareerContext, row: ResultRow): Reference {
  return cellAt(places.results[row], RESULT_COLUMN, "both");
}
