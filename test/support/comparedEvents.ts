import { dayOf } from "../../src/rules/day";
import type { ComparedEvent } from "../../src/tournament/compare/comparedEvent";
import type { RandomReport } from "./checkRandomReports";
import { orderOf } from "./checkRandomReports";
import { exampleOrder } from "./exampleOrder";
import { eventOfRoundRobin } from "./tournaments";

const PLAIN = {
  title: "Example",
  isNamed: false,
  pace: "standard",
  startDate: null,
  matchGames: null,
  later: new Set<number>(),
  others: new Set<never>(),
} as const;

/** The ten players of the worked example, game by game. */
export const EXAMPLE: ComparedEvent = {
  ...PLAIN,
  of: { event: eventOfRoundRobin(exampleOrder(2014, "fide").event)! },
};

/** A random event, whichever edition it was made for; its days are those of one workbook. */
export function comparedOf(random: RandomReport): ComparedEvent {
  const { event, matchGames, later } = orderOf(random, "fide");
  const { pace, day } = random;
  const startDate = day === null ? null : dayOf(2010, 1, 1) + 5 * day;
  const others = new Set(random.matchGames % 2 === 0 ? (["weOfFirstPass"] as const) : []);
  return { ...PLAIN, pace, startDate, matchGames, later, others, of: { event } };
}
