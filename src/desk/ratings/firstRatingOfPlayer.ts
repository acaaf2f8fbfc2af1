import { ownEdition } from "../../rules/careerTerms";
import { countingList } from "../../rules/countingList";
import { editionOf, editionOn } from "../../rules/editions/editionOn";
import type { Edition, Pace } from "../../rules/editions/edition";
import { isReason, type Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { FirstRatingOrder, LinkedEvent } from "../../sheets/firstRating/order";
import type { FirstRatingRead } from "../../sheets/firstRating/readFirstRating";
import type { ReportedEvent, UnratedPlayer } from "../../sheets/firstRating/unratedPlayers";
import type { Doubt } from "../../tournament/identity/whoIsWho";
import { isError, type Finding } from "../../tournament/finding";
import type { NamedFirstRating } from "./firstRatingSheets";
import type { Rules } from "./rules";

/** What stands in the way of a player's sheet. */
export type NoFirstRatingOfPlayer =
  /** Of what was typed into his sheet before. */
  | {
      readonly kind: "findings before";
      readonly sheet: string;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: "reason"; readonly reason: Reason }
  /** Players who may be he. */
  | { readonly kind: "who is who"; readonly doubts: readonly Doubt[] }
  /** Reports that do not say when their events began. */
  | { readonly kind: "no days"; readonly sheets: readonly string[] };

interface PlannedOfPlayer {
  readonly kind: "planned";
  readonly order: FirstRatingOrder;
  /** The sheet from which events were taken over; null: from none. */
  readonly keptFrom: string | null;
}

/**
 * An unrated player's events of all reports, and what a person has typed into the sheet made for him
 * before. What stands there under a report's event and day in numbers is meant instead of it.
 */
export function firstRatingOfPlayer(
  player: UnratedPlayer,
  before: NamedFirstRating | null,
  rules: Rules,
  isException: boolean,
): PlannedOfPlayer | NoFirstRatingOfPlayer {
  const { events, name, id, pace, spellings, doubts } = player;
  if (doubts.length > 0) return { kind: "who is who", doubts };
  const sheets = events.flatMap(({ day, place }) => (day === null ? place.sheet : []));
  if (sheets.length > 0) return { kind: "no days", sheets };
  const read = before?.read ?? null;
  const findings = (read?.findings ?? []).filter(isError);
  if (before !== null && findings.length > 0) {
    return { kind: "findings before", sheet: before.sheet, findings };
  }
  const typed = read?.typed ?? [];
  const career = [...typed, ...events.flatMap((event) => linkedEvent(event, read))].sort(
    (one, other) => one.day - other.day,
  );
  const edition = editionOfCareer(career, events, pace, rules);
  if (isReason(edition)) return { kind: "reason", reason: edition };
  const order: FirstRatingOrder = {
    title: name,
    player: { name, id, ...(spellings.length > 0 && { spellings }) },
    career,
    edition,
    isByHand: rules.edition !== "by date",
    style: rules.style,
    gamesNeeded: isException ? null : (read?.gamesNeeded ?? null),
    isException:
      isException || read?.isException === true || events.some((each) => each.isException),
    published: read?.published ?? null,
  };
  const keptFrom = typed.length > 0 ? (before?.sheet ?? null) : null;
  return { kind: "planned", order, keptFrom };
}

function linkedEvent(event: ReportedEvent, read: FirstRatingRead | null): LinkedEvent[] {
  const { title: name, day, end, system, isDouble, rc, score, games, opponents, place } = event;
  const isSame = (other: { readonly name: string; readonly day: Day }) =>
    other.name === name && other.day === day;
  if (day === null || read?.typed.some(isSame) === true) return [];
  const ratedOn = read?.lists.find(isSame)?.list ?? ownList(event, day);
  const kind = { system, ...(isDouble && { isDouble }) };
  const played = { rc: rc ?? 0, score, games, ...(opponents !== undefined && { opponents }) };
  return [{ name, day, end, ratedOn, ...kind, ...played, report: place, told: event.told }];
}

/** The list that the report names, where it is another than the days alone give: official events. */
function ownList({ countedBy, end, edition }: ReportedEvent, day: Day): Day | null {
  const { list } = countingList(end ?? day, ownEdition(edition.pace));
  return countedBy === list ? null : countedBy;
}

/** As the report of the last event has it; of an event typed in, by its day. */
function editionOfCareer(
  career: readonly LinkedEvent[],
  events: readonly ReportedEvent[],
  pace: Pace,
  { edition: chosen }: Rules,
): Edition | Reason {
  if (chosen !== "by date") return editionOf(chosen, pace);
  const last = career[career.length - 1];
  const reported = events.find(({ place }) => place === last?.report);
  return reported?.edition ?? editionOn(last?.day ?? 0, pace);
}
