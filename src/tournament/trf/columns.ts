import { withoutUnseenSigns } from "../../rules/unseenSigns";

/** Columns of a player's line, counted from 1: 5–8 start number, and so on. */
export const PLAYER_COLUMNS = {
  start: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  fideNumber: [58, 68],
  birth: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const;

/** The first round's columns; each further round stands ten columns on. */
export const ROUND_COLUMNS = { opponent: [92, 95], colour: [97, 97], result: [99, 99] } as const;
export const ROUND_WIDTH = 10;

/** Dates of the rounds, 132, stand under the rounds. */
export const ROUND_DATE = [92, 99] as const;

export type Columns = readonly [first: number, last: number];

/** What stands in these columns, without the spaces around it, nor half a letter of two units at their edge. */
export function inColumns(line: string, [first, last]: Columns, round = 0): string {
  const shift = round * ROUND_WIDTH;
  return withoutUnseenSigns(line.slice(shift + first - 1, shift + last)).trim();
}
