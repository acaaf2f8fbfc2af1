import type { Forfeits } from "../rules/report/event";
import type { Opponent } from "./event";
import { POINTS, type RoundResult } from "./round/round";
import type { Participant, PlayerRound } from "./tournament";

/** 6.5 (2005): the points that two players have by forfeit before they play a game; null: none. */
export function forfeitsBefore(
  players: readonly Participant[],
  place: number,
  { round, opponent }: PlayerRound,
): Forfeits | null {
  if (opponent === null) return null;
  const by = (of: number, met: Opponent, result: RoundResult) =>
    POINTS["+"] *
    forfeitsOf(players, of, met, round).filter((each) => each.result === result).length;
  const own = by(place, opponent, "+");
  const reply = players[place]?.player;
  /** Of somebody who is not of the event the player's own lines alone tell. */
  const other =
    opponent.place === null || reply === undefined
      ? by(place, opponent, "-")
      : by(opponent.place, { ...reply, place }, "+");
  return own === 0 && other === 0 ? null : { own, other };
}

/** A forfeit that names nobody is, between two players, that of the other. */
function forfeitsOf(
  players: readonly Participant[],
  place: number,
  opponent: Opponent,
  before: number,
): readonly PlayerRound[] {
  const isWith = (met: Opponent | null) => {
    if (met === null) return players.length === 2;
    return met.place === opponent.place && met.name === opponent.name;
  };
  const rounds = players[place]?.rounds ?? [];
  return rounds.filter((each) => each.round < before && isWith(each.opponent));
}
