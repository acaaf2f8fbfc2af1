import { roundDates } from "./roundDates";
import { NEEDED_TAGS, roundsOf, textOf, type TrfFile } from "./trfFile";

/** What a rating report must have and a file lacks. */
export interface MissingData {
  readonly tags: readonly string[];
  /** Rounds without a date, from 1. */
  readonly rounds: readonly number[];
  /** Names of the players without a FIDE number, and without a rank. */
  readonly withoutNumber: readonly string[];
  readonly withoutRank: readonly string[];
}

export function missingData(file: TrfFile): MissingData {
  const dates = roundDates(file);
  const rounds = Array.from({ length: roundsOf(file) }, (_, round) => round + 1);
  const { players } = file;
  return {
    tags: NEEDED_TAGS.filter((tag) => tag !== "132" && textOf(file, tag) === ""),
    rounds: rounds.filter((round) => (dates[round - 1] ?? "") === ""),
    withoutNumber: players
      .filter(({ fideNumber }) => fideNumber === "" || Number(fideNumber) === 0)
      .map(({ name }) => name),
    withoutRank: players.filter(({ rank }) => rank === null).map(({ name }) => name),
  };
}
