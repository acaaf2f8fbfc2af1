import { playedInSquare } from "../../src/tournament/crosstable/playedInSquare";
import type { Event } from "../../src/tournament/event";
import { eventOf } from "../../src/tournament/eventOf";
import { numbersOf } from "../../src/tournament/numbers";
import { NO_DETAILS } from "../../src/tournament/playerDetails";
import type { RoundRobin } from "../../src/tournament/roundRobin";
import { roundRobinOf } from "../../src/tournament/roundRobinOf";
import { NOTHING_KNOWN, type Tournament } from "../../src/tournament/tournament";

/** A made-up round robin as the reader of crosstables would give it. */
export function tournamentOfRoundRobin({ players, scores }: RoundRobin): Tournament {
  if ("square" in scores)
    return {
      ...playedInSquare(players, [], scores.square, numbersOf(players)),
      about: NOTHING_KNOWN,
    };
  return {
    about: NOTHING_KNOWN,
    kind: "robin",
    told: "points",
    rounds: players.length - 1,
    players: players.map((player, place) => ({
      ...{ player, details: NO_DETAILS, start: null, rounds: [] },
      points: scores.totals[place] ?? null,
    })),
  };
}

export function eventOfRoundRobin(roundRobin: RoundRobin): Event | null {
  return eventOf(tournamentOfRoundRobin(roundRobin));
}

const RESULTS = ["0", "=", "1"] as const;

/** A made-up event as a list of games would give it. */
function tournamentOfEvent({ kind, rounds, players }: Event): Tournament {
  return {
    about: NOTHING_KNOWN,
    kind,
    told: "games",
    rounds,
    players: players.map(({ games, ...player }) => ({
      ...{ player, details: NO_DETAILS, start: null, points: null },
      rounds: games.map(({ round, opponent, score }) => ({
        ...{ round, opponent, colour: null, result: RESULTS[score] },
      })),
    })),
  };
}

export function roundRobinOfEvent(event: Event): RoundRobin | null {
  return roundRobinOf(tournamentOfEvent(event));
}
