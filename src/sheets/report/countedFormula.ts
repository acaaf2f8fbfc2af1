import { ifNumber, isNumber } from "../ifNumber";
import { fixed, inColumn, inRow, quoted, range } from "../address";
import { before } from "./before";
import { matchConditions } from "./matchConditions";
import { isScheveningenWithRu } from "./opponentRating";
import { columnOf, FIRST_ROW, GAME, ratingOfOpponent, type GameRows } from "./places";
import { NOBODY } from "./reportHead";
import type { ReportContext } from "./context";

/**
 * The opponent's rating, limited for a rated player; nothing where the game does not count: the
 * opponent is unrated (6.32, 2014), the match decided (6.5), the difference too great (7.3.1).
 */
export function countedFormula(context: ReportContext, row: number, rows: GameRows): string {
  const { order } = context;
  const own = inColumn(row, GAME.rating);
  const opponent = inColumn(row, GAME.opponentRating);
  const exempt = Math.min(order.edition.limit.exemptFrom, NOBODY);
  /** u is a text, and greater than every number: an unrated player has no limit either. */
  const limited = `IF(${own}>=${exempt},${opponent},${limitedRating(context, row, rows)})`;
  const isNone = [
    `NOT(${isNumber(opponent)})`,
    `NOT(${isScore(inColumn(row, GAME.score))})`,
    ...(order.event.kind === "match" ? matchConditions(context, row, rows) : []),
    ...scheveningenConditions(context),
  ];
  return `IF(OR(${isNone.join(",")}),"",${ratedGame(context, own, opponent, limited)})`;
}

/** A blank cell, + or - is no game; a point and a half is none either. */
function isScore(score: string): string {
  return ifNumber(score, `OR(${score}=0,${score}=0.5,${score}=1)`, "FALSE");
}

/** 6.4 (2005): with more than one unrated player nothing of a Scheveningen counts. */
function scheveningenConditions(context: ReportContext): string[] {
  if (!isScheveningenWithRu(context)) return [];
  const { names, order, places } = context;
  const ratings = columnOf(places, ratingOfOpponent(places));
  const players = order.event.players.length;
  const all = range(fixed(FIRST_ROW, ratings), fixed(FIRST_ROW + players - 1, ratings));
  return [`COUNTIF(${quoted(names.report)}!${all},">0")<${players - 1}`];
}

function limitedRating({ order }: ReportContext, row: number, { first, end }: GameRows): string {
  const own = inColumn(row, GAME.rating);
  const limit = order.edition.limit.points;
  const upward = `MIN(${inColumn(row, GAME.opponentRating)},${own}+${limit})`;
  const both = `MAX(${upward},${own}-${limit})`;
  return order.edition.limit.upgrades === "one game"
    ? `IF(${isFurthest(row, first, end)},${both},${upward})`
    : both;
}

/** 8.3.1 (2022): of a player's games only the one with the lowest opponent is lifted. */
function isFurthest(row: number, first: number, end: number): string {
  const column = GAME.opponentRating;
  const own = inColumn(row, column);
  const isLowest = `${own}=MIN(${range(inRow(first, column), inRow(end, column))})`;
  if (row === first) return isLowest;
  return `AND(${isLowest},COUNTIF(${before(row, first, column)},${own})=0)`;
}

/** 7.3.1 (rapid and blitz): so far apart, one of them above, is not rated. */
function ratedGame(
  { order }: ReportContext,
  own: string,
  opponent: string,
  counted: string,
): string {
  const { apart, above } = order.edition.notRated;
  if (!Number.isFinite(apart)) return counted;
  const tooFar = `AND(ABS(${own}-${opponent})>=${apart},MAX(${own},${opponent})>${above})`;
  return `IF(NOT(ISNUMBER(${own})),${counted},IF(${tooFar},"",${counted}))`;
}
