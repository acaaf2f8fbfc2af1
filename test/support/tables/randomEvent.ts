import { dayOf, dateOf } from "./calendar";
import type { Dice } from "./dice";
import type { Hand } from "./hand";
import { EVENTS, PLACES } from "./names";
import { PROGRAMS } from "./programs";
import { randomPlayers } from "./randomPlayers";
import { randomRobin } from "./randomRobin";
import { randomSwiss } from "./randomSwiss";
import { robinByRounds } from "./robinByRounds";
import type { RobinGames, SwissGames, TrueEvent, TruePlayer } from "./trueEvent";

/** An event as it really was, players by their start numbers; or one like another. */
export function randomEvent(hand: Hand, like?: TrueEvent): TrueEvent {
  const dice = hand.forEvent("event");
  const isDrawn = dice.chance(0.62);
  const kind = hand.program === null ? (isDrawn ? "robin" : "swiss") : PROGRAMS[hand.program];
  const isRobin = kind === "robin";
  const isSmall = hand.program === "robin of several games" || hand.program === "robin by rounds";
  const drawn = isSmall
    ? dice.whole(4, 7)
    : isRobin
      ? dice.whole(4, dice.pick([8, 10, 12, 16]))
      : swissSize(dice);
  const count = like?.players.length ?? drawn;
  const day = dayOf(dice.whole(2005, 2026), dice.whole(1, 12), dice.whole(1, 28));
  const first = like?.first ?? day;
  const { year } = dateOf(first);
  const field = randomPlayers(dice, { language: hand.language, year, count });
  const players = dice.chance(0.7)
    ? [...field].sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
    : field;
  const games = gamesOf(players, isRobin, hand);
  const days = hand.would("a span of days") ? dice.whole(1, dice.chance(0.9) ? 9 : 60) : 0;
  const name = dice.pick(EVENTS[hand.language]);
  const place = dice.pick(PLACES[hand.language]);
  return { name, place, first, last: like?.last ?? first + days, players, games };
}

function swissSize(dice: Dice): number {
  return dice.whole(8, dice.pick([14, 20, 40]));
}

function gamesOf(
  players: readonly TruePlayer[],
  isRobin: boolean,
  hand: Hand,
): RobinGames | SwissGames {
  if (isRobin) return randomRobin(players, hand);
  return hand.program === "robin by rounds"
    ? robinByRounds(players, hand)
    : randomSwiss(players, hand);
}
