import type { HalfPoints } from "../../rules/units";
import { POINTS, scoreOf, type RoundResult } from "../round/round";
import { numbersIn, teamsOf, type Team } from "./teams";
import type { TrfFile, TrfPlayer } from "./trfFile";

/** A round in which a player has no game, as a line beside the players' says. */
interface FreeRound {
  readonly tag: string;
  readonly start: number;
  /** From 1. */
  readonly round: number;
  /** What it is worth to him at most. */
  readonly worth: HalfPoints;
}

/** What the lines 240 and 330 say, and what of them cannot be read or speaks of nobody. */
export interface FreeRounds {
  readonly rounds: readonly FreeRound[];
  readonly unread: readonly { readonly tag: string; readonly came: string }[];
  readonly nobody: readonly { readonly tag: string; readonly number: number }[];
}

const BYE = "240";
const FORFEIT = "330";
/** H   3   49   50: kind of the bye, round, then players or teams. */
const BYE_TEXT = /^([FHUZ])\s+(\d{1,3})((?:\s+\d{1,4})+)$/i;
/** +-   2  12   7: what each team gets without a game, round, the two teams, each in its columns. */
const FORFEIT_TEXT = /^([-+][-+]) *(\d{1,3})$/;
const FORFEIT_HEAD = 6;
const TEAM_WIDTH = 4;

/**
 * Byes (240: of teams in a team event, else of players) and matches that a team forfeited (330), player by
 * player: 5.1, nothing of them is rated.
 */
export function freeRounds(file: Pick<TrfFile, "lines" | "players">): FreeRounds {
  const teams = new Map(teamsOf(file).map((team) => [team.number, team]));
  const starts = new Set(file.players.map(({ start }) => start));
  const found = file.lines.flatMap((line) => {
    if (line.tag === BYE) return [byeOf(line.text, teams)];
    return line.tag === FORFEIT ? [forfeitOf(line.text)] : [];
  });
  const told = found.filter((each): each is Told => !("came" in each));
  return {
    rounds: told.flatMap(({ tag, round, sides }) =>
      sides.flatMap(({ numbers, result, areTeams }) =>
        numbers
          .flatMap((number) => (areTeams ? (teams.get(number)?.players ?? []) : [number]))
          .map((start) => ({ tag, start, round, worth: POINTS[result] })),
      ),
    ),
    unread: found.flatMap((each) => ("came" in each ? [each] : [])),
    nobody: told.flatMap(({ tag, sides }) =>
      sides.flatMap(({ numbers, areTeams }) =>
        numbers
          .filter((number) => !(areTeams ? teams.has(number) : starts.has(number)))
          .map((number) => ({ tag, number })),
      ),
    ),
  };
}

/** A line that was read. */
interface Told {
  readonly tag: string;
  readonly round: number;
  readonly sides: readonly {
    readonly numbers: readonly number[];
    readonly result: RoundResult;
    readonly areTeams: boolean;
  }[];
}

type ReadLine = Told | FreeRounds["unread"][number];

function byeOf(text: string, teams: ReadonlyMap<number, Team>): ReadLine {
  const [, letter, round, numbers = ""] = BYE_TEXT.exec(text.trim()) ?? [];
  if (letter === undefined) return { tag: BYE, came: text.trim() };
  const result = letter.toUpperCase() as RoundResult;
  const side = { numbers: numbersIn(numbers), result, areTeams: teams.size > 0 };
  return { tag: BYE, round: Number(round), sides: [side] };
}

function forfeitOf(text: string): ReadLine {
  const [, signs = "", round] = FORFEIT_TEXT.exec(text.slice(0, FORFEIT_HEAD).trim()) ?? [];
  const numbers = [0, 1].map((side) =>
    Number(text.slice(FORFEIT_HEAD + side * TEAM_WIDTH, FORFEIT_HEAD + (side + 1) * TEAM_WIDTH)),
  );
  if (round === undefined || !numbers.every((each) => each > 0)) {
    return { tag: FORFEIT, came: text.trim() };
  }
  const sides = numbers.map((number, side) => ({
    numbers: [number],
    result: signs.charAt(side) as RoundResult,
    areTeams: true,
  }));
  return { tag: FORFEIT, round: Number(round), sides };
}

/** Rounds that were played although a line says that they were not. */
export function playedFreeRounds(
  { rounds }: FreeRounds,
  players: readonly TrfPlayer[],
): readonly (FreeRound & { readonly player: string })[] {
  const byStart = new Map(players.map((player) => [player.start, player]));
  return rounds.flatMap((free) => {
    const player = byStart.get(free.start);
    const round = player?.rounds[free.round - 1];
    const isPlayed = round !== undefined && round.opponent !== null && isGame(round.result);
    return player !== undefined && isPlayed ? [{ ...free, player: player.name }] : [];
  });
}

function isGame(result: RoundResult): boolean {
  return scoreOf(result) !== null;
}

/** What a player may have for rounds that his own line leaves without points. */
export function worthBeside({ rounds }: FreeRounds, { start, rounds: own }: TrfPlayer): HalfPoints {
  return rounds.reduce((sum, free) => {
    const told = own[free.round - 1];
    const isWithout = told === undefined || (told.opponent === null && POINTS[told.result] === 0);
    return free.start === start && isWithout ? sum + free.worth : sum;
  }, 0);
}
