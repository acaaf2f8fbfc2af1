import type { TableRead } from "../tableRead";
import type { TrueEvent } from "./trueEvent";

/** Results by "player opponent" and, where it is told, round; players by their rows, from 0. */
export type Games = ReadonlyMap<string, string>;

export function gamesTrue({ games }: TrueEvent, isByRound: boolean): Games {
  const all = new Map<string, string>();
  if (games.kind === "robin") {
    for (const [player, row] of games.square.entries())
      for (const [opponent, pairing] of row.entries())
        if (player !== opponent)
          set(
            all,
            `${player} ${opponent}`,
            pairing.map(({ score }) => score),
          );
    return all;
  }
  for (const [player, line] of games.lines.entries())
    for (const [round, { opponent, score }] of line.entries())
      if (score !== null)
        set(all, `${player} ${opponent}${isByRound ? ` in ${round + 1}` : ""}`, [score]);
  return all;
}

/** null where only totals were read. */
export function gamesRead(
  { roundRobin, event }: TableRead,
  places: readonly number[],
  isByRound: boolean,
): Games | null {
  const rowOf = new Map(places.map((place, row) => [place, row]));
  const all = new Map<string, string>();
  if (roundRobin !== null) {
    if (!("square" in roundRobin.scores)) return null;
    for (const [player, row] of roundRobin.scores.square.entries())
      for (const [opponent, cell] of row.entries())
        if (player !== opponent) set(all, `${rowOf.get(player)} ${rowOf.get(opponent)}`, cell);
    return all;
  }
  for (const [player, { games }] of (event?.players ?? []).entries())
    for (const { round, opponent, score } of games) {
      const other = opponent.place === null ? opponent.name : rowOf.get(opponent.place);
      set(all, `${rowOf.get(player)} ${other}${isByRound ? ` in ${round}` : ""}`, [score]);
    }
  return all;
}

/** Games not played are none. */
function set(all: Map<string, string>, key: string, scores: readonly (number | null)[]): void {
  const played = scores.filter((score) => score !== null).map(String);
  if (played.length === 0) return;
  all.set(key, [...(all.get(key)?.split(",") ?? []), ...played].join());
}
