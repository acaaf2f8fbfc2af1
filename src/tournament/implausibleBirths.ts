import { calendarDate } from "../rules/day";
import type { Day } from "../rules/units";
import { warning, type Finding } from "./finding";
import type { Player } from "./roundRobin";
import type { CellPlace } from "./sheetCells";

/** A player, and the cell that has the birth; null: no cell is known. */
interface PlacedBirth {
  readonly player: Player;
  readonly place: CellPlace | null;
}

/** Nobody plays rated games before. */
const YOUNGEST = 4;

/** Births by which a player would hardly be born: K would take an adult for a junior (8.56, 2014). */
export function implausibleBirths(
  players: readonly PlacedBirth[],
  startDate: Day | null,
): Finding[] {
  if (startDate === null) return [];
  const { year: played } = calendarDate(startDate);
  return players.flatMap(({ player: { name, facts }, place }): Finding[] => {
    const year = facts?.birth?.year ?? null;
    if (year === null || played - year >= YOUNGEST) return [];
    return [warning("oddBirth", { player: name, year, played }, place === null ? {} : { place })];
  });
}
