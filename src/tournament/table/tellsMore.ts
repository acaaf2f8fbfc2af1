import { eventOf } from "../eventOf";
import { isError, type Finding } from "../finding";
import type { Player } from "../roundRobin";
import type { Tournament } from "../tournament";

/** What was read of some cells. */
interface Told {
  readonly tournament: Tournament | null;
  readonly findings: readonly Finding[];
}

/** More players or games, or more of the same players: first names, ratings, K. */
export function tellsMore(whole: Told, reading: Told): boolean {
  const [larger, players] = [playersOf(whole).length, playersOf(reading).length];
  if (larger > players || gamesOf(whole) > gamesOf(reading)) return true;
  const told = (of: Told) =>
    playersOf(of).map(({ name, rating, k, facts }) => JSON.stringify([name, rating, k, facts]));
  const known = new Set(told(reading));
  return larger > 0 && larger >= players - 1 && told(whole).some((each) => !known.has(each));
}

/** Not those of a table beside; who has no name in the selection may be anybody. */
export function areSame(whole: Told, reading: Told): boolean {
  const names = new Set(playersOf(whole).map(({ name }) => name));
  const named = playersOf(reading).filter(({ name }) => /\p{L}{2}/u.test(name));
  return 2 * named.filter(({ name }) => partOf(name, names)).length >= named.length;
}

/** Müller of Müller, Anna. */
function partOf(name: string, names: ReadonlySet<string>): boolean {
  return [...names].some((each) => each.includes(name));
}

function playersOf({ tournament }: Told): Player[] {
  return tournament?.players.map(({ player }) => player) ?? [];
}

/** Of a crosstable the players tell. */
function gamesOf({ tournament, findings }: Told): number {
  if (tournament === null || tournament.told === "pairings" || findings.some(isError)) return 0;
  const players = eventOf(tournament)?.players ?? [];
  return players.reduce((sum, { games }) => sum + games.length, 0);
}
