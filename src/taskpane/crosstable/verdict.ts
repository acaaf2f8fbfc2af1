import type { Edition } from "../../rules/editions/edition";
import { editionOf, editionOn } from "../../rules/editions/editionOn";
import { LAST_ROBIN_EDITION } from "../../rules/editions/editions";
import { isReason, type Reason } from "../../rules/reason";
import { iterate, type Iteration } from "../../rules/robin/iteration";
import type { Day } from "../../rules/units";
import { compositionChecks, type CompositionCheck } from "../../tournament/composition";
import { isError } from "../../tournament/finding";
import { readRoundRobin, type Reading } from "../../tournament/readRoundRobin";
import type { RoundRobin } from "../../tournament/roundRobin";
import type { SelectedCells } from "../excel/readSelection";
import type { Choices } from "./choices";

/** What stands in the way of the sheet, or nothing. */
export type Obstacle =
  | { readonly kind: "findings"; readonly count: number }
  | { readonly kind: "method gone" }
  | { readonly kind: "unplayed"; readonly reason: Reason }
  | { readonly kind: "reason"; readonly reason: Reason };

/** A player left out by 6.1, with what he scored. */
export interface LeftOut {
  readonly player: number;
  readonly name: string;
  readonly score: number;
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
  readonly leftOut: readonly LeftOut[];
  readonly composition: readonly CompositionCheck[];
  readonly isEverybodyRated: boolean;
}

export function verdictOf(source: SelectedCells, choices: Choices): Verdict {
  const reading = readRoundRobin(source.cells, source.selected, choices);
  const startDate = choices.startDate === undefined ? reading.startDate : choices.startDate;
  const edition = editionFor(startDate, choices);
  if (isReason(edition)) {
    return { ...nothing(reading, startDate), obstacle: { kind: "reason", reason: edition } };
  }
  const method = edition.hasRobin || !choices.teaching ? edition : LAST_ROBIN_EDITION;
  const { roundRobin } = reading;
  const verdict = { ...nothing(reading, startDate), edition, method };
  if (roundRobin === null) {
    const count = reading.findings.filter(isError).length;
    return { ...verdict, obstacle: { kind: "findings", count } };
  }
  const iteration = iterationOf(roundRobin, method, choices);
  return {
    ...verdict,
    obstacle: method.hasRobin ? obstacleOf(iteration) : { kind: "method gone" },
    leftOut: leftOutOf(roundRobin, iteration),
    composition: compositionChecks(roundRobin, method, choices.championship),
    isEverybodyRated: roundRobin.players.every(({ rating }) => rating !== null),
  };
}

function nothing(reading: Reading, startDate: Day | null): Verdict {
  return {
    reading,
    startDate,
    edition: null,
    method: null,
    obstacle: null,
    leftOut: [],
    composition: [],
    isEverybodyRated: false,
  };
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

function leftOutOf({ players }: RoundRobin, iteration: Iteration | Reason): LeftOut[] {
  if (isReason(iteration)) return [];
  return iteration.rows.flatMap((row, player) =>
    row.kind === "left out"
      ? [{ player, name: players[player]?.name ?? "", score: row.score }]
      : [],
  );
}
