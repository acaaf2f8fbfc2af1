import type { Event, EventKind } from "../../tournament/event";
import { eventOfRoundRobin } from "../../tournament/eventOfRoundRobin";
import { errorFound, isError, warning, type Finding } from "../../tournament/finding";
import { pooledEvents } from "../../tournament/kinds/pooledEvents";
import { roundRobinOfEvent } from "../../tournament/kinds/roundRobinOfEvent";
import type { HeadedColumn } from "../../tournament/headedColumn";
import type { RatingChoice } from "../../tournament/ratingChoice";
import { addressOfArea } from "../../tournament/sheetCells";
import { readTable, type Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { SelectedCells } from "../selectedCells";
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
  parts: readonly PartRead[],
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
  parts: readonly PartRead[],
  chosen: Choices["kind"],
  findings: readonly Finding[],
): ReadEvent {
  const others = parts.flatMap(({ reading }) => eventOf(reading) ?? []);
  const { event, differing, ambiguous, disagreements, unclear } = pooledEvents(first, others);
  const wished = chosen === "as read" ? event.kind : chosen;
  const kind = wished === "robin" ? "swiss" : wished;
  const errors = [
    ...parts.flatMap(({ reading, table }) =>
      eventOf(reading) === null ? [errorFound("partUnreadable", { table })] : [],
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
  return { kind, event: { ...event, kind }, roundRobin: null, findings: [...findings, ...errors] };
}

/** A further table of the event, and where it stands. */
export interface PartRead {
  readonly table: string;
  readonly reading: Reading;
}

/** Read with the columns of the first table, by their headings. */
export function readPart(
  { sheet, cells, selected, asked }: SelectedCells,
  { chosen, standard }: RatingChoice,
): PartRead {
  const plain = readTable(cells, asked, NO_CHOICES);
  const columnOf = (wished: HeadedColumn | null) =>
    plain.ratings.columns.find(({ heading }) => heading === wished?.heading)?.column ?? null;
  const columns = { ratingColumn: columnOf(chosen), standardColumn: columnOf(standard) };
  const reading = readTable(cells, asked, { ...NO_CHOICES, ...columns });
  return { table: `${sheet}!${addressOfArea(selected)}`, reading };
}

/** Whether a table can be a part of an event: its games are known. */
export function isReadablePart(part: SelectedCells): boolean {
  return eventOf(readTable(part.cells, part.asked, NO_CHOICES)) !== null;
}

function eventOf({ event, roundRobin, findings }: Reading): Event | null {
  if (findings.some(isError)) return null;
  return event ?? (roundRobin === null ? null : eventOfRoundRobin(roundRobin));
}
