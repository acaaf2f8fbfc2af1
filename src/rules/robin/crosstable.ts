import { at } from "../at";
import { greatest } from "../greatest";
import { Reason } from "../reason";
import type { Edition } from "../editions/edition";
import type { HalfPoints, Result } from "../units";

/** One game of a crosstable cell; null was not played. */
export type PlayedOrNot = Result | null;

/** What each player did against each opponent, game by game; the diagonal is not looked at. */
export type Crosstable = readonly (readonly (readonly PlayedOrNot[])[])[];

export interface CellPlace {
  readonly player: number;
  readonly opponent: number;
}

/** Games of a pairing: 1, or 2 in a double round. */
export function gamesPerPairing(table: Crosstable): number {
  return greatest(
    everyCell(table).map(({ games }) => games.length),
    1,
  );
}

/** The first cell that contradicts its mirror: 1 needs 0, ½ needs ½, a game needs its other side. */
export function contradiction(table: Crosstable): CellPlace | null {
  const cell = everyCell(table).find(
    ({ player, opponent, games }) =>
      player < opponent && !mirrors(games, at(at(table, opponent), player)),
  );
  return cell === undefined ? null : { player: cell.player, opponent: cell.opponent };
}

/** Whether two cells across the diagonal can both be true. */
export function mirrors(games: readonly PlayedOrNot[], other: readonly PlayedOrNot[]): boolean {
  return (
    games.length === other.length &&
    games.every((score, index) => {
      const reply = at(other, index);
      return score === null || reply === null ? score === reply : score + reply === 2;
    })
  );
}

/** 6.43 (2011), 6.4 (2014): with an unplayed game the event is reported as a Swiss. */
export function unplayedGame(table: Crosstable, edition: Edition): Reason | null {
  const games = gamesPerPairing(table);
  const cell = everyCell(table).find(
    (each) => each.games.length < games || each.games.includes(null),
  );
  if (cell === undefined) return null;
  const { player, opponent } = cell;
  const article = edition.articles.unplayedInRobin;
  return new Reason("unplayedGame", article, edition.name, { player, opponent });
}

/** W of a player against the opponents that count. */
export function scoreAgainst(
  table: Crosstable,
  player: number,
  opponents: readonly number[],
): HalfPoints {
  return opponents
    .filter((opponent) => opponent !== player)
    .flatMap((opponent) => at(at(table, player), opponent))
    .reduce<HalfPoints>((sum, score) => sum + (score ?? 0), 0);
}

function everyCell(table: Crosstable) {
  return table.flatMap((row, player) =>
    row
      .map((games, opponent) => ({ player, opponent, games }))
      .filter((cell) => cell.opponent !== player),
  );
}
