import { forfeitsBefore } from "./forfeitsBefore";
import { numberedBy } from "./numbers";
import type { Event, EventGame } from "./event";
import { scoreOf } from "./round/round";
import { FEWEST_PLAYERS } from "./roundRobin";
import type { PlayerRound, Played } from "./tournament";

/**
 * A tournament by the games that were played; a round robin as it is reported like a Swiss: 6.43 (2011),
 * 6.4 (2014), from 2022 every one. Null where only points are known, or too few players are left of a
 * crosstable.
 */
export function eventOf({ kind, told, rounds, players }: Played): Event | null {
  const isWithoutRounds = told === "pairings";
  if (told === "points" || (isWithoutRounds && players.length < FEWEST_PLAYERS)) return null;
  return {
    kind,
    ...(isWithoutRounds && { isWithoutRounds: true as const }),
    rounds,
    players: players.map(({ player, start, rounds: own }, place) => ({
      ...player,
      ...numberedBy(start, place),
      games: own.flatMap((each) => {
        const game = gameOf(each);
        if (game === null) return [];
        const forfeits = isWithoutRounds ? null : forfeitsBefore(players, place, each);
        return forfeits === null ? game : { ...game, forfeits };
      }),
    })),
  };
}

/** Byes and forfeits are no games (5.1); what they decide of a match stands with the games behind them. */
function gameOf({ round, opponent, result }: PlayerRound): EventGame | null {
  const score = result === "?" ? null : scoreOf(result);
  return opponent === null || score === null ? null : { round, opponent, score };
}
