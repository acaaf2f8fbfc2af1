import type { Edition } from "../../rules/editions/edition";
import { editionOf, editionOn } from "../../rules/editions/editionOn";
import { LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import { isReason, type Reason } from "../../rules/reason";
import { iterate, type Iteration } from "../../rules/robin/iteration";
import { fullScores, playersLeftOut } from "../../rules/robin/event";
import type { Day, HalfPoints } from "../../rules/units";
import { compositionChecks, type CompositionCheck } from "../../tournament/composition";
import type { Event as TournamentEvent } from "../../tournament/event";
import { eventOfRoundRobin } from "../../tournament/eventOfRoundRobin";
import { isError } from "../../tournament/finding";
import { readTable, type Reading } from "../../tournament/readTable";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { SelectedCells } from "../excel/readSelection";
import type { Choices } from "./choices";

/** What stands in the way of the sheet, or nothing. */
export type Obstacle =
  | { readonly kind: "findings"; readonly count: number }
  | { readonly kind: "method gone" }
  | { readonly kind: "no round robin" }
  | { readonly kind: "unplayed"; readonly reason: Reason }
  | { readonly kind: "reason"; readonly reason: Reason };

/** A player whom 6.1 leaves out, unless this is not his first event. */
export interface FewPoints {
  readonly player: number;
  readonly name: string;
  readonly score: HalfPoints;
  readonly isLater: boolean;
}

/** Everything that the pane says of a table under the choices made. */
export interface Verdict {
  readonly reading: Reading;
  readonly startDate: Day | null;
  /** The one in force, or chosen; null where the day is before the first. */
  readonly edition: Edition | null;
  /** The one whose method is used. */
  readonly method: Edition | null;
  readonly obstacle: Obstacle | null;
  readonly fewPoints: readonly FewPoints[];
  readonly composition: readonly CompositionCheck[];
  readonly isEverybodyRated: boolean;
  /** The event as a rating report takes it, where one can be made of it. */
  readonly reportable: TournamentEvent | null;
  /** The method is shown for an event to which it no longer applies. */
  readonly isTeaching: boolean;
}

export function verdictOf(source: SelectedCells, choices: Choices): Verdict {
  const reading = readTable(source.cells, source.selected, choices);
  const startDate = choices.startDate === undefined ? reading.startDate : choices.startDate;
  const edition = editionFor(startDate, choices);
  if (isReason(edition)) {
    return { ...nothing(reading, startDate), obstacle: { kind: "reason", reason: edition } };
  }
  const method = edition.hasRobin || !choices.teaching ? edition : LAST_ROBIN_EDITION;
  const { roundRobin } = reading;
  const verdict = { ...nothing(reading, startDate), edition, method };
  if (roundRobin === null && reading.event !== null) {
    return { ...verdict, obstacle: { kind: "no round robin" }, reportable: reading.event };
  }
  if (roundRobin === null) {
    const count = reading.findings.filter(isError).length;
    return { ...verdict, obstacle: { kind: "findings", count } };
  }
  const event = eventOfRoundRobin(roundRobin);
  if (!method.hasRobin) {
    return { ...verdict, obstacle: { kind: "method gone" }, reportable: event };
  }
  const obstacle = obstacleOf(iterationOf(roundRobin, method, choices));
  const isEverybodyRated = roundRobin.players.every(({ rating }) => rating !== null);
  return {
    ...verdict,
    obstacle,
    reportable: isEverybodyRated || obstacle?.kind === "unplayed" ? event : null,
    isTeaching: !isInForce(method, startDate),
    fewPoints: fewPointsOf(roundRobin, method, choices),
    composition: compositionChecks(roundRobin, method, choices.championship),
    isEverybodyRated,
  };
}

function nothing(reading: Reading, startDate: Day | null): Verdict {
  return {
    reading,
    startDate,
    edition: null,
    method: null,
    obstacle: null,
    fewPoints: [],
    composition: [],
    isEverybodyRated: false,
    reportable: null,
    isTeaching: false,
  };
}

/** 8.2 (2022): on a day from which the method is gone, an earlier edition is for teaching. */
function isInForce(method: Edition, startDate: Day | null): boolean {
  if (startDate === null) return true;
  const onTheDay = editionOn(startDate);
  return isReason(onTheDay) || onTheDay.hasRobin || method === onTheDay;
}

/** The edition chosen, else the one of the first day, else the last that has the method. */
function editionFor(startDate: Day | null, { edition }: Choices): Edition | Reason {
  if (edition !== "by date") return editionOf(edition);
  return startDate === null ? LAST_ROBIN_EDITION : editionOn(startDate);
}

function iterationOf(
  { players, scores }: RoundRobin,
  edition: Edition,
  { later }: Choices,
): Iteration | Reason {
  const ratings = players.map(({ rating }) => rating);
  return iterate({ ratings, scores, later }, edition, { k: players.map(({ k }) => k) });
}

function obstacleOf(iteration: Iteration | Reason): Obstacle | null {
  if (!isReason(iteration)) return null;
  const kind = iteration.key === "unplayedGame" ? "unplayed" : "reason";
  return { kind, reason: iteration };
}

/** Everybody whom 6.1 would leave out if this were his first event. */
function fewPointsOf(
  { players, scores }: RoundRobin,
  edition: Edition,
  { later }: Choices,
): FewPoints[] {
  const ratings = players.map(({ rating }) => rating);
  const full = fullScores(scores);
  const leftOut = playersLeftOut({ ratings, scores }, full, edition);
  return [...leftOut.keys()].map((player) => ({
    player,
    name: players[player]?.name ?? "",
    score: full[player] ?? 0,
    isLater: later.has(player),
  }));
}
