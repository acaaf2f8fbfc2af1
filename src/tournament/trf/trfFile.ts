import { greatest } from "../../rules/greatest";
import type { HalfPoints, Rating } from "../../rules/units";
import type { Round } from "../round/round";

/** A player's line, 001. Texts are as the file has them. */
export interface TrfPlayer {
  readonly start: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  /** null: unrated. */
  readonly rating: Rating | null;
  readonly federation: string;
  readonly fideNumber: string;
  readonly birth: string;
  /** null where there are none. */
  readonly points: HalfPoints | null;
  readonly rank: number | null;
  readonly rounds: readonly Round[];
}

/** Any other line: its tag, and what stands behind it. */
export interface TrfLine {
  readonly tag: string;
  readonly text: string;
}

/** A tournament report file: TRF16 or TRF26. */
export interface TrfFile {
  /** In the order of the file; lines of unknown tags, too. */
  readonly lines: readonly TrfLine[];
  readonly players: readonly TrfPlayer[];
}

/** Tags of the event that a rating report must have, beside the players. */
export const NEEDED_TAGS = ["012", "022", "032", "042", "052", "102", "132"] as const;

/** The text of a tag's first line; empty where there is none. */
export function textOf({ lines }: Pick<TrfFile, "lines">, tag: string): string {
  return lines.find((line) => line.tag === tag)?.text.trim() ?? "";
}

/** No event has more. */
export const MOST_ROUNDS = 100;

/** Rounds of the event: those that somebody has, and those that are only announced or dated. */
export function roundsOfEvent(file: TrfFile, dates: number): number {
  const announced = Number.parseInt(textOf(file, "142") || textOf(file, "XXR"), 10) || 0;
  return Math.min(MOST_ROUNDS, Math.max(roundsOf(file), announced, dates));
}

/** Rounds of the longest line. */
export function roundsOf({ players }: TrfFile): number {
  return greatest(
    players.map(({ rounds }) => rounds.length),
    0,
  );
}
