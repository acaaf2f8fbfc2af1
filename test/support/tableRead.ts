import type { Event } from "../../src/tournament/event";
import { eventOf } from "../../src/tournament/eventOf";
import { isError } from "../../src/tournament/finding";
import type { PlayerDetails } from "../../src/tournament/playerDetails";
import { readTable, type Reading, type ReadingChoices } from "../../src/tournament/readTable";
import type { Player, RoundRobin } from "../../src/tournament/roundRobin";
import { roundRobinOf } from "../../src/tournament/roundRobinOf";
import type { Area, SheetCells } from "../../src/tournament/sheetCells";

/** A table that was read, with what is made of it where no error leaves nothing. */
export interface TableRead extends Reading {
  /** Of a crosstable, or of totals. */
  readonly roundRobin: RoundRobin | null;
  /** Of rounds and games. */
  readonly event: Event | null;
  readonly players: readonly Player[];
  readonly details: readonly PlayerDetails[];
}

export function tableRead(cells: SheetCells, selected: Area, choices: ReadingChoices): TableRead {
  const reading = readTable(cells, selected, choices);
  const { tournament, findings } = reading;
  const whole = findings.some(isError) ? null : tournament;
  const isOfPairs = whole?.told === "pairings" && whole.kind === "robin";
  const isRobin = isOfPairs || whole?.told === "points";
  return {
    ...reading,
    roundRobin: isRobin ? roundRobinOf(whole) : null,
    event: whole === null || isRobin ? null : eventOf(whole),
    players: tournament?.players.map(({ player }) => player) ?? [],
    details: tournament?.players.map(({ details }) => details) ?? [],
  };
}
