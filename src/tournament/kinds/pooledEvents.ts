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
  /** Names that two players of one part have. */
  readonly ambiguous: readonly string[];
}

/**
 * 6.2 (2005, 2011): preliminaries and finals are one event. Players are the same by their names;
 * the rounds of a later part follow those of the one before.
 */
export function pooledEvents(first: Event, others: readonly Event[]): PooledEvent {
  const parts = [first, ...others].map((part) => ({ part, byName: playersByName(part) }));
  const known = new Map<string, EventPlayer>();
  const differing: RatingDiffers[] = [];
  for (const { byName } of parts) {
    for (const [key, player] of byName) {
      const before = known.get(key);
      if (before === undefined) known.set(key, player);
      else if (before.rating !== player.rating) {
        differing.push({ player: player.name, rating: player.rating, before: before.rating });
      } else if (before.facts === undefined && player.facts !== undefined) {
        known.set(key, { ...before, facts: player.facts });
      }
    }
  }
  const places = new Map([...known.keys()].map((key, place) => [key, place]));
  const players = [...known].map(([key, player]) => ({
    ...player,
    games: gamesIn(parts, key, places),
  }));
  const rounds = parts.reduce((sum, { part }) => sum + part.rounds, 0);
  const ambiguous = parts.flatMap(({ part, byName }) => namesTaken(part, byName));
  const pooled = { kind: first.kind, rounds, players };
  const isWithoutRounds = [first, ...others].some((part) => part.isWithoutRounds === true);
  return { event: isWithoutRounds ? withoutRounds(pooled) : pooled, differing, ambiguous };
}

/** Where one part tells no rounds, nobody knows those of the whole: numbers of opponents stand for them. */
function withoutRounds(event: Event): Event {
  const players = event.players.map((player) => ({
    ...player,
    games: player.games.map((game) => {
      const { place } = game.opponent;
      return place === null ? game : { ...game, round: place + 1 };
    }),
  }));
  return { ...event, isWithoutRounds: true, players };
}

type ByName = ReadonlyMap<string, EventPlayer>;

interface Part {
  readonly part: Event;
  readonly byName: ByName;
}

function playersByName({ players }: Event): ByName {
  return new Map(players.map((player) => [keyOf(player.name), player]));
}

function namesTaken({ players }: Event, byName: ByName): string[] {
  return players.flatMap((player) =>
    byName.get(keyOf(player.name)) === player ? [] : [player.name],
  );
}

function gamesIn(
  parts: readonly Part[],
  key: string,
  places: ReadonlyMap<string, number>,
): EventGame[] {
  let before = 0;
  return parts.flatMap(({ part, byName }) => {
    const start = before;
    before += part.rounds;
    return (byName.get(key)?.games ?? []).map((game) => ({
      ...game,
      round: start + game.round,
      opponent: { ...game.opponent, place: places.get(keyOf(game.opponent.name)) ?? null },
    }));
  });
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
