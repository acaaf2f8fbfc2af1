import type { GameCell, Unplayed } from "../swiss/roundCell";
import type { TrfResult } from "./trfFile";

/** Halved by default is as little rated as what was decided before a move: D. */
const UNPLAYED: Readonly<Record<Unplayed, TrfResult>> = { "+": "+", "-": "-", "=": "D", open: "Z" };
const PLAYED = ["0", "=", "1"] as const;

/** The result of a table's game in the signs of the file. */
export function gameResult({ score, unplayed }: GameCell): TrfResult {
  return score === null ? UNPLAYED[unplayed ?? "open"] : PLAYED[score];
}
