import type { Round } from "../round/round";
import { PLAYER_COLUMNS } from "./columns";
import { daysOfFile, lastDay, sureDay } from "./fileDay";
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
  /** Names of the players without points. */
  readonly withoutPoints: readonly string[];
  /** Rounds with a game of unknown colour: the file has - there, as for a bye. */
  readonly withoutColour: readonly number[];
  /** Names too long for the file: their ends are cut. */
  readonly cutNames: readonly string[];
  /** Rounds with a pairing that has no result: Z gives both sides nothing. */
  readonly withoutResult: readonly number[];
}

export function missingData(file: TrfFile): MissingData {
  const dates = roundDates(file);
  const rounds = Array.from({ length: roundsOf(file) }, (_, round) => round + 1);
  const { players } = file;
  const roundsWith = (is: (round: Round | undefined) => boolean) =>
    rounds.filter((round) => players.some((player) => is(player.rounds[round - 1])));
  return {
    tags: NEEDED_TAGS.filter((tag) => tag !== "132" && textOf(file, tag) === ""),
    rounds: rounds.filter((round) => (dates[round - 1] ?? "") === ""),
    withoutNumber: players
      .filter(({ fideNumber }) => fideNumber === "" || Number(fideNumber) === 0)
      .map(({ name }) => name),
    withoutRank: players.filter(({ rank }) => rank === null).map(({ name }) => name),
    withoutPoints: players.filter(({ points }) => points === null).map(({ name }) => name),
    cutNames: players.map(({ name }) => name).filter(({ length }) => length > LONGEST_NAME),
    withoutColour: roundsWith(isWithoutColour),
    withoutResult: roundsWith((round) => round?.result === "Z" && round.opponent !== null),
  };
}

/**
 * The tags of the first and the last day, where a file does not tell it: without them nothing is rated. Of
 * what may mean several days the table asks which it is, with the first day; a last day alone is asked here.
 */
export function missingDays(file: TrfFile): readonly string[] {
  const [first, last] = [textOf(file, "042"), textOf(file, "052")];
  const isAskedHere = (tag: string) =>
    tag === "052" && sureDay(first) !== null && lastDay(first, last) === null;
  return EVENT_DAYS.filter((tag) => {
    return daysOfFile(textOf(file, tag)).length === 0 || isAskedHere(tag);
  });
}

const EVENT_DAYS = ["042", "052"] as const;

const [NAME_FROM, NAME_TO] = PLAYER_COLUMNS.name;
const LONGEST_NAME = NAME_TO - NAME_FROM + 1;

/** Who was to have White in a game that was not played is nobody's concern any more. */
function isWithoutColour(round: Round | undefined): boolean {
  if (round === undefined || round.opponent === null || round.colour !== null) return false;
  return ["1", "=", "0"].includes(round.result);
}
