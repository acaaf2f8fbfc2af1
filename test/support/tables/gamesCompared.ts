import type { Reading } from "../../../src/tournament/readTable";
import type { TrueEvent } from "./trueEvent";

/** Results by "player opponent" and, in a Swiss, round; players by their rows, from 0. */
export type Games = ReadonlyMap<string, string>;

export function gamesTrue({ games }: TrueEvent): Games {
  const all = new Map<string, string>();
  if (games.kind === "swiss") {
    for (const [player, line] of games.lines.entries())
      for (const [round, { opponent, score }] of line.entries())
        if (score !== null) all.set(`${player} ${opponent} in ${round + 1}`, String(score));
    return all;
  }
  for (const [player, row] of games.square.entries())
    for (const [opponent, pairing] of row.entries())
      if (player !== opponent)
        all.set(`${player} ${opponent}`, pairing.map(({ score }) => String(score)).join());
  return all;
}

/** null where only totals were read. */
export function gamesRead(
  { roundRobin, event }: Reading,
  places: readonly number[],
  kind: "robin" | "swiss",
): Games | null {
  const rowOf = new Map(places.map((place, row) => [place, row]));
  const all = new Map<string, string>();
  if (roundRobin !== null) {
    if (!("square" in roundRobin.scores)) return null;
    for (const [player, row] of roundRobin.scores.square.entries())
      for (const [opponent, cell] of row.entries())
        if (player !== opponent)
          all.set(`${rowOf.get(player)} ${rowOf.get(opponent)}`, cell.map(String).join());
    return all;
  }
  for (const [player, { games }] of (event?.players ?? []).entries())
    for (const { round, opponent, score } of games) {
      const other = opponent.place === null ? opponent.name : rowOf.get(opponent.place);
      const key = `${rowOf.get(player)} ${other}${kind === "swiss" ? ` in ${round}` : ""}`;
      all.set(key, all.has(key) ? `${all.get(key)},${score}` : String(score));
    }
  return all;
}
