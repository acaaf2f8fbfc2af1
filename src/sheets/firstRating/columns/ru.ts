import { f } from "../../../formula/template";
import { GUIDE_DEDUCTION, GUIDE_MOST_GAMES, hasGuide } from "../../../rules/guide";
import { hasHypothetical } from "../../../rules/hypothetical";
import { percentage } from "../../articles/percentage";
import { rounded } from "../../articles/rounded";
import { shareOfRobin } from "../../articles/ru";
import { each } from "../../column";
import { ofEvent } from "../context";
import { ofEditionOn } from "../editionsBlock";
import { isDouble, isFilled, isRobin, type CareerCells } from "../eventLine";
import { isOfAny } from "../order";
import { ownFigure } from "./stands";

/** What an event alone gives, in whole points as 10.54 prints it: 10.22–10.25 (2005), 8.22–8.25 (2011). */

/** 8.2.2 (2024): what the report of the event alone shows. */
export const ra: CareerCells = {
  key: "ra",
  name: "Ra",
  look: "tenths",
  width: 8,
  isShown: (order) => isOfAny(order, hasHypothetical),
  cells: (sheet) => {
    const n = ofEvent(sheet, "n");
    const [draws, rating] = [ownFigure(sheet, "draws"), ownFigure(sheet, "drawnRating")];
    const withTwo = f`(${n}*${ofEvent(sheet, "rc")}+${draws}*${rating})/(${n}+${draws})`;
    return each(f`IF(${isFilled(sheet)},IF(${draws}>0,${withTwo},""),"")`);
  },
};

export const p: CareerCells = {
  key: "p",
  name: "p_fraction",
  look: "hundredths",
  width: 6,
  cells: (sheet) => {
    const fraction = percentage(ofEvent(sheet, "w"), ofEvent(sheet, "n"));
    const ofRu = f`IF(${ownFigure(sheet, "usesRu")}=1,${fraction},"")`;
    return each(f`IF(${isFilled(sheet)},${ofRu},"")`);
  },
};

/** From 50 % on the bonus stands instead of it; of no point it may be undefined: 10.1 (2005). */
export const dp: CareerCells = {
  key: "dp",
  name: "dp",
  look: "whole",
  width: 6,
  cells: (sheet) => {
    const fraction = ofEvent(sheet, "p");
    const [w, games] = [ofEvent(sheet, "w"), ofEvent(sheet, "n")];
    const isUndefined = f`IF(${fraction}=0,${ownFigure(sheet, "dpAtExtremes")}=0,FALSE)`;
    const known = f`IF(${isUndefined},"–",${sheet.style.dp(fraction)})`;
    return each(f`IF(${fraction}="","",IF(2*${w}<${games},${known},""))`);
  },
};

/** Without a dp there is none, but for the bonus. */
export const ru: CareerCells = {
  key: "ru",
  name: "Ru",
  look: "whole",
  width: 7,
  cells: (sheet) => {
    const [games, difference] = [ofEvent(sheet, "n"), ofEvent(sheet, "dp")];
    const [average, w] = [ofEvent(sheet, "rc"), ofEvent(sheet, "w")];
    const above = f`2*${w}-${games}`;
    const withBonus = f`${average}+${ownFigure(sheet, "bonus")}*(${above})`;
    const given = rounded(
      f`IF(${above}>=0,${withBonus},${average}+${difference}*${ofEvent(sheet, "share")})`,
    );
    const isDefined = f`OR(${difference}="",ISNUMBER(${difference}))`;
    return each(f`IF(${ofEvent(sheet, "p")}="","",IF(${isDefined},${given},""))`);
  },
};

/** n/(n+1) of a round robin, whose n is half of the games where everybody met everybody twice; else all of dp. */
export const share: CareerCells = {
  key: "share",
  look: "fraction",
  width: 9,
  cells: (sheet) => {
    const games = ofEvent(sheet, "n");
    const n = f`IF(${isDouble(sheet)},${games}/2,${games})`;
    const hasShare = f`AND(${isRobin(sheet)},${ownFigure(sheet, "hasRobin")}=1)`;
    return each(f`IF(${isFilled(sheet)},IF(${hasShare},${shareOfRobin(n)},1),"")`);
  },
};

/** What the guide of 2005 gives for an event that has no Ru, for want of a point: 10.1 (2005). */
export const guide: CareerCells = {
  key: "guide",
  name: "By_the_guide",
  look: "remark",
  width: 12,
  isShown: (order) => isOfAny(order, hasGuide),
  cells: (sheet) => {
    const undefinedDp = ofEditionOn(sheet, "dpUndefined", ofEvent(sheet, "date"));
    const conditions = [
      f`${ofEvent(sheet, "why")}=${undefinedDp}`,
      f`NOT(${isRobin(sheet)})`,
      f`${ofEvent(sheet, "n")}<=${GUIDE_MOST_GAMES}`,
    ];
    const given = rounded(f`${ofEvent(sheet, "rc")}-${GUIDE_DEDUCTION}`);
    return each(f`IF(${isFilled(sheet)},IF(AND(${conditions}),${given},""),"")`);
  },
};
