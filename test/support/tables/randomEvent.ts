import { dayOf, dateOf } from "./calendar";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { EVENTS, PLACES } from "./names";
import { randomPlayers } from "./randomPlayers";
import { randomRobin } from "./randomRobin";
import { randomSwiss } from "./randomSwiss";
import type { TrueEvent } from "./trueEvent";

/** An event as it really was, players by their start numbers. */
export function randomEvent(hand: Hand): TrueEvent {
  const dice = hand.for("event");
  const isRobin = dice.chance(0.62);
  const count = isRobin ? dice.whole(4, dice.pick([8, 10, 12, 16])) : swissSize(dice);
  const first = dayOf(dice.whole(2005, 2026), dice.whole(1, 12), dice.whole(1, 28));
  const { year } = dateOf(first);
  const drawn = randomPlayers(dice, { language: hand.language, year, count });
  const players = dice.chance(0.7)
    ? [...drawn].sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
    : drawn;
  const games = isRobin ? randomRobin(players, hand) : randomSwiss(players, hand);
  const days = hand.does("a span of days") ? dice.whole(1, dice.chance(0.9) ? 9 : 60) : 0;
  const name = dice.pick(EVENTS[hand.language]);
  const place = dice.pick(PLACES[hand.language]);
  return { name, place, first, last: first + days, players, games };
}

function swissSize(dice: Dice): number {
  return dice.whole(8, dice.pick([14, 20, 40]));
}
