import { f } from "../../../formula/template";
import { usesRu } from "../../../rules/firstRating";
import { GUIDE_DEDUCTION, GUIDE_MOST_GAMES, hasGuide } from "../../../rules/guide";
import { hasHypothetical } from "../../../rules/hypothetical";
import { raWithDraws } from "../../articles/hypothetical";
import { percentage } from "../../articles/percentage";
import { rounded } from "../../articles/rounded";
import { dpOfRu, ru as ruOf, shareOfRobin } from "../../articles/ru";
import { each } from "../../column";
import { ofEvent } from "../context";
import { isFilled, isRobin, type CareerCells } from "../eventLine";
import type { FirstRatingOrder } from "../order";

/** What an event alone gives, in whole points as 10.54 prints it: 10.22–10.25 (2005), 8.22–8.25 (2011). */

/** 8.2.2 (2024): what the report of the event alone shows. */
export const ra: CareerCells = {
  key: "ra",
  name: "Ra",
  look: "tenths",
  width: 8,
  isShown: ({ edition }) => hasHypothetical(edition),
  cells: (sheet) => {
    const n = ofEvent(sheet, "n");
    const withTwo = raWithDraws(f`${n}*${ofEvent(sheet, "rc")}`, n, sheet.order.edition);
    return each(f`IF(${isFilled(sheet)},${withTwo},"")`);
  },
};

const isOfRu = ({ edition }: FirstRatingOrder) => usesRu(edition);

export const p: CareerCells = {
  key: "p",
  name: "p_fraction",
  look: "hundredths",
  width: 6,
  isShown: isOfRu,
  cells: (sheet) => {
    const fraction = percentage(ofEvent(sheet, "w"), ofEvent(sheet, "n"));
    return each(f`IF(${isFilled(sheet)},${fraction},"")`);
  },
};

export const dp: CareerCells = {
  key: "dp",
  name: "dp",
  look: "whole",
  width: 6,
  isShown: isOfRu,
  cells: (sheet) => {
    const fraction = ofEvent(sheet, "p");
    const [w, games] = [ofEvent(sheet, "w"), ofEvent(sheet, "n")];
    const known = f`IFNA(${sheet.style.dp(fraction)},"–")`;
    return each(f`IF(${fraction}="","",${dpOfRu({ w, games }, known, sheet.order.edition)})`);
  },
};

/** Without a dp there is none, but for the bonus. */
export const ru: CareerCells = {
  key: "ru",
  name: "Ru",
  look: "whole",
  width: 7,
  isShown: isOfRu,
  cells: (sheet) => {
    const [games, difference] = [ofEvent(sheet, "n"), ofEvent(sheet, "dp")];
    const share = f`IF(${isRobin(sheet)},${shareOfRobin(games)},1)`;
    const [average, w] = [ofEvent(sheet, "rc"), ofEvent(sheet, "w")];
    const given = ruOf({ average, w, games, dp: difference, share }, sheet.order.edition);
    const isDefined = f`OR(${difference}="",ISNUMBER(${difference}))`;
    return each(f`IF(${ofEvent(sheet, "p")}="","",IF(${isDefined},${given},""))`);
  },
};

/** What the guide of 2005 gives for an event that has no Ru, for want of a point: 10.1 (2005). */
export const guide: CareerCells = {
  key: "guide",
  name: "By_the_guide",
  look: "remark",
  width: 12,
  isShown: ({ edition }) => hasGuide(edition),
  cells: (sheet) => {
    const { ignored } = sheet.texts.career;
    const conditions = [
      f`${ofEvent(sheet, "why")}=${ignored.dpUndefined(sheet.order.edition)}`,
      f`NOT(${isRobin(sheet)})`,
      f`${ofEvent(sheet, "n")}<=${GUIDE_MOST_GAMES}`,
    ];
    const given = rounded(f`${ofEvent(sheet, "rc")}-${GUIDE_DEDUCTION}`);
    return each(f`IF(AND(${conditions}),${given},"")`);
  },
};
