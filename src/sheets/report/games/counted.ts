import type { Expr } from "../../../formula/expr";
import { f } from "../../../formula/template";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { countedAs } from "../../articles/counted";
import { ifNumber, isNumber } from "../../articles/ifNumber";
import { ofGame, onReport, type ReportContext } from "../context";
import { allLines, ratingOfOpponent } from "../layout";
import { matchConditions } from "./matchConditions";

/**
 * By value: `figures` and `whyNotCounted` of rules/report/reportedGame.ts; both are compared on random
 * reports. The opponent's rating, limited for a rated player; nothing where the game does not count: the
 * opponent is unrated (6.32, 2014), the match decided (6.5), the difference too great (7.3.1).
 */
export function countedOfGame(sheet: ReportContext): Expr {
  const { edition, event } = sheet.order;
  const own = ofGame(sheet, "rating");
  const opponent = ofGame(sheet, "opponentRating");
  const isOne = edition.limit.upgrades === "one game";
  const special = isOne ? { isLifted: isLifted(sheet) } : {};
  const limited = countedAs(own, opponent, edition, { ...special, canBeUnrated: true });
  const isNone = [
    f`NOT(${isNumber(opponent)})`,
    f`NOT(${isScore(ofGame(sheet, "score"))})`,
    ...(event.kind === "match" ? matchConditions(sheet) : []),
    ...scheveningenConditions(sheet),
  ];
  return f`IF(OR(${isNone}),"",${ratedGame(sheet, limited)})`;
}

/** 6.4 (2005): what of a game counts for the one unrated player, opponents with his Ru apart. */
export function pointsAgainstRated(sheet: ReportContext): Expr {
  const score = ofGame(sheet, "score");
  const isNone = [
    f`NOT(${isNumber(ofGame(sheet, "ratingOnly"))})`,
    f`NOT(${isScore(score)})`,
    ...scheveningenConditions(sheet),
  ];
  return f`IF(OR(${isNone}),"",${score})`;
}

/** A blank cell, + or - is no game; a point and a half is none either. */
function isScore(score: Expr): Expr {
  return ifNumber(score, f`OR(${score}=0,${score}=0.5,${score}=1)`, f`FALSE`);
}

/** 6.4 (2005): with more than one unrated player nothing of a Scheveningen counts. */
function scheveningenConditions(sheet: ReportContext): Expr[] {
  if (!isScheveningenWithRu(sheet.order)) return [];
  const { names, order, places } = sheet;
  const ratings = allLines(places, ratingOfOpponent(places), names.report);
  const players = order.event.players.length;
  return [f`COUNTIF(${ratings},">0")<${players - 1}`];
}

/** 8.3.1 (2022): of all games of a player one. */
function isLifted(sheet: ReportContext): Expr {
  const line = onReport(sheet, "lifted", ofGame(sheet, "number"));
  return f`${ofGame(sheet, "line")}=${line}`;
}

/** 7.3.1 (rapid and blitz): so far apart, one of them above, is not rated. */
function ratedGame(sheet: ReportContext, limited: Expr): Expr {
  const { apart, above } = sheet.order.edition.notRated;
  if (!Number.isFinite(apart)) return limited;
  const own = ofGame(sheet, "rating");
  const opponent = ofGame(sheet, "opponentRating");
  const tooFar = f`AND(ABS(${own}-${opponent})>=${apart},MAX(${own},${opponent})>${above})`;
  return f`IF(NOT(ISNUMBER(${own})),${limited},IF(${tooFar},"",${limited}))`;
}
