import type { KnownLine } from "../../../src/tournament/identity/known";
import type { Dice } from "../tables/dice";
import type { Person } from "./federation";
import type { Month } from "./month";
import type { EventPlayer, PlayedEvent } from "./playedEvent";
import { hastySpelling, tidySpelling } from "./spelling";

/** A line of an event's list, and who it really is. */
export interface LineOfPerson extends KnownLine {
  readonly person: Person;
}

/** What the lists of the events tell of their players: not all tell the same, and not all alike. */
export function knownLines(
  { events }: Month,
  dice: Dice,
  isTidy: boolean,
): readonly (readonly LineOfPerson[])[] {
  return events.map((event, index) => {
    const own = dice.for(`list ${index}`);
    const told = toldOf(own, isTidy);
    return event.players.map((player) => told(player, event));
  });
}

function toldOf(dice: Dice, isTidy: boolean) {
  const spell = isTidy ? tidySpelling(dice) : hastySpelling(dice);
  const hasIds = dice.chance(0.6);
  const births = dice.pick(["day", "year", "none", "none"] as const);
  const hasFederations = dice.chance(0.6);
  return ({ person, rating }: EventPlayer, { title, first: day }: PlayedEvent): LineOfPerson => ({
    person,
    name: spell(person),
    id: hasIds ? person.id : "",
    /** Some lists are older than others. */
    rating: rating !== null && dice.chance(0.02) ? rating + 15 : rating,
    birth: { day: person.birth, year: { year: person.birth.year }, none: null }[births],
    federation: hasFederations ? person.federation : "",
    event: { title, day },
  });
}
