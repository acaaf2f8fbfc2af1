import type { Dice } from "../tables/dice";
import type { EventPlayer, PlayedEvent } from "./playedEvent";

/** The same event after somebody noticed that one game ended otherwise. */
export function corrected(event: PlayedEvent, dice: Dice): PlayedEvent {
  const games = event.players.flatMap(({ rounds }, player) =>
    rounds.flatMap(({ opponent, isPlayed }, round) =>
      isPlayed && opponent !== null ? [{ player, opponent, round }] : [],
    ),
  );
  const { player, opponent, round } = dice.pick(games);
  const was = event.players[player]!.rounds[round]!.points;
  const is = (was + dice.pick([1, 2])) % 3;
  return {
    ...event,
    players: event.players.map((each, place) => {
      if (place === player) return withPoints(each, round, is);
      return place === opponent ? withPoints(each, round, 2 - is) : each;
    }),
  };
}

function withPoints(player: EventPlayer, round: number, points: number): EventPlayer {
  const rounds = player.rounds.map((each, index) => (index === round ? { ...each, points } : each));
  return { ...player, rounds };
}
