import type { CorrectionTexts } from "../../i18n/correction";
import type { ReportedGame } from "../report/readReportGames";
import { gameCell, gamesOf, type ReportSide } from "./reportSide";
import type { PlayerPair } from "./samePlayers";

/** Something that was corrected, and where it stands in both reports. */
export interface Cause {
  readonly player: string;
  readonly what: string;
  /** As formulas have it; null where it stands in one report alone. */
  readonly before: string | null;
  readonly after: string | null;
  /** Which game it is of: its other player has the same cause. */
  readonly game?: string;
}

export interface Both {
  readonly before: ReportSide;
  readonly after: ReportSide;
  readonly texts: CorrectionTexts;
  /** Names of the report before, as the one after has them. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** What differs between the games of a player, round by round. */
export function gameCauses(both: Both, pair: PlayerPair): Cause[] {
  const { before, after } = both;
  if (pair.before === null || pair.after === null) return [];
  const player = after.report.players[pair.after]?.name ?? "";
  const were = new Map(numbered(gamesOf(before, pair.before)));
  const are = new Map(numbered(gamesOf(after, pair.after)));
  const keys = [...new Set([...were.keys(), ...are.keys()])];
  return keys
    .sort((one, other) => Number.parseInt(one) - Number.parseInt(other))
    .flatMap((key) => {
      const [was, is] = [were.get(key), are.get(key)];
      if (was !== undefined && is !== undefined) return inBoth(both, player, was, is);
      return inOne(both, player, was ?? null, is ?? null);
    });
}

/** By round, and by their order where there are several in one. */
function numbered(games: readonly ReportedGame[]): [string, ReportedGame][] {
  return games.map((game, index) => {
    const { round } = game;
    const earlier = games.slice(0, index).filter((each) => each.round === round).length;
    return [`${round}.${earlier}`, game];
  });
}

function inOne(
  { before, after, texts: { cause }, renamed }: Both,
  player: string,
  was: ReportedGame | null,
  is: ReportedGame | null,
): Cause[] {
  const { round = 0, opponent: name = "" } = was ?? is ?? {};
  const opponent = was === null ? name : (renamed.get(name) ?? name);
  const what = was === null ? cause.gameOnlyAfter : cause.gameOnlyBefore;
  return [
    {
      player,
      what: what(round, opponent),
      before: was === null ? null : gameCell(before, was, "score"),
      after: is === null ? null : gameCell(after, is, "score"),
      game: gameOf(round, player, opponent),
    },
  ];
}

function inBoth(
  { before, after, texts: { cause }, renamed }: Both,
  player: string,
  was: ReportedGame,
  is: ReportedGame,
): Cause[] {
  const { round, opponent } = is;
  const cells = (column: "score" | "opponent" | "opponentRating") => ({
    before: gameCell(before, was, column),
    after: gameCell(after, is, column),
  });
  const all: Cause[] = [];
  const met = renamed.get(was.opponent) ?? was.opponent;
  const isAnother = met.toLowerCase() !== opponent.toLowerCase();
  if (isAnother) all.push({ player, what: cause.opponent(round), ...cells("opponent") });
  if (was.score !== is.score) {
    const known = isAnother ? {} : { game: gameOf(round, player, opponent) };
    all.push({ player, what: cause.result(round, opponent), ...cells("score"), ...known });
  }
  /** Of players of the event it is told once, of themselves. */
  const isOfEvent = after.report.players.some(({ name }) => name === opponent);
  if (!isAnother && !isOfEvent && was.opponentRating !== is.opponentRating) {
    const what = cause.opponentRating(round, opponent);
    all.push({ player, what, ...cells("opponentRating") });
  }
  return all;
}

function gameOf(round: number, ...players: readonly string[]): string {
  return [round, ...players.map((player) => player.toLowerCase()).sort()].join(" ");
}
