import { editionOn } from "../../../src/rules/editions/editionOn";
import type { Edition } from "../../../src/rules/editions/edition";
import { dayOf } from "../../../src/rules/day";
import { listThatCounts } from "../../../src/rules/countingList";
import { ratingList } from "../../../src/rules/ratingList";
import type { Day } from "../../../src/rules/units";
import { Dice } from "../tables/dice";
import { PLACES } from "../tables/names";
import { LANGUAGES } from "../tables/language";
import { federation, ratingOn, type Person } from "./federation";
import { robinRounds, swissRounds, type PlayedEvent } from "./playedEvent";

/** A rating officer's month: what was played, and the list that counts it. */
export interface Month {
  readonly seed: number;
  readonly list: Day;
  readonly people: readonly Person[];
  readonly events: readonly PlayedEvent[];
}

/** How large a month is. */
export interface MonthSize {
  readonly events: number;
  readonly people: number;
  readonly mostPlayers: number;
  /** People of exactly one name are among them. */
  readonly hasNamesakes?: boolean;
}

export const SMALL: MonthSize = { events: 4, people: 60, mostPlayers: 40 };
export const LARGE: MonthSize = { events: 20, people: 900, mostPlayers: 300 };

/** Lists in whose period a new edition came into force: their events are judged by two of them. */
const LISTS: readonly (readonly [year: number, month: number])[] = [
  [2009, 9],
  [2011, 9],
  [2012, 8],
  [2014, 8],
  [2017, 8],
  [2022, 2],
  [2024, 4],
  [2025, 11],
];

export function randomMonth(seed: number, size: MonthSize): Month {
  const dice = new Dice(seed);
  const [year, month] = dice.for("list").pick(LISTS);
  const list = dayOf(year, month, 1);
  const people = federation(dice.for("people"), size, list);
  const events = Array.from({ length: size.events }, (_, index) =>
    event(dice.for(`event ${index}`), index, { list, people, size }),
  );
  return { seed, list, people, events };
}

export function editionOfDay(day: Day): Edition {
  return editionOn(day) as Edition;
}

interface Setting {
  readonly list: Day;
  readonly people: readonly Person[];
  readonly size: MonthSize;
}

function event(dice: Dice, index: number, { list, people, size }: Setting): PlayedEvent {
  const kind = dice.chance(0.3) ? "robin" : "swiss";
  const count =
    kind === "robin"
      ? dice.whole(6, 14)
      : Math.min(size.mostPlayers, Math.round(20 / Math.max(0.067, dice.next())));
  const field = dice.shuffled(people).slice(0, count);
  const rounds = kind === "robin" ? count - 1 + (count % 2) : dice.pick([5, 7, 9, 11]);
  const days = dice.whole(1, Math.min(rounds, 9));
  const last = lastDay(dice, list);
  const first = last - days + 1;
  const lines = kind === "robin" ? robinRounds(dice, field) : swissRounds(dice, field, rounds);
  const listInForce = ratingList(first, editionOfDay(first));
  const sinceFirst = Math.round((listInForce - list) / 30);
  return {
    title: `${dice.pick(PLACES[dice.pick(LANGUAGES)])} ${kind === "robin" ? "Masters" : "Open"} ${index + 1}`,
    kind,
    first,
    last,
    players: field.map((person, place) => ({
      person,
      rating: ratingOn(person, sinceFirst),
      rounds: lines[place]!,
    })),
  };
}

/** Most are counted by the list; one in ten by a later one. */
function lastDay(dice: Dice, list: Day): Day {
  const days = Array.from({ length: 62 }, (_, day) => list - 40 + day);
  const isLater = dice.chance(0.1);
  return dice.pick(
    days.filter((day) => {
      const counting = listThatCounts(day) ?? 0;
      return isLater ? counting > list : counting === list;
    }),
  );
}
