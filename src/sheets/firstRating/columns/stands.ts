import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import type { EditionFigure } from "../../../i18n/career";
import { has } from "../../table";
import { ifNumber, isNumber } from "../../articles/ifNumber";
import { each } from "../../column";
import { allEvents, ofEvent, type CareerContext } from "../context";
import { ofEditionOn } from "../editionsBlock";
import { isFilled, isRobin, type CareerCells } from "../eventLine";
import { firstOfPeriod } from "./lists";

/** How an event stands by the edition of its own first day (0.1), whatever list counts it. */

/** What the edition of the event's first day says. */
export function ownFigure(sheet: CareerContext, figure: EditionFigure): Expr {
  return ofEditionOn(sheet, figure, ofEvent(sheet, "date"));
}

/** In the order of the days, of one day in that of their numbers; 0: not filled in. */
export const place: CareerCells = {
  key: "place",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const [date, dates] = [ofEvent(sheet, "date"), allEvents(sheet, "date")];
    const [own, all] = [ofEvent(sheet, "number"), allEvents(sheet, "number")];
    const isUpToIt = f`(${dates}<${date})+(${dates}=${date})*(${all}<=${own})`;
    const upToIt = f`SUMPRODUCT((${dates}<>"")*(${isUpToIt}))`;
    return each(f`IF(${isFilled(sheet)},${upToIt},0)`);
  },
};

/** The first day of the window that ends with it: 9.14c (2005), 7.14c (2014). */
export const opens: CareerCells = {
  key: "opens",
  look: "date",
  width: 11,
  cells: (sheet) => {
    const [period, window] = [ownFigure(sheet, "periodMonths"), ownFigure(sheet, "windowMonths")];
    const day = firstOfPeriod(ofEvent(sheet, "date"), period, f`${period}-${window}`);
    return each(f`IF(${isFilled(sheet)},${day},"")`);
  },
};

/** Conditions that it does not meet; the first has the event as a first one. */
export function notMet(sheet: CareerContext) {
  const [w, ru] = [ofEvent(sheet, "w"), ofEvent(sheet, "ru")];
  const isLow = ifNumber(ru, f`${ru}<${ownFigure(sheet, "floor")}`, f`FALSE`);
  return {
    opponents: f`${met(sheet)}<${bySystem(sheet, "opponentsRobin", "opponentsSwiss")}`,
    firstPoints: f`${w}<${ownFigure(sheet, "pointsFirst")}`,
    points: f`${w}<${bySystem(sheet, "pointsRobin", "pointsSwiss")}`,
    dp: f`AND(${ownFigure(sheet, "usesRu")}=1,NOT(${isNumber(ru)}))`,
    firstFloor: f`AND(${ownFigure(sheet, "floorFirst")}=1,${isLow})`,
    floor: f`AND(${ownFigure(sheet, "floorLater")}=1,NOT(${isRobin(sheet)}),${isLow})`,
  };
}

function bySystem(sheet: CareerContext, robin: EditionFigure, swiss: EditionFigure): Expr {
  return f`IF(${isRobin(sheet)},${ownFigure(sheet, robin)},${ownFigure(sheet, swiss)})`;
}

/** As many opponents as games, unless their own column says something else. */
function met(sheet: CareerContext): Expr {
  const n = ofEvent(sheet, "n");
  if (!has(sheet.places.events, "opponents")) return n;
  const opponents = ofEvent(sheet, "opponents");
  return f`IF(${opponents}="",${n},${opponents})`;
}

/** 2: counts as a first event, too (6.1); 1: as a later one; 0: as none. */
export const stands: CareerCells = {
  key: "stands",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const not = notMet(sheet);
    const never = f`OR(${[not.opponents, not.points, not.dp, not.floor]})`;
    const asFirst = f`IF(OR(${[not.firstPoints, not.firstFloor]}),1,2)`;
    return each(f`IF(${isFilled(sheet)},IF(${never},0,${asFirst}),0)`);
  },
};

/** Events of its window that count before it, on its list or an earlier one. */
export function firstBefore(sheet: CareerContext): Expr {
  const [all, at] = [allEvents.bind(null, sheet), ofEvent.bind(null, sheet)];
  const isFirst = f`(${all("stands")}=2)*(${all("place")}<${at("place")})`;
  const isOfWindow = f`(${all("date")}>=${at("opens")})*(${all("listed")}<=${at("listed")})`;
  return f`SUMPRODUCT(${isFirst}*${isOfWindow})`;
}

/** Whether it counts where it is the last. */
export const ends: CareerCells = {
  key: "ends",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const own = ofEvent(sheet, "stands");
    const afterOne = f`IF(${own}=1,IF(${firstBefore(sheet)}>0,1,0),0)`;
    return each(f`IF(${own}=2,1,${afterOne})`);
  },
};
