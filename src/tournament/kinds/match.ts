import { greatest } from "../../rules/greatest";
import type { Event, EventPlayer, Opponent } from "../event";
import { nameKey } from "../identity";

/**
 * The games a match is over unless a person says otherwise: the rounds of its table; where several
 * matches stand together, the most games that any two players had.
 */
export function gamesOfMatch({ players, rounds }: Event): number {
  if (players.length === 2) return rounds;
  return greatest(players.map(mostAgainstOne), 0);
}

function mostAgainstOne({ games }: EventPlayer): number {
  const counts = new Map<string | number, number>();
  for (const { opponent } of games) {
    counts.set(whoIs(opponent), (counts.get(whoIs(opponent)) ?? 0) + 1);
  }
  return greatest(counts.values(), 0);
}

/** Of two players of one name their places tell. */
function whoIs({ place, name }: Opponent): number | string {
  return place ?? nameKey(name);
}
