import { pointsOfRounds } from "../round/round";
import type { SwissPlayer, SwissTable } from "../swiss/swissTable";
import { startNumbers } from "./startNumbers";
import { roundsOfSwiss, roundsSource, type RoundsSource } from "./roundsOfSwiss";
import type { TrfFile, TrfPlayer } from "./trfFile";

/**
 * A Swiss or team table as a tournament file: numbers, colours, forfeits and byes as it tells them,
 * nothing where it does not. Players stand in the order of their start numbers, as files have them.
 */
export function fileOfSwiss(table: SwissTable): TrfFile {
  const starts = startNumbers(table);
  const source = roundsSource(table, starts);
  const players = [...starts.keys()].map((place) => playerOf(source, place));
  return { lines: [], players: players.sort((one, other) => one.start - other.start) };
}

function playerOf(source: RoundsSource, place: number): TrfPlayer {
  const { table, starts } = source;
  const { name, rating, points, details } = table.players[place] as SwissPlayer;
  const { rounds, isTold } = roundsOfSwiss(source, place);
  /** Without a points column the rounds add up to them, unless a bye does not tell its worth. */
  const sum = isTold ? pointsOfRounds({ rounds }) : null;
  return {
    start: starts.get(place) ?? 0,
    name,
    rating,
    points: points ?? sum,
    rounds,
    ...details,
  };
}
