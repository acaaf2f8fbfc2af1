import type { Edition } from "../../rules/editions/edition";
import { othersOpen } from "../../rules/editions/openReading";
import { isReason, type Reason } from "../../rules/reason";
import { ratingForOthers } from "../../rules/report/event";
import { eventReport, type ReportRow } from "../../rules/report/eventReport";
import { iterate, type RobinRow } from "../../rules/robin/iteration";
import { playersLeftOut, fullScores } from "../../rules/robin/event";
import { whyNoIteration } from "../../rules/robin/whyNoIteration";
import type { Hundredths, Rating } from "../../rules/units";
import { hasHypothetical } from "../../rules/hypothetical";
import type { Event } from "../event";
import { kindChecks, type KindCheck } from "../kinds/kindChecks";
import { kOfEvent } from "../kOfEvent";
import type { RoundRobin } from "../roundRobin";
import { playersCompared, type ComparedEvent } from "./comparedEvent";
import { robinOfEvent } from "./robinOfEvent";

/** What an edition gives a player; null: nothing. */
export interface PlayerFigures {
  /** From which Ru comes: Rc, in a round robin Rc (new), from 2024 Ra. */
  readonly average: number | null;
  readonly ru: Rating | null;
  /** As it counts: K × n ≤ 700 (8.3.3, 2022). */
  readonly k: number | null;
  readonly change: Hundredths | null;
  readonly rn: Rating | null;
}

/** Why an edition gives nobody anything. */
type NoFigures = Reason | KindCheck;

export interface EditionFigures {
  readonly edition: Edition;
  readonly players: readonly PlayerFigures[];
  /** Ra of a round robin whose unrated players count with Ru (new); null where there is none. */
  readonly ra: Rating | null;
  readonly none: NoFigures | null;
}

const NOTHING: PlayerFigures = { average: null, ru: null, k: null, change: null, rn: null };

/** What the event's own sheet of this edition shows: the report, of points alone the iteration. */
export function figuresUnder(compared: ComparedEvent, edition: Edition): EditionFigures {
  const figures =
    "event" in compared.of
      ? ofGames(compared, compared.of.event, edition)
      : ofTotals(compared, compared.of.totals, edition);
  if ("players" in figures) return { edition, ...figures };
  const players = playersCompared(compared).map(() => NOTHING);
  return { edition, players, ra: null, none: figures.none };
}

type Figures =
  Omit<EditionFigures, "edition"> | { readonly none: NonNullable<EditionFigures["none"]> };

function ofTotals(
  compared: ComparedEvent,
  { players, scores }: RoundRobin,
  edition: Edition,
): Figures {
  const { later } = compared;
  const field = { ratings: players.map(({ rating }) => rating), scores, later };
  const k = kOfEvent(players, edition, compared).players.map((player) => player.k);
  const isWeFromRu = othersOpen(compared.others, edition).has("weOfFirstPass");
  const iteration = iterate(field, edition, { k, isWeFromRu });
  if (isReason(iteration)) return { none: iteration };
  const { rows, ra } = iteration;
  return { players: rows.map(ofIteration), ra, none: null };
}

function ofIteration(row: RobinRow): PlayerFigures {
  switch (row.kind) {
    case "rated": {
      const { k, change, newRating: rn } = row;
      return { ...NOTHING, k, change, rn };
    }
    case "unrated":
      return { ...NOTHING, average: row.rcNew, ru: row.ruNew };
    case "left out":
      return NOTHING;
  }
}

function ofGames(compared: ComparedEvent, event: Event, edition: Edition): Figures {
  const { matchGames, later } = compared;
  const none = whyNotRated(event, edition, matchGames) ?? whyNoReport(event, edition, later);
  if (none !== null) return { none };
  const isIterated = hasIteration(event, edition, later);
  const robin = isIterated ? { later } : null;
  const others = othersOpen(compared.others, edition);
  const { rows, iteration } = eventReport(event, edition, { ...compared, robin, others });
  return {
    players: rows.map((row) => ofReport(row, edition)),
    ra: iteration === null || isReason(iteration) ? null : iteration.ra,
    none: null,
  };
}

function ofReport({ rated, first, rc, ra }: ReportRow, edition: Edition): PlayerFigures {
  const ru = first === null || isReason(first) ? null : first.ru;
  if (rated === null) {
    const average = hasHypothetical(edition) ? ra : rc;
    return { ...NOTHING, average, ru };
  }
  const { kCounted: k, change, newRating: rn } = rated;
  return { ...NOTHING, ru, k, change, rn };
}

/** 6.6 (2011), 6.4 (2005): nothing of an event of its kind is rated. */
function whyNotRated(event: Event, edition: Edition, matchGames: number | null): KindCheck | null {
  const checks = kindChecks(asMet(event), edition, matchGames ?? 0, 1);
  return checks.find(({ passes, isNeeded }) => isNeeded && !passes) ?? null;
}

/** By the ratings of the start: who is rated since is unrated for everybody else. */
function asMet(event: Event): Event {
  const players = event.players.map((each) => ({ ...each, rating: ratingForOthers(each) }));
  return { ...event, players };
}

/** The method gives nothing for a round robin whose unrated players do not all drop out (6.1). */
function whyNoReport(event: Event, edition: Edition, later: ReadonlySet<number>): Reason | null {
  const field = fieldOf(event, edition, later);
  const why = field === null ? null : whyNoIteration(field, edition);
  if (field === null || why === null) return null;
  const unrated = field.ratings.filter((rating) => rating === null).length;
  const leftOut = playersLeftOut(field, fullScores(field.scores), edition).size;
  return leftOut === unrated ? null : why;
}

function hasIteration(event: Event, edition: Edition, later: ReadonlySet<number>): boolean {
  const field = fieldOf(event, edition, later);
  if (field === null || !field.ratings.includes(null)) return false;
  return whyNoIteration(field, edition) === null;
}

/** As the method for round robins takes it; null where the edition has none for the event. */
function fieldOf(event: Event, { hasRobin }: Edition, later: ReadonlySet<number>) {
  const robin = hasRobin ? robinOfEvent(event) : null;
  if (robin === null) return null;
  return { ratings: event.players.map(ratingForOthers), scores: robin.scores, later };
}
