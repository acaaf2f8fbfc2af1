import type { SwissTable } from "./swissTable";

/** Start numbers by place; rows that are no player's have none. */
type StartNumbers = ReadonlyMap<number, number>;

/** The file has four columns for it. */
const HIGHEST_START = 9_999;

/**
 * The numbers by which the rounds name the players. Where somebody has none of his own, such as two who
 * share a rank, everybody is numbered by his place instead: a file must have each number once.
 */
export function startNumbers({ players, numbering }: SwissTable): StartNumbers {
  const numbers = new Map([...numbering].map(([number, place]) => [place, number]));
  const places = [...players.keys()].filter((place) => players[place]?.isNobody === false);
  const isStart = (number = 0) => Number.isInteger(number) && number <= HIGHEST_START && number > 0;
  const areStarts = places.every((place) => isStart(numbers.get(place)));
  return new Map(
    places.map((place, index) => [place, (areStarts ? numbers.get(place) : null) ?? index + 1]),
  );
}
