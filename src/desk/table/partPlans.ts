import type { Rating } from "../../rules/units";
import type { SheetTexts } from "../../i18n/sheets";
import { ratingList } from "../../rules/ratingList";
import { withRatedSince } from "../../tournament/kinds/ratedSince";
import { isError } from "../../tournament/finding";
import type { Event } from "../../tournament/event";
import type { Choices } from "./choices";
import {
  arePartsReady,
  eventOfPart,
  partsOfEvent,
  playedBefore,
  type PartWithList,
} from "./partsOfEvent";
import { plansOfOrder, reportOrder, type Plans } from "./plans";
import { eventOf } from "./readEvent";
import { Readings } from "./readings";
import type { TableOnDesk } from "./tableDesk";
import { hasReport, type Verdict } from "./verdict";

/**
 * A report for each part of an event that counts period by period: 4.13 (2011). Null where it does not, or
 * where a day or a rating has to be settled first.
 */
export function partPlans(
  table: TableOnDesk,
  choices: Choices,
  texts: SheetTexts,
): readonly Plans[] | null {
  const { verdict } = table;
  const whole = partsOfEvent(verdict, choices);
  if (whole === null || !arePartsReady(whole)) return null;
  if (!hasReport(verdict)) return null;
  const order = reportOrder(table, verdict, choices);
  const count = whole.parts.length;
  const plans = whole.parts.map((part): Plans | null => {
    const event = eventWithRatings(table, verdict, choices, part);
    if (event === null) return null;
    const isThen = whole.hasSeveralLists && choices.ratingsOfParts === "then";
    return plansOfOrder(
      {
        ...order,
        event: eventOfPart(event, part),
        startDate: part.start,
        endDate: part.end,
        ratingsList: ratingList(isThen ? part.start : whole.start, order.edition),
        list: part.list,
        part: { number: part.number, count, start: whole.start, end: whole.end },
        title: texts.report.partTitle(part.number, order.title),
        later: new Set([...order.later, ...playedBefore(event, whole.parts, part.number)]),
      },
      texts,
    );
  });
  return plans.every((each) => each !== null) ? plans : null;
}

/**
 * With the ratings of the part's own column; null: something in it has to be settled. Who is left out, and
 * which games are too fast, is decided for the event as a whole.
 */
function eventWithRatings(
  { source, parts }: TableOnDesk,
  { event: whole, reading }: Extract<Verdict, { readonly event: Event }>,
  choices: Choices,
  { ratings }: PartWithList,
): Event | null {
  if (ratings === null) return null;
  if (ratings.column === reading.ratings.chosen?.column) return whole;
  const readings = new Readings();
  const wished = readings.ofSource(source, { ...choices, ratingColumn: ratings.column });
  const read = readings.event(source, wished, parts, choices);
  const told = read.findings.some(isError) ? null : eventOf(read);
  return told && withRatingsOf(withRatedSince(told, choices.ratedSince), whole);
}

/** The games of one event with the ratings of the other, player by player. */
function withRatingsOf({ players: rated }: Event, whole: Event): Event {
  return {
    ...whole,
    players: whole.players.map((player, place) => ({
      ...player,
      rating: rated[place]?.rating ?? null,
      games: player.games.map(({ opponent, ...game }) => ({
        ...game,
        opponent:
          opponent.place === null
            ? opponent
            : { ...opponent, rating: ratingOfOpponent(rated, opponent.place) },
      })),
    })),
  };
}

/** 8.4 (2014): who is rated since the event began is unrated for his opponents. */
function ratingOfOpponent(rated: Event["players"], place: number): Rating | null {
  const player = rated[place];
  return player === undefined || player.isRatedSince ? null : player.rating;
}
