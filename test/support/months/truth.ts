import type { CareerEvent } from "../../../src/rules/careerEvent";
import { ownEdition } from "../../../src/rules/careerTerms";
import { firstRating } from "../../../src/rules/firstRating";
import type { Rating } from "../../../src/rules/units";
import type { KFacts } from "../../../src/rules/kFacts";
import { robinResults } from "../../../src/rules/report/robinResults";
import { isReason } from "../../../src/rules/reason";
import type { ReportEvent, ReportOptions } from "../../../src/rules/report/event";
import { eventReport, type ReportRow } from "../../../src/rules/report/eventReport";
import type { PlayerOfPeriod } from "../../../src/rules/period/periodReport";
import { editionOfDay, type Month } from "./month";
import { gamesOf, type PlayedEvent } from "./playedEvent";
import type { Person } from "./federation";

/** What the rules give each player of an event, of what really was. */
function reportOf(event: PlayedEvent): readonly ReportRow[] {
  const known = reports.get(event);
  if (known !== undefined) return known;
  const robin = isIteratedEvent(event) ? ROBIN : null;
  const options: ReportOptions = { startDate: event.first, robin };
  const { rows } = eventReport(asRulesTakeIt(event), editionOfDay(event.first), options);
  reports.set(event, rows);
  return rows;
}

/** Each is asked for by all of its players. */
const reports = new WeakMap<PlayedEvent, readonly ReportRow[]>();

const ROBIN = { later: new Set<number>() };

/** Unrated players of a round robin have their ratings by the method of 8.58 (2011). */
function isIteratedEvent(event: PlayedEvent): boolean {
  const edition = editionOfDay(event.first);
  if (event.kind !== "robin" || !edition.hasRobin) return false;
  if (event.players.every(({ rating }) => rating !== null)) return false;
  const { iteration } = robinResults(asRulesTakeIt(event), edition, ROBIN, new Set());
  return !isReason(iteration);
}

function asRulesTakeIt(event: PlayedEvent): ReportEvent {
  return {
    kind: event.kind,
    players: event.players.map(({ person, rating }, place) => ({
      rating,
      k: null,
      facts: factsOf(person),
      games: gamesOf(event, place).map(({ opponent, score }) => ({
        opponent: {
          name: String(opponent),
          rating: event.players[opponent]!.rating,
          place: opponent,
        },
        score,
      })),
    })),
  };
}

function factsOf({ birth }: Person): KFacts {
  return { birth, games: null, peak: null };
}

/** The first rating that somebody's events give; null: none yet. */
export function firstRatingOf({ events }: Month, who: Person): Rating | null {
  const career = events.flatMap((event): CareerEvent[] => {
    const place = event.players.findIndex(({ person }) => person === who);
    const row = place < 0 ? undefined : reportOf(event)[place];
    if (row === undefined || row.rating !== null || row.n === 0) return [];
    const isIterated = isIteratedEvent(event);
    const rated = event.players.filter(({ rating }) => rating !== null).length;
    return [
      {
        ...{ day: event.first, end: event.last, rc: row.rc!, score: row.w, games: row.n },
        system: isIterated ? "robin" : "swiss",
        ...(isIterated && { opponents: rated }),
      },
    ];
  });
  if (career.length === 0) return null;
  const editionOn = ownEdition("standard");
  const terms = { editionOn, gamesNeeded: null, isException: false, published: null };
  career.sort((one, other) => one.day - other.day);
  const { rating, isPublished } = firstRating(career, terms);
  return isPublished ? rating : null;
}

/** What a person did in the events of the month, in the order of their days. */
export function playerOfPeriod(month: Month, who: Person): PlayerOfPeriod {
  const results = [...month.events]
    .sort((one, other) => one.first - other.first)
    .flatMap((event) => {
      const place = event.players.findIndex(({ person }) => person === who);
      const row = place < 0 ? undefined : reportOf(event)[place];
      if (row === undefined) return [];
      return [
        {
          day: event.first,
          edition: editionOfDay(event.first),
          rating: row.rating,
          k: null,
          facts: factsOf(who),
          games: row.n,
          delta: row.rated?.wMinusWe ?? null,
        },
      ];
    });
  return { results, earlierGames: null };
}
