import type { Event, EventKind } from "../../tournament/event";
import { eventOf as eventOfTournament } from "../../tournament/eventOf";
import { errorFound, isError, warning, type Finding } from "../../tournament/finding";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import {
  pooledEvents,
  type PartOfPool,
  type PoolDisagreement,
} from "../../tournament/kinds/pooledEvents";
import type { Reading } from "../../tournament/readTable";
import type { Player, RoundRobin } from "../../tournament/roundRobin";
import { roundRobinOf } from "../../tournament/roundRobinOf";
import type { Tournament } from "../../tournament/tournament";
import type { Choices } from "./choices";

/** What there is to say of what was read, and to ask. */
interface Said {
  readonly findings: readonly Finding[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
}

/** What was read, as the kind of event that it is or is said to be. */
export type ReadEvent = Said &
  (
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
  table: PartRead,
  parts: readonly PartRead[],
  chosen: Choices["kind"],
  answers: Choices["answers"],
): ReadEvent {
  const { reading } = table;
  const { findings, doubts } = reading;
  const tournament = rateable(reading);
  const complete = tournament && roundRobinOf(tournament);
  const event = gamesOf(reading);
  if (event !== null && parts.length > 0) {
    return pooled({ event, of: whereOf(table) }, parts, { chosen, answers, findings, doubts });
  }
  if (event === null) {
    return complete === null
      ? { by: "nothing", findings, doubts }
      : { by: "totals", roundRobin: complete, findings, doubts };
  }
  const kind = chosen === "as read" ? (complete === null ? event.kind : "robin") : chosen;
  return kind === "robin" && complete !== null
    ? { by: "round robin", roundRobin: complete, event: { ...event, kind }, findings, doubts }
    : { by: "rounds", event: { ...event, kind }, findings, doubts };
}

/** By which a player of a table is known again. */
function whereOf({ table, reading: { tournament } }: PartRead): PartOfPool["of"] {
  const { name = null, startDate = null } = tournament?.about ?? {};
  return { title: name ?? table, day: startDate };
}

function pooled(
  first: PartOfPool,
  parts: readonly PartRead[],
  {
    chosen,
    answers,
    findings,
    doubts,
  }: Said & Pick<Choices, "answers"> & { chosen: Choices["kind"] },
): ReadEvent {
  const others = parts.flatMap((part): PartOfPool[] => {
    const event = gamesOf(part.reading);
    return event === null ? [] : [{ event, of: whereOf(part) }];
  });
  const pool = pooledEvents(first, others, answers);
  const wished: EventKind = chosen === "as read" ? pool.event.kind : chosen;
  const kind = wished === "robin" ? "swiss" : wished;
  const errors = [
    ...parts.flatMap(({ reading, table }) =>
      gamesOf(reading) === null ? [errorFound("partUnreadable", { table })] : [],
    ),
    ...pool.ambiguous.map((player) => errorFound("pooledSameName", { player })),
    ...pool.disagreements.map(disagreeing),
    ...pool.differing.map(({ player, rating, before }) =>
      errorFound("pooledRatingsDiffer", {
        player,
        came: String(rating ?? "u"),
        before: String(before ?? "u"),
      }),
    ),
  ];
  return {
    by: "rounds",
    event: { ...pool.event, kind },
    findings: [...findings, ...errors],
    doubts: [...doubts, ...parts.flatMap(({ reading }) => reading.doubts), ...pool.doubts],
  };
}

function disagreeing({ kind, player, before }: PoolDisagreement): Finding {
  const { name, id = "" } = player;
  switch (kind) {
    case "names":
      return warning("pooledNamesJoined", { player: name, before: before.name });
    case "names of one number":
      return warning("pooledNamesDiffer", { id, player: name, before: before.name });
    case "numbers of one name":
      return warning("pooledIdsDiffer", { id, player: name, before: before.id ?? "" });
  }
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
