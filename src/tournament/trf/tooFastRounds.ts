import { editionOn } from "../../rules/editions/editionOn";
import { isGameTooFast, paceOf } from "../../rules/pace";
import { isReason } from "../../rules/reason";
import { minutesOf } from "../../rules/timeControl";
import { timeControlOf } from "../pace/timeControlText";
import type { Round, RoundResult } from "../round/round";
import { sureDay } from "./fileDay";
import { textOf, type TrfFile, type TrfPlayer } from "./trfFile";
import { trfWarning, type TrfFinding } from "./trfFinding";

/** The same result of a game that is not rated. */
const NOT_RATED: Readonly<Partial<Record<RoundResult, RoundResult>>> = { 1: "W", "=": "D", 0: "L" };

/** 1.1, 1.2 (2017): games too fast for who plays them, as games that are not rated; each is told once. */
export function withTooFastRounds(file: TrfFile): {
  readonly file: TrfFile;
  readonly findings: readonly TrfFinding[];
} {
  const isFast = tooFastIn(file);
  if (isFast === null) return { file, findings: [] };
  const byStart = new Map(file.players.map((player) => [player.start, player]));
  const findings: TrfFinding[] = [];
  const players = file.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((round, index): Round => {
      const opponent = round.opponent === null ? undefined : byStart.get(round.opponent);
      const result = NOT_RATED[round.result];
      if (result === undefined || opponent === undefined || !isFast(player, opponent)) return round;
      const values = { player: player.name, opponent: opponent.name, round: index + 1 };
      if (player.start < opponent.start) findings.push(trfWarning("tooFast", null, values));
      return { ...round, result };
    }),
  }));
  return { file: { ...file, players }, findings };
}

/** null: the day or the time control is not known. */
function tooFastIn(file: TrfFile): ((one: TrfPlayer, other: TrfPlayer) => boolean) | null {
  const start = sureDay(textOf(file, "042"));
  const control = timeControlOf(textOf(file, "222"), textOf(file, "122"));
  const edition = start === null ? null : editionOn(start);
  if (control === null || edition === null || isReason(edition)) return null;
  const minutes = minutesOf(control);
  /** What is rapid or blitz is no standard event that is too fast. */
  if (paceOf(minutes) !== "standard") return null;
  return (one, other) => isGameTooFast(minutes, [one.rating, other.rating], edition);
}
