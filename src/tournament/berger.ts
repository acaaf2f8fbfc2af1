export interface Pairing {
  /** Numbers from 1. */
  readonly white: number;
  readonly black: number;
}

/**
 * The Berger tables (C.05, annex 1): who meets whom in each round, with which colour. With an odd
 * number of players whoever meets the one too many has no game.
 */
export function bergerRounds(players: number): Pairing[][] {
  const even = players + (players % 2);
  const circle = even - 1;
  return Array.from({ length: circle }, (_, round) => {
    const at = (place: number) => ((place + (round * even) / 2) % circle) + 1;
    const last = round % 2 === 0 ? { white: at(0), black: even } : { white: even, black: at(0) };
    const others = Array.from({ length: even / 2 - 1 }, (__, board) => ({
      white: at(board + 1),
      black: at(circle - 1 - board),
    }));
    return [last, ...others].filter(({ white, black }) => Math.max(white, black) <= players);
  });
}
