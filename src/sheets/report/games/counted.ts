import type { Expr } from "../../../formula/expr";
import { onSheet } from "../../../formula/reference";
import { f, type Filling } from "../../../formula/template";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { countedAs } from "../../articles/counted";
import { ifNumber, isNumber } from "../../articles/ifNumber";
import { ofGame, type ReportContext } from "../context";
import { allLines, ratingOfOpponent } from "../layout";
import { linesBefore, linesOfPlayer } from "./linesBefore";
import { matchConditions } from "./matchConditions";

/**
 * By value: `figures` and `whyNotCounted` of rules/report/reportedGame.ts; both are compared on random
 * reports. The opponent's rating, limited for a rated player; nothing where the game does not count: the
 * opponent is unrated (6.32, 2014), the match decided (6.5), the difference too great (7.3.1).
 */
export function countedOfGame(sheet: ReportContext, isFirst: boolean): Expr {
  const { edition, event } = sheet.order;
  const own = ofGame(sheet, "rating");
  const opponent = ofGame(sheet, "opponentRating");
  const isOne = edition.limit.upgrades === "one game";
  const special = isOne ? { isLifted: isFurthest(sheet, isFirst) } : {};
  const limited = countedAs(own, opponent, edition, { ...special, canBeUnrated: true });
  const isNone = [
    f`NOT(${isNumber(opponent)})`,
    f`NOT(${isScore(ofGame(sheet, "score"))})`,
    ...(event.kind === "match" ? matchConditions(sheet, isFirst) : []),
    ...scheveningenConditions(sheet),
  ];
  return f`IF(OR(${isNone}),"",${ratedGame(sheet, limited)})`;
}

/** A blank cell, + or - is no game; a point and a half is none either. */
function isScore(score: Expr): Expr {
  return ifNumber(score, f`OR(${score}=0,${score}=0.5,${score}=1)`, f`FALSE`);
}

/** 6.4 (2005): with more than one unrated player nothing of a Scheveningen counts. */
function scheveningenConditions(sheet: ReportContext): Expr[] {
  if (!isScheveningenWithRu(sheet.order)) return [];
  const { names, order, places } = sheet;
  const ratings = allLines(places, ratingOfOpponent(places));
  const players = order.event.players.length;
  return [f`COUNTIF(${onSheet(names.report, ratings)},">0")<${players - 1}`];
}

/** 8.3.1 (2022): of a player's games that count only the one with the lowest opponent is lifted. */
function isFurthest(sheet: ReportContext, isFirst: boolean): Expr {
  const own = ofGame(sheet, "opponentRating");
  /** Games that were played, with such an opponent; without a score they are none. */
  const met = (lines: typeof linesOfPlayer, rating: Filling) => {
    const scores = lines(sheet, "score");
    return f`COUNTIFS(${lines(sheet, "opponentRating")},${rating},${scores},">=0",${scores},"<=1")`;
  };
  const isLowest = f`${met(linesOfPlayer, f`"<"&${own}`)}=0`;
  const isFirstOfThem = isFirst ? isLowest : f`AND(${isLowest},${met(linesBefore, own)}=0)`;
  /** COUNTIFS passes over an error: who is the lowest nobody knows then. */
  const all = [linesOfPlayer(sheet, "opponentRating"), linesOfPlayer(sheet, "score")];
  return ifNumber(f`SUM(${all})`, isFirstOfThem);
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
