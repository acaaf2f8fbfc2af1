import type { Event, EventKind } from "../../tournament/event";
import { eventOfRoundRobin } from "../../tournament/eventOfRoundRobin";
import { errorFound, isError, type Finding } from "../../tournament/finding";
import { pooledEvents } from "../../tournament/kinds/pooledEvents";
import { roundRobinOfEvent } from "../../tournament/kinds/roundRobinOfEvent";
import { readTable, type Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { SelectedCells } from "../excel/readSelection";
import { NO_CHOICES, type Choices } from "./choices";

/** What was read, as the kind of event that it is or is said to be. */
export interface ReadEvent {
  readonly kind: EventKind;
  /** By what each did against whom; null where only totals are known, or nothing. */
  readonly event: Event | null;
  /** Everybody against everybody; null where it is another kind, or not so. */
  readonly roundRobin: RoundRobin | null;
  readonly findings: readonly Finding[];
}

/** The table, with other parts of the same event pooled into it. */
export function readEvent(
  reading: Reading,
  parts: readonly Reading[],
  { kind: chosen }: Pick<Choices, "kind">,
): ReadEvent {
  const findings = reading.findings;
  const event = eventOf(reading);
  if (event !== null && parts.length > 0) return pooled(event, parts, chosen, findings);
  if (event === null) return { kind: "robin", event, roundRobin: reading.roundRobin, findings };
  const complete = reading.roundRobin ?? roundRobinOfEvent(event);
  const kind = chosen === "as read" ? (complete === null ? event.kind : "robin") : chosen;
  const roundRobin = kind === "robin" ? complete : null;
  return { kind, event: { ...event, kind }, roundRobin, findings };
}

function pooled(
  first: Event,
  parts: readonly Reading[],
  chosen: Choices["kind"],
  findings: readonly Finding[],
): ReadEvent {
  const others = parts.flatMap((part) => eventOf(part) ?? []);
  const { event, differing } = pooledEvents(first, others);
  const kind = chosen === "as read" || chosen === "robin" ? "swiss" : chosen;
  const errors = differing.map(({ player, rating, before }) =>
    errorFound("pooledRatingsDiffer", {
      player,
      came: String(rating ?? "u"),
      before: String(before ?? "u"),
    }),
  );
  return { kind, event: { ...event, kind }, roundRobin: null, findings: [...findings, ...errors] };
}

function eventOf({ event, roundRobin, findings }: Reading): Event | null {
  if (findings.some(isError)) return null;
  return event ?? (roundRobin === null ? null : eventOfRoundRobin(roundRobin));
}

/** Findings that leave nothing of a table. */
export function faultsOf({ cells, selected }: SelectedCells): number {
  return readTable(cells, selected, NO_CHOICES).findings.filter(isError).length;
}
