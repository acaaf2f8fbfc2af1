import { identities, type Disagreement, type Identities } from "../identity";
import type { Event, EventGame, EventPlayer } from "../event";

/** A player who has another rating in another part of the event. */
interface RatingDiffers {
  readonly player: string;
  readonly rating: number | null;
  readonly before: number | null;
}

export interface PooledEvent {
  readonly event: Event;
  readonly differing: readonly RatingDiffers[];
  /** Names that two players of one part have. */
  readonly ambiguous: readonly string[];
  readonly disagreements: readonly Disagreement[];
  /** Names without a number that in the parts have several. */
  readonly unclear: readonly string[];
}

/**
 * 6.2 (2005, 2011): preliminaries and finals are one event. Players are the same by their FIDE
 * numbers, else by their names; the rounds of a later part follow those of the one before.
 */
export function pooledEvents(first: Event, others: readonly Event[]): PooledEvent {
  const events = [first, ...others];
  const { persons, disagreements, unclear, personNamed } = identities(
    events.map(({ players }) => players),
  );
  const parts = events.map((part, index) => ({ part, persons: persons[index] ?? [] }));
  const known: EventPlayer[] = [];
  const differing: RatingDiffers[] = [];
  for (const { part, persons: numbers } of parts) {
    for (const [line, player] of part.players.entries()) {
      const person = numbers[line] ?? 0;
      const before = known[person];
      if (before === undefined) known[person] = player;
      else if (before.rating !== player.rating) {
        differing.push({ player: player.name, rating: player.rating, before: before.rating });
      } else if (before.facts === undefined && player.facts !== undefined) {
        known[person] = { ...before, facts: player.facts };
      }
    }
  }
  const players = known.map((player, person) => ({
    ...player,
    games: gamesIn(parts, person, personNamed),
  }));
  const rounds = events.reduce((sum, part) => sum + part.rounds, 0);
  const ambiguous = parts.flatMap(namesTaken);
  const pooled = { kind: first.kind, rounds, players };
  const isWithoutRounds = events.some((part) => part.isWithoutRounds === true);
  const event = isWithoutRounds ? withoutRounds(pooled) : pooled;
  const nameAt = ({ list, line }: (typeof unclear)[number]) => events[list]?.players[line]?.name;
  return {
    event,
    differing,
    ambiguous,
    disagreements,
    unclear: unclear.flatMap((each) => nameAt(each) ?? []),
  };
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

interface Part {
  readonly part: Event;
  /** The person of each player of the part. */
  readonly persons: readonly number[];
}

/** A line that is somebody who has one in this part already. */
function namesTaken({ part, persons }: Part): string[] {
  return part.players.flatMap(({ name }, line) =>
    persons.indexOf(persons[line] ?? -1) === line ? [] : [name],
  );
}

function gamesIn(
  parts: readonly Part[],
  person: number,
  personNamed: Identities["personNamed"],
): EventGame[] {
  let before = 0;
  return parts.flatMap(({ part, persons }) => {
    const start = before;
    before += part.rounds;
    const games = part.players[persons.indexOf(person)]?.games ?? [];
    return games.map((game) => ({
      ...game,
      round: start + game.round,
      opponent: { ...game.opponent, place: placeOf(game.opponent, persons, personNamed) },
    }));
  });
}

/** An opponent who is no player of this part may be one of another. */
function placeOf(
  { name, place }: EventGame["opponent"],
  persons: readonly number[],
  personNamed: Identities["personNamed"],
): number | null {
  return place === null ? personNamed(name) : (persons[place] ?? null);
}
