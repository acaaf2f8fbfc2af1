import { inColumn, inRow, range } from "../address";
import { before } from "./before";
import { matchConditions } from "./matchConditions";
import { GAME, quoted, type GameRows } from "./places";
import { EXEMPT, LIMIT } from "./reportHead";
import type { ReportContext } from "./reportSheets";

/**
 * The opponent's rating, limited for a rated player; nothing where the game does not count: the
 * opponent is unrated (6.32, 2014), the match decided (6.5), the difference too great (7.3.1).
 */
export function countedFormula(context: ReportContext, row: number, rows: GameRows): string {
  const { order, names } = context;
  const own = inColumn(row, GAME.rating);
  const opponent = inColumn(row, GAME.opponentRating);
  const exempt = `${quoted(names.report)}!${EXEMPT}`;
  const isFree = `OR(NOT(ISNUMBER(${own})),${own}>=${exempt})`;
  const limited = `IF(${isFree},${opponent},${limitedRating(context, row, rows)})`;
  const isNone = [
    `NOT(ISNUMBER(${opponent}))`,
    `NOT(ISNUMBER(${inColumn(row, GAME.score)}))`,
    ...(order.event.kind === "match" ? matchConditions(context, row, rows) : []),
  ];
  return `IF(OR(${isNone.join(",")}),"",${ratedGame(context, own, opponent, limited)})`;
}

function limitedRating(
  { order, names }: ReportContext,
  row: number,
  { first, end }: GameRows,
): string {
  const own = inColumn(row, GAME.rating);
  const limit = `${quoted(names.report)}!${LIMIT}`;
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
