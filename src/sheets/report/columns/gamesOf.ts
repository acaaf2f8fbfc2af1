import type { Expr } from "../../../formula/expr";
import type { Reference } from "../../../formula/reference";
import { f } from "../../../formula/template";
import { isUnratedForOthers } from "../../../rules/report/event";
import { isScheveningenWithRu } from "../../../rules/report/scheveningen";
import { ofPlayer, onGames, type ReportContext } from "../context";
import type { GameColumn } from "../layout";
import type { PlayerLine } from "../playerLine";

/** The columns of the games from which a player's figures are made. */
interface GamesSource {
  /** The score of a game that counts. */
  readonly w: GameColumn;
  readonly rating: GameColumn;
}

/**
 * 6.4 (2005): the opponents of the one unrated player of a Scheveningen count with his Ru. What that is
 * made from stands in columns of its own, or they would follow from themselves.
 */
export function sourceOf(
  { order }: ReportContext,
  { player }: Pick<PlayerLine, "player">,
): GamesSource {
  return isScheveningenWithRu(order) && isUnratedForOthers(player)
    ? { w: "wOfRated", rating: "ratingOnly" }
    : { w: "w", rating: "opponentRating" };
}

/** Whose games: all lines that have his number, wherever they stand. */
export function ofOwn(sheet: ReportContext): readonly [Reference, Reference] {
  return [onGames(sheet, "number"), ofPlayer(sheet, "number")];
}

export function sumOf(sheet: ReportContext, column: GameColumn): Expr {
  return f`SUMIFS(${[onGames(sheet, column), ...ofOwn(sheet)]})`;
}

/** Games that count. */
export function countOf(sheet: ReportContext, line: PlayerLine): Expr {
  const { w } = sourceOf(sheet, line);
  return f`COUNTIFS(${[...ofOwn(sheet), onGames(sheet, w)]},">=0")`;
}

/** The mean of a column over his games where another one fits. */
export function averageOf(
  sheet: ReportContext,
  column: GameColumn,
  where: GameColumn,
  fits: string,
): Expr {
  return f`AVERAGEIFS(${[onGames(sheet, column), ...ofOwn(sheet), onGames(sheet, where)]},${fits})`;
}
