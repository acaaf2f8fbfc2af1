import { text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { Ignored } from "../../../rules/firstRating";
import { each, eachBy } from "../../column";
import { conditionsSaid, NOTHING_TOLD } from "../../conditionsTold";
import { asRatedConditions } from "../asRated";
import { fact, ofEvent, type CareerContext } from "../context";
import { ofEditionOn } from "../editionsBlock";
import { isFilled, numbersOf, type CareerCells, type EventLine } from "../eventLine";
import { firstBefore, notMet } from "./stands";

/** Whether an event counts, and the first condition that it does not meet. */

export const unrated: CareerCells = {
  key: "unrated",
  name: "Unrated_on",
  look: "date",
  width: 11,
  cells: (sheet) => {
    const asRated = asRatedConditions(sheet).map(([condition]) => condition);
    return each(f`IF(${isFilled(sheet)},IF(OR(${asRated}),"",${ofEvent(sheet, "date")}),"")`);
  },
};

/** Between the first and the last event that count. */
export const counts: CareerCells = {
  key: "counts",
  name: "Counts",
  look: "counted",
  width: 7,
  cells: (sheet) => {
    const place = ofEvent(sheet, "place");
    const conditions = [
      f`${ofEvent(sheet, "unrated")}<>""`,
      f`${ofEvent(sheet, "stands")}>0`,
      f`${place}>=${fact(sheet, "firstPlace")}`,
      f`${place}<=${fact(sheet, "lastPlace")}`,
    ];
    return each(f`IF(${isFilled(sheet)},IF(AND(${conditions}),1,0),"")`);
  },
};

/** As often as it has games its Rc, or its Ru where they are averaged: 10.3 (2005), 8.3 (2011). */
export const product: CareerCells = {
  key: "product",
  name: "Rating_times_games",
  look: "points",
  cells: (sheet) => {
    const [n, rc] = [ofEvent(sheet, "n"), ofEvent(sheet, "rc")];
    const isAveraged = f`${ofEditionOn(sheet, "isAveraged", fact(sheet, "last"))}=1`;
    const average = f`IF(${isAveraged},${ofEvent(sheet, "ru")},${rc})`;
    return each(f`IF(${ofEvent(sheet, "counts")}=1,${n}*${average},"")`);
  },
};

export const why: CareerCells = {
  key: "why",
  name: "Why_not",
  look: "remark",
  width: 60,
  cells: (sheet) => {
    const { incomplete } = sheet.texts.career;
    const unfilled = f`IF(COUNTA(${numbersOf(sheet)})=0,"",${incomplete})`;
    const failing = firstFailing(sheet);
    /** What articles 1 to 6 ask goes along with an event that counts. */
    return eachBy(conditionsOf(sheet), (line) => {
      const conditions = conditionsOf(sheet)(line);
      const said = f`IF(${ofEvent(sheet, "counts")}=1,${conditions},${failing})`;
      return f`IF(${isFilled(sheet)},${said},${unfilled})`;
    });
  },
};

const conditionsOf =
  ({ texts }: CareerContext) =>
  ({ event }: EventLine) =>
    conditionsSaid(event?.told ?? NOTHING_TOLD, texts.period);

/** In the words of the event's own edition; what comes after the last has a window of its own. */
function firstFailing(sheet: CareerContext): Expr {
  const said = (because: Ignored) => ofEditionOn(sheet, because, ofEvent(sheet, "date"));
  const place = ofEvent(sheet, "place");
  const not = notMet(sheet);
  const isLast = f`${place}>${fact(sheet, "lastPlace")}`;
  const isBeforeFirst = f`${place}<${fact(sheet, "firstPlace")}`;
  const isFirst = f`IF(${isLast},${firstBefore(sheet)}=0,${isBeforeFirst})`;
  const isOutside = f`IF(${isLast},FALSE,${ofEvent(sheet, "date")}<${fact(sheet, "opens")})`;
  const all: readonly (readonly [Expr, Ignored])[] = [
    ...asRatedConditions(sheet),
    [isOutside, "outsideWindow"],
    [not.opponents, "tooFewOpponents"],
    [f`AND(${not.firstPoints},${isFirst})`, "tooFewPoints"],
    [not.points, "tooFewPointsLater"],
    [not.dp, "dpUndefined"],
    [f`OR(${not.floor},AND(${not.firstFloor},${isFirst}))`, "belowFloor"],
  ];
  return all.reduceRight<Expr>(
    (rest, [condition, because]) => f`IF(${condition},${said(because)},${rest})`,
    text(""),
  );
}
