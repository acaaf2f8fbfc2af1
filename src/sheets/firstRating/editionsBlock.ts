import type { Expr } from "../../formula/expr";
import { area, cellAt } from "../../formula/reference";
import { f } from "../../formula/template";
import type { CareerTexts, EditionFigure } from "../../i18n/career";
import { closingsOf } from "../../rules/countingList";
import type { Edition } from "../../rules/editions/edition";
import { editionsOf } from "../../rules/editions/editionOn";
import { floorOn } from "../../rules/editions/floorOn";
import { minimumScore } from "../../rules/firstRatingConditions";
import type { Ignored } from "../../rules/firstRating";
import { countsAboveFloorOnly, usesRu } from "../../rules/judgedEvent";
import { monthsOfPeriod } from "../../rules/ratingPeriod";
import { HIGHEST_RATING, type Day } from "../../rules/units";
import { editionArgument } from "../editionArgument";
import type { CareerContext } from "./context";
import type { FirstRatingOrder } from "./order";

/**
 * What the editions ask of events and of first ratings, a line from each day on which one of them or
 * a floor comes into force: every event looks its own up, also one whose day is typed later (0.1).
 */

interface EditionLine {
  readonly from: Day;
  readonly edition: Edition;
}

/** The first line holds for everything before it, too. */
function editionLines({ edition, isByHand }: FirstRatingOrder): readonly EditionLine[] {
  const all = isByHand === true ? [edition] : editionsOf(edition.pace);
  const lines = all.flatMap((each, index): EditionLine[] => {
    const next = all[index + 1]?.from ?? Infinity;
    const floors = each.publication.floors.map(({ from }) => from);
    const days = [...new Set([each.from, ...floors.filter((day) => day > each.from)])];
    return days.filter((day) => day < next).map((from) => ({ from, edition: each }));
  });
  return lines.map((line, index) => (index === 0 ? { ...line, from: EARLIEST } : line));
}

const EARLIEST: Day = 1;

/** No bonus: dp above 50 % as below it. */
const NO_BONUS = -1;

const yes = (is: boolean) => (is ? 1 : 0);
const closing = (edition: Edition, which: 0 | 1) => {
  const all = closingsOf(edition);
  return all[which] ?? all[0] ?? { months: 0, days: 0 };
};

const FIGURES: Readonly<Record<EditionFigure, (line: EditionLine) => string | number>> = {
  from: ({ from }) => from,
  edition: ({ edition }) => editionArgument(edition),
  opponentsSwiss: ({ edition: { firstRating: of } }) => Math.max(1, of.minimumRatedOpponents.swiss),
  opponentsRobin: ({ edition: { firstRating: of } }) => Math.max(1, of.minimumRatedOpponents.robin),
  pointsFirst: ({ edition }) => minimumScore(edition, "swiss", true) / 2,
  pointsSwiss: ({ edition }) => minimumScore(edition, "swiss", false) / 2,
  pointsRobin: ({ edition }) => minimumScore(edition, "robin", false) / 2,
  usesRu: ({ edition }) => yes(usesRu(edition)),
  floorFirst: ({ edition }) => yes(countsAboveFloorOnly("swiss", true, edition)),
  floorLater: ({ edition }) => yes(countsAboveFloorOnly("swiss", false, edition)),
  floor: ({ from, edition }) => floorOn(edition, from),
  isAveraged: ({ edition }) => yes(edition.firstRating.severalEvents === "weighted mean of Ru"),
  hasRobin: ({ edition }) => yes(edition.hasRobin),
  bonus: ({ edition }) => edition.firstRating.bonus ?? NO_BONUS,
  draws: ({ edition }) => edition.firstRating.hypothetical.opponents,
  drawnRating: ({ edition }) => edition.firstRating.hypothetical.rating,
  highest: ({ edition }) => Math.min(edition.firstRating.highest, HIGHEST_RATING),
  dpAtExtremes: ({ edition }) => yes(edition.dpAtExtremes),
  games: ({ edition }) => edition.publication.games,
  gamesByException: ({ edition }) => edition.publication.gamesByException,
  windowMonths: ({ edition }) => edition.publication.windowMonths,
  periodMonths: ({ edition }) => monthsOfPeriod(edition),
  closingMonths: ({ edition }) => closing(edition, 0).months,
  closingDays: ({ edition }) => closing(edition, 0).days,
  otherMonths: ({ edition }) => closing(edition, 1).months,
  otherDays: ({ edition }) => closing(edition, 1).days,
};

const KEYS = Object.keys(FIGURES) as EditionFigure[];

/** Why an event does not count, with the edition's own article. */
const REASONS: readonly Ignored[] = [
  ...(["ratedAlready", "ratedSince", "outsideWindow", "tooFewOpponents"] as const),
  ...(["tooFewPoints", "tooFewPointsLater", "dpUndefined", "belowFloor"] as const),
];

/** In the first column stand numbers of lines. */
const START = 1;
const HEADINGS = 2;

export function heightOfEditions(order: FirstRatingOrder): number {
  return HEADINGS + editionLines(order).length;
}

export function putEditions({ draft, order, places, texts }: CareerContext): void {
  const words: CareerTexts = texts.career;
  const row = places.editionsRow;
  draft.setApart(row);
  draft.put(row, START, words.editions, "section");
  const headings = [
    ...KEYS.map((key) => words.editionFigures[key]),
    ...REASONS.map(() => words.headings.why(order.edition)),
  ];
  draft.line(row + 1, START, headings, "headingOfTexts");
  for (const [index, line] of editionLines(order).entries()) {
    const reasons = REASONS.map((key) => words.ignored[key](line.edition));
    const figures = KEYS.map((key) => FIGURES[key](line));
    draft.line(row + HEADINGS + index, START, [...figures, ...reasons]);
  }
  const lines = editionLines(order).length;
  const days = { row: row + HEADINGS, column: START, rows: lines, columns: 1 };
  draft.look(days, "date");
}

/** What the edition of a day says. */
export function ofEditionOn(
  { order, places }: CareerContext,
  what: EditionFigure | Ignored,
  day: Expr,
): Expr {
  const first = places.editionsRow + HEADINGS;
  const last = first + editionLines(order).length - 1;
  const columns: readonly string[] = [...KEYS, ...REASONS];
  const whole = (column: number) =>
    area(cellAt(first, column, "both"), cellAt(last, column, "both"));
  return f`LOOKUP(${day},${whole(START)},${whole(START + columns.indexOf(what))})`;
}
