import type { FirstRatingOrder } from "./order";
import type { CareerContext } from "./context";
import type { SheetTexts } from "../../i18n/sheets";
import { editionLiteral } from "../editionArgument";
import { fideStyle, plainStyle } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putEvents } from "./eventLines";
import { putCareerHead } from "./careerHead";
import { careerPlaces, FIRST_ROW } from "./places";
import { putResult } from "./resultBlock";

/** An unrated player's events, which of them count and why not, and the first rating they make. */
export function firstRatingSheet(order: FirstRatingOrder, texts: SheetTexts): SheetPlan {
  const places = careerPlaces(order);
  const { edition } = order;
  const style =
    order.style === "fide"
      ? fideStyle(editionLiteral(edition))
      : plainStyle(edition, String(edition.limit.points), tableRanges(places.tablesRow));
  const context: CareerContext = { order, places, style, texts, draft: new SheetDraft() };
  putCareerHead(context);
  putEvents(context);
  putResult(context);
  const { draft } = context;
  if (order.style === "plain") putTables(draft, places.tablesRow, edition, texts);
  return {
    ...draft.named(texts.career.name),
    widths: places.columns.map((column) => WIDTHS[column] ?? NUMBER),
    frozen: { rows: FIRST_ROW, columns: 0 },
    titleRows: { first: 1, last: 1 },
  };
}

const NUMBER = 9;
const WIDTHS: Readonly<Record<string, number>> = {
  number: 6,
  event: 34,
  date: 13,
  list: 13,
  unrated: 13,
  guide: 12,
  kind: 14,
  why: 60,
};
