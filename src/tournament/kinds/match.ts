import { greatest } from "../../rules/greatest";
import type { Event, EventPlayer } from "../event";

/**
 * The games a match is over unless a person says otherwise: the rounds of its table; where several
 * matches stand together, the most games that any two players had.
 */
export function gamesOfMatch({ players, rounds }: Event): number {
  if (players.length === 2) return rounds;
  return greatest(players.map(mostAgainstOne), 0);
}

function mostAgainstOne({ games }: EventPlayer): number {
  const counts = new Map<string, number>();
  for (const { opponent } of games) counts.set(opponent.name, (counts.get(opponent.name) ?? 0) + 1);
  return greatest(counts.values(), 0);
}
