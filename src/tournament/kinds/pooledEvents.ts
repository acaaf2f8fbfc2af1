import type { Event, EventGame, EventPlayer } from "../event";

/** A player who has another rating in another part of the event. */
export interface RatingDiffers {
  readonly player: string;
  readonly rating: number | null;
  readonly before: number | null;
}

export interface PooledEvent {
  readonly event: Event;
  readonly differing: readonly RatingDiffers[];
}

/**
 * 6.2 (2005, 2011): preliminaries and finals are one event. Players are the same by their names;
 * the rounds of a later part follow those of the one before.
 */
export function pooledEvents(first: Event, others: readonly Event[]): PooledEvent {
  const parts = [first, ...others];
  const byName = new Map<string, EventPlayer>();
  const differing: RatingDiffers[] = [];
  for (const player of parts.flatMap(({ players }) => players)) {
    const { name, rating } = player;
    const before = byName.get(keyOf(name));
    if (before === undefined) byName.set(keyOf(name), player);
    else if (before.rating !== rating) {
      differing.push({ player: name, rating, before: before.rating });
    }
  }
  const places = new Map([...byName.keys()].map((key, place) => [key, place]));
  const players = [...byName].map(([key, player]) => ({
    ...player,
    games: gamesIn(parts, key, places),
  }));
  const rounds = parts.reduce((sum, part) => sum + part.rounds, 0);
  return { event: { kind: first.kind, rounds, players }, differing };
}

function gamesIn(
  parts: readonly Event[],
  key: string,
  places: ReadonlyMap<string, number>,
): EventGame[] {
  let before = 0;
  return parts.flatMap(({ players, rounds }) => {
    const start = before;
    before += rounds;
    const own = players.filter(({ name }) => keyOf(name) === key);
    return own.flatMap(({ games }) =>
      games.map((game) => ({
        ...game,
        round: start + game.round,
        opponent: { ...game.opponent, place: places.get(keyOf(game.opponent.name)) ?? null },
      })),
    );
  });
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
