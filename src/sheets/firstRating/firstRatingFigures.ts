import type { CareerColumn } from "../../i18n/career";
import { firstRating, type FirstRating } from "../../rules/firstRating";
import { figuresOfColumns, type Figure, type FiguresOf, type NamedFigures } from "../figures";
import { shown } from "../table";
import { CAREER_COLUMNS } from "./columns/order";
import { termsOf, type FirstRatingOrder } from "./order";
import { NAMES } from "./resultBlock";
import type { ResultRow } from "./layout";
import { linesAhead } from "./lines";

/** What the rules give for the events and for the first rating; nothing where none is filled in yet. */
export function firstRatingFigures(order: FirstRatingOrder): readonly NamedFigures[] {
  const { career } = order;
  if (career.length === 0) return [];
  const result = firstRating(career, termsOf(order));
  const together = (Object.entries(TOGETHER) as [ResultRow, FigureOf][]).map(([row, figure]) => ({
    name: NAMES[row] ?? "",
    figures: [figure(result)],
  }));
  const ahead = Array.from({ length: linesAhead(order) }, () => null);
  const lines = [...ahead, ...result.events];
  return [...figuresOfColumns(shown(CAREER_COLUMNS, order), EVENTS, lines), ...together];
}

/** null: a line to fill in. */
const EVENTS: FiguresOf<CareerColumn, FirstRating["events"][number] | null> = {
  listed: (event) => event?.list.list,
  otherList: (event) => event?.list.other,
  ru: (event) => event?.ru,
  counts: (event) => event && (event.ignored === null ? 1 : 0),
};

type FigureOf = (result: FirstRating) => Figure;

/** What every edition's sheet has. */
const TOGETHER: Readonly<Partial<Record<ResultRow, FigureOf>>> = {
  games: ({ games }) => games,
  points: ({ score }) => score / 2,
  rating: ({ rating }) => rating,
  first: ({ rating, isPublished }) => (isPublished ? rating : null),
};
