import { at } from "../../rules/at";
import type { Event, EventGame, EventPlayer } from "../event";
import type { Answer } from "../identity/answers";
import { knownLine, type EventOfLine } from "../identity/known";
import { personsOfLists, type LinePlace, type PersonsOfLists } from "../identity/personsOfLists";
import type { Doubt } from "../identity/whoIsWho";
import { numbersOf } from "../numbers";

/** A part of an event, and by which its players are known again. */
export interface PartOfPool {
  readonly event: Event;
  readonly of: EventOfLine;
}

/** A player who has another rating in another part of the event. */
interface RatingDiffers {
  readonly player: string;
  readonly rating: number | null;
  readonly before: number | null;
}

/** What two parts say otherwise of one player, or alike of two. */
export interface PoolDisagreement {
  readonly kind: PersonsOfLists["disagreements"][number]["kind"];
  readonly player: Pick<EventPlayer, "name" | "id">;
  readonly before: Pick<EventPlayer, "name" | "id">;
}

export interface PooledEvent {
  readonly event: Event;
  readonly differing: readonly RatingDiffers[];
  /** Names that two players of one part have. */
  readonly ambiguous: readonly string[];
  readonly disagreements: readonly PoolDisagreement[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
}

/**
 * 6.2 (2005, 2011): preliminaries and finals are one event. The rounds of a later part follow those of the
 * one before.
 */
export function pooledEvents(
  first: PartOfPool,
  others: readonly PartOfPool[],
  answers: readonly Answer[] = [],
): PooledEvent {
  const pool = [first, ...others];
  const events = pool.map(({ event }) => numbered(event));
  const { persons, disagreements, doubts, personNamed } = personsOfLists(
    pool.map(({ event, of }) => event.players.map((player) => knownLine(player, of))),
    answers,
  );
  const parts = events.map((part, index) => ({ part, persons: persons[index] ?? [] }));
  const { known, differing } = playersOf(parts);
  const players = known.map((player, person) => ({
    ...player,
    games: gamesIn(parts, person, personNamed),
  }));
  const rounds = events.reduce((sum, part) => sum + part.rounds, 0);
  const pooled = { kind: first.event.kind, rounds, players };
  const isWithoutRounds = events.some((part) => part.isWithoutRounds === true);
  const playerAt = ({ list, line }: LinePlace) => events[list]?.players[line] ?? { name: "" };
  return {
    event: isWithoutRounds ? withoutRounds(pooled) : pooled,
    differing,
    ambiguous: parts.flatMap(namesTaken),
    disagreements: disagreements.map(({ kind, before, ...place }) => ({
      kind,
      player: playerAt(place),
      before: playerAt(before),
    })),
    doubts,
  };
}

/** In the pool a place is another one than in its part: everybody has the number of the first that he is in. */
function numbered(event: Event): Event {
  const numbers = numbersOf(event.players);
  const players = event.players.map((player, place) => ({
    ...player,
    number: at(numbers, place),
  }));
  return { ...event, players };
}

/** What the first part does not tell of a player the later ones may. */
function playersOf(parts: readonly Part[]): {
  readonly known: readonly EventPlayer[];
  readonly differing: readonly RatingDiffers[];
} {
  const known: EventPlayer[] = [];
  const differing: RatingDiffers[] = [];
  for (const { part, persons } of parts) {
    for (const [line, player] of part.players.entries()) {
      const person = persons[line] ?? 0;
      const before = known[person];
      if (before !== undefined && before.rating !== player.rating) {
        differing.push({ player: player.name, rating: player.rating, before: before.rating });
      } else {
        known[person] = { ...player, ...before };
      }
    }
  }
  return { known, differing };
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
  personNamed: PersonsOfLists["personNamed"],
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
  personNamed: PersonsOfLists["personNamed"],
): number | null {
  return place === null ? personNamed(name) : (persons[place] ?? null);
}
