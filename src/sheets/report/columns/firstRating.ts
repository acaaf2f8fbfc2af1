import type { Expr } from "../../../formula/expr";
import { joined, text } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { gamesForRating, hasException } from "../../../rules/careerTerms";
import { floorOn } from "../../../rules/editions/floorOn";
import { ifNumber } from "../../articles/ifNumber";
import { isRated } from "../../articles/rated";
import { eachBy, type CellOf } from "../../column";
import { isUnratedForOthers } from "../../../rules/report/event";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { factCell } from "../../facts";
import { sentence } from "../../sentence";
import { ofPlayer, type ReportContext } from "../context";
import { oftenMet, type FirstRatingPart, type Lack } from "../firstRatingPart";
import { firstRatingColumn, hasFirstEvent, hasRuAsOpponent } from "../layout";
import type { ReportOrder } from "../order";
import type { PlayerLine } from "../playerLine";
import { robinPart } from "../robinPart";
import { swissPart } from "../swissPart";
import { sourceOf } from "./gamesOf";
import type { ReportCells } from "./reportCells";

/**
 * p, dp and Ru of an unrated player, and what he still lacks for a rating; p, dp and Ru also of a player
 * rated since, who counts with them for his opponents.
 */

function partOf(sheet: ReportContext, line: PlayerLine): FirstRatingPart {
  return sheet.robinPlaces === null ? swissPart(sheet, line) : robinPart(sheet);
}

/** Who met somebody twice has fewer opponents than games: a formula of his own. */
function eachOf(
  sheet: ReportContext,
  formulaOf: (part: FirstRatingPart) => Expr,
): CellOf<PlayerLine> {
  return eachBy(
    (line) => `${oftenMet(line)} ${sourceOf(sheet, line).w}`,
    (line) => formulaOf(partOf(sheet, line)),
  );
}

export const p: ReportCells = {
  key: "p",
  name: "p_fraction",
  look: "hundredths",
  width: 6,
  cells: (sheet) => eachOf(sheet, (part) => part.p),
};

export const dp: ReportCells = {
  key: "dp",
  name: "dp",
  look: "whole",
  width: 6,
  cells: (sheet) => eachOf(sheet, (part) => part.dp),
};

export const ru: ReportCells = {
  key: "ru",
  name: "Ru",
  look: "whole",
  width: 7,
  cells: (sheet) => eachOf(sheet, (part) => part.ru),
};

const amongRated = ({ key, ...of }: ReportCells, column: "p" | "dp" | "ru"): ReportCells => ({
  ...of,
  key: firstRatingColumn("rated", column),
  name: `${of.name ?? key}_as_opponent`,
  isShown: hasRuAsOpponent,
  cells: (sheet) => {
    const made = of.cells(sheet);
    if (!isScheveningenWithRu(sheet.order)) return made;
    /** 6.4 (2005): one counts with a Ru, and nothing where there are two. */
    return (line) => (isUnratedForOthers(line.player) ? made(line) : null);
  },
});

export const pAsOpponent = amongRated(p, "p");
export const dpAsOpponent = amongRated(dp, "dp");
export const ruAsOpponent = amongRated(ru, "ru");

/** Where nothing lacks: 7.14 (2014), 9.14 (2005). */
export const rnFirst: ReportCells = {
  key: "rnFirst",
  name: "Rn_first",
  look: "whole",
  width: 7,
  cells: (sheet) =>
    eachOf(sheet, (part) => {
      const [rating, of] = [ofPlayer(sheet, "rating"), ofPlayer(sheet, "ru")];
      const isLacking = lacksAll(sheet, part).map(([condition]) => condition);
      return f`IF(${isRated(rating)},"",${ifNumber(of, f`IF(OR(${isLacking}),"",${of})`)})`;
    }),
};

export const lacks: ReportCells = {
  key: "lacks",
  name: "Still_lacks",
  /** It runs over the room that the rated have for their figures; without them it is broken in lines. */
  look: "reason",
  lookOf: (_, { order }) => (isAlone(order) ? "remark" : null),
  isRunningOver: (order) => !isAlone(order),
  width: (order) => (isAlone(order) ? 40 : 8),
  cells: (sheet) => eachOf(sheet, (part) => lacking(sheet, part)),
};

function isAlone({ event }: ReportOrder): boolean {
  return event.players.every(({ rating }) => rating === null);
}

function lacking(sheet: ReportContext, part: FirstRatingPart): Expr {
  const { nowRated, firstRating } = sheet.texts.report;
  const at = ofPlayer.bind(null, sheet);
  const said = lacksAll(sheet, part).map(
    ([condition, words]) => f`IF(${condition},${`${words} `},"")`,
  );
  const first = sentence(firstRating, { rating: at("rnFirst") });
  const lacked = f`TRIM(${joined("&", said, text(""))})`;
  return f`IF(${isRated(at("rating"))},${nowRated},IF(ISNUMBER(${at("rnFirst")}),${first},${lacked}))`;
}

function lacksAll(sheet: ReportContext, part: FirstRatingPart): readonly Lack[] {
  const { order, texts } = sheet;
  const of = ofPlayer(sheet, "ru");
  const floor = floorOn(order.edition, order.startDate ?? undefined);
  return [
    ...part.lacks,
    ...lacksGames(sheet),
    [ifNumber(of, f`${of}<${floor}`, f`FALSE`), texts.report.belowFloor(floor)],
  ];
}

/** Fewer are needed where the sheet says so: 9.14d–e (2005), 7.14f–g (2011). */
function lacksGames(sheet: ReportContext): Lack[] {
  const { order, texts, facts } = sheet;
  const few = (isException: boolean): Lack => {
    const needed = gamesForRating(order.edition, isException);
    return [f`${ofPlayer(sheet, "n")}<${needed}`, texts.report.lacksGames(needed)];
  };
  if (!hasException(order.edition)) return [few(false)];
  const said = f`${factCell(facts, "exception")}=1`;
  const [[isFew, usual], [isFewer, fewer]] = [few(false), few(true)];
  return [
    [f`AND(NOT(${said}),${isFew})`, usual],
    [f`AND(${said},${isFewer})`, fewer],
  ];
}

/** 6.1: whether the event is an unrated player's first, where that matters; so is it of one rated since. */
export const firstEvent: ReportCells = {
  key: "firstEvent",
  name: "First_event",
  look: "input",
  isShown: hasFirstEvent,
  cells:
    ({ order, texts }) =>
    ({ index, player: { rating, isRatedSince } }) => {
      if (rating !== null && isRatedSince !== true) return null;
      return order.later.has(index) ? texts.no : texts.yes;
    },
};

export const firstEventOfRated: ReportCells = {
  ...firstEvent,
  key: "firstEventOfRated",
  name: "First_event_of_rated",
  isShown: (order) =>
    hasFirstEvent(order) && order.event.players.some(({ isRatedSince }) => isRatedSince),
};
