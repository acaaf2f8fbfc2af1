import type { SheetTexts } from "../../i18n/sheets";
import type { Edition } from "../../rules/editions/edition";
import type { NamedEvent } from "../../tournament/career/readCareer";
import { editionLiteral } from "../editionArgument";
import { fideStyle, plainStyle, type FormulaStyle, type StyleName } from "../formulaStyle";
import { SheetDraft } from "../sheetDraft";
import type { SheetPlan } from "../sheetPlan";
import { putTables, tableRanges } from "../tablesBlock";
import { putEvents } from "./eventLines";
import { putCareerHead } from "./careerHead";
import { careerPlaces, FIRST_ROW, type CareerPlaces } from "./places";
import { putResult } from "./resultBlock";

export interface FirstRatingOrder {
  readonly title: string;
  /** In the order of their days. */
  readonly career: readonly NamedEvent[];
  readonly edition: Edition;
  /** The edition was chosen by a person, not by the last event. */
  readonly isByHand?: boolean;
  readonly style: StyleName;
  /** 9, 5, or 7 by exception: 7.14f (2011). */
  readonly gamesNeeded: number;
}

/** Everything the blocks of the sheet have in common. */
export interface CareerContext {
  readonly order: FirstRatingOrder;
  readonly places: CareerPlaces;
  readonly style: FormulaStyle;
  readonly texts: SheetTexts;
  readonly draft: SheetDraft;
}

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
