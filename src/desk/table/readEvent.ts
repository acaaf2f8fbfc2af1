import type { Event, EventKind } from "../../tournament/event";
import { eventOf as eventOfTournament } from "../../tournament/eventOf";
import { errorFound, isError, warning, type Finding } from "../../tournament/finding";
import { pooledEvents } from "../../tournament/kinds/pooledEvents";
import type { Reading } from "../../tournament/readTable";
import type { Player, RoundRobin } from "../../tournament/roundRobin";
import { roundRobinOf } from "../../tournament/roundRobinOf";
import type { Tournament } from "../../tournament/tournament";
import type { Choices } from "./choices";

/** What was read, as the kind of event that it is or is said to be. */
export type ReadEvent = { readonly findings: readonly Finding[] } & (
  | { readonly by: "nothing" }
  /** Everybody against everybody, of whom only the points are known. */
  | { readonly by: "totals"; readonly roundRobin: RoundRobin }
  /** Everybody against everybody, game by game. */
  | { readonly by: "round robin"; readonly roundRobin: RoundRobin; readonly event: Event }
  /** Another kind, or not everybody against everybody. */
  | { readonly by: "rounds"; readonly event: Event }
);

export function robinOf(read: ReadEvent): RoundRobin | null {
  return "roundRobin" in read ? read.roundRobin : null;
}

export function eventOf(read: ReadEvent): Event | null {
  return "event" in read ? read.event : null;
}

export function playersOf(read: ReadEvent): readonly Player[] {
  return (eventOf(read) ?? robinOf(read))?.players ?? [];
}

/** A further table of the event, and where it stands. */
export interface PartRead {
  readonly table: string;
  readonly reading: Reading;
}

/** The table, with other parts of the same event pooled into it. */
export function readEvent(
  reading: Reading,
  parts: readonly PartRead[],
  chosen: Choices["kind"],
): ReadEvent {
  const { findings } = reading;
  const tournament = rateable(reading);
  const complete = tournament && roundRobinOf(tournament);
  const event = gamesOf(reading);
  if (event !== null && parts.length > 0) return pooled(event, parts, chosen, findings);
  if (event === null) {
    return complete === null
      ? { by: "nothing", findings }
      : { by: "totals", roundRobin: complete, findings };
  }
  const kind = chosen === "as read" ? (complete === null ? event.kind : "robin") : chosen;
  return kind === "robin" && complete !== null
    ? { by: "round robin", roundRobin: complete, event: { ...event, kind }, findings }
    : { by: "rounds", event: { ...event, kind }, findings };
}

function pooled(
  first: Event,
  parts: readonly PartRead[],
  chosen: Choices["kind"],
  findings: readonly Finding[],
): ReadEvent {
  const others = parts.flatMap(({ reading }) => gamesOf(reading) ?? []);
  const { event, differing, ambiguous, disagreements, unclear } = pooledEvents(first, others);
  const wished: EventKind = chosen === "as read" ? event.kind : chosen;
  const kind = wished === "robin" ? "swiss" : wished;
  const errors = [
    ...parts.flatMap(({ reading, table }) =>
      gamesOf(reading) === null ? [errorFound("partUnreadable", { table })] : [],
    ),
    ...ambiguous.map((player) => errorFound("pooledSameName", { player })),
    ...unclear.map((player) => errorFound("nameWithAndWithoutId", { player })),
    ...disagreements.map((each) =>
      each.kind === "names"
        ? warning("pooledNamesDiffer", { id: each.id, player: each.name, before: each.before })
        : warning("pooledIdsDiffer", { id: each.id, player: each.name, before: each.before }),
    ),
    ...differing.map(({ player, rating, before }) =>
      errorFound("pooledRatingsDiffer", {
        player,
        came: String(rating ?? "u"),
        before: String(before ?? "u"),
      }),
    ),
  ];
  return { by: "rounds", event: { ...event, kind }, findings: [...findings, ...errors] };
}

/** By what each did against whom; null where only totals are known, or an error leaves nothing. */
export function gamesOf(reading: Reading): Event | null {
  const tournament = rateable(reading);
  return tournament && eventOfTournament(tournament);
}

/** An error leaves nothing. */
function rateable({ tournament, findings }: Reading): Tournament | null {
  return findings.some(isError) ? null : tournament;
}
