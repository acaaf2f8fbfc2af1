import { numberedBy, type Numbered } from "../../src/tournament/numbers";

/** More than random events have players. */
const TURN = 17;

/** In two of three cases players with numbers that are not their places, with gaps and in no order. */
export function numbered<Player extends object>(
  players: readonly Player[],
  what: number,
): readonly (Player & Numbered)[] {
  if (what % 3 === 0 || players.length > TURN) return players;
  return players.map((player, place) => ({
    ...player,
    ...numberedBy(3 + 2 * ((place * 5 + what) % TURN), place),
  }));
}
