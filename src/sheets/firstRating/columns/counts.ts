import { number as numeral, text, type Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { countsAboveFloorOnly, usesRu, type Ignored } from "../../../rules/firstRating";
import { minimumScore } from "../../../rules/firstRatingConditions";
import { isNumber } from "../../articles/ifNumber";
import { floorFormula } from "../../articles/floor";
import { each } from "../../column";
import { asRatedConditions, unratedDay } from "../asRated";
import { fact, ofEvent, type CareerContext } from "../context";
import { isFilled, isRobin, linesBefore, numbersOf, type CareerCells } from "../eventLine";
import { isAveraged } from "../layout";
import { has } from "../../table";

/** Whether an event counts, and the first condition that it does not meet. */

export const unrated: CareerCells = {
  key: "unrated",
  name: "Unrated_on",
  look: "date",
  width: 11,
  cells: (sheet) => each(unratedDay(sheet)),
};

export const counts: CareerCells = {
  key: "counts",
  name: "Counts",
  look: "counted",
  width: 7,
  cells: (sheet) => each(f`IF(${isFilled(sheet)},IF(${ofEvent(sheet, "why")}="",1,0),"")`),
};

export const product: CareerCells = {
  key: "product",
  name: "Rating_times_games",
  look: "points",
  cells: (sheet) => {
    const average = ofEvent(sheet, isAveraged(sheet.order) ? "ru" : "rc");
    return each(f`IF(${ofEvent(sheet, "counts")}=1,${ofEvent(sheet, "n")}*${average},"")`);
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
    return each(f`IF(${isFilled(sheet)},${firstFailing(sheet)},${unfilled})`);
  },
};

type Condition = readonly [condition: Expr, words: string];

/** What is a rated player's stands anywhere among the lines; of the others the order counts. */
function firstFailing(sheet: CareerContext): Expr {
  const { order, texts } = sheet;
  const { ignored, outOfOrder } = texts.career;
  const said = ([condition, because]: readonly [Expr, Ignored]): Condition => [
    condition,
    ignored[because](order.edition),
  ];
  const before = f`MAX(${linesBefore(sheet, "unrated")})`;
  const all: readonly Condition[] = [
    ...asRatedConditions(sheet).map(said),
    [f`${ofEvent(sheet, "date")}<${before}`, outOfOrder],
    ...conditions(sheet).map(said),
  ];
  return all.reduceRight<Expr>(
    (rest, [condition, words]) => f`IF(${condition},${words},${rest})`,
    text(""),
  );
}

function conditions(sheet: CareerContext): (readonly [Expr, Ignored])[] {
  const { edition } = sheet.order;
  const at = ofEvent.bind(null, sheet);
  const isFirst = f`SUM(${linesBefore(sheet, "counts")})=0`;
  const { robin, swiss } = edition.firstRating.minimumRatedOpponents;
  const points = (first: boolean) =>
    bySystem(
      sheet,
      minimumScore(edition, "robin", first) / 2,
      minimumScore(edition, "swiss", first) / 2,
    );
  const needed = f`IF(${isFirst},${points(true)},${points(false)})`;
  const opponents = bySystem(sheet, Math.max(1, robin), Math.max(1, swiss));
  const always: (readonly [Expr, Ignored])[] = [
    [f`${at("date")}<${fact(sheet, "opens")}`, "outsideWindow"],
    [f`${met(sheet)}<${opponents}`, "tooFewOpponents"],
    [f`AND(${isFirst},${at("w")}<${needed})`, "tooFewPoints"],
    [f`${at("w")}<${needed}`, "tooFewPointsLater"],
  ];
  return usesRu(edition) ? [...always, ...conditionsOfRu(sheet, isFirst)] : always;
}

/** As many opponents as games, unless their own column says something else. */
function met(sheet: CareerContext): Expr {
  const n = ofEvent(sheet, "n");
  if (!has(sheet.places.events, "opponents")) return n;
  const opponents = ofEvent(sheet, "opponents");
  return f`IF(${opponents}="",${n},${opponents})`;
}

function bySystem(sheet: CareerContext, robin: number, swiss: number): Expr {
  return robin === swiss ? numeral(swiss) : f`IF(${isRobin(sheet)},${robin},${swiss})`;
}

function conditionsOfRu(sheet: CareerContext, isFirst: Expr): (readonly [Expr, Ignored])[] {
  const { edition } = sheet.order;
  const ru = ofEvent(sheet, "ru");
  const isLow = f`${ru}<${floorFormula(ofEvent(sheet, "date"), edition.publication.floors)}`;
  const laterSwiss = countsAboveFloorOnly("swiss", false, edition);
  const asked = laterSwiss ? f`OR(${isFirst},NOT(${isRobin(sheet)}))` : isFirst;
  return [
    [f`NOT(${isNumber(ru)})`, "dpUndefined"],
    [f`AND(${isLow},${asked})`, "belowFloor"],
  ];
}
