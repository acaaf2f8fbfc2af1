import { nameKey } from "../../tournament/identity";
import type { CauseWords } from "../../i18n/correction";
import type { ReportedGame } from "../report/readReportGames";
import type { Cause } from "./cause";
import { gameCell, gamesOf, type ReportSide } from "./reportSide";
import { samePairings } from "./samePairings";
import type { PlayerPair } from "./samePlayers";

export interface Both {
  readonly before: ReportSide;
  readonly after: ReportSide;
  readonly words: CauseWords;
  /** Names of the report before, as the one after has them. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Opponents' numbers stand for them. */
  readonly isWithoutRounds: boolean;
}

/** Two reports of one event whose games are compared. */
export function bothReports(
  before: ReportSide,
  after: ReportSide,
  pairs: readonly PlayerPair[],
  words: CauseWords,
): Both {
  const nameOf = ({ report }: ReportSide, player: number | null) =>
    player === null ? null : (report.players[player]?.name ?? null);
  const renamed = pairs.flatMap((pair): [string, string][] => {
    const [was, is] = [nameOf(before, pair.before), nameOf(after, pair.after)];
    return was === null || is === null ? [] : [[was, is]];
  });
  const isWithoutRounds = tellsNoRounds(before) || tellsNoRounds(after);
  return { before, after, words, isWithoutRounds, renamed: new Map(renamed) };
}

/** Of a crosstable the opponents' numbers stand for rounds, which no two players of a game can share. */
function tellsNoRounds({ games: { games } }: ReportSide): boolean {
  const met = games.filter(({ opponentNumber }) => opponentNumber !== null);
  return met.length > 0 && met.every(({ round, opponentNumber }) => round === opponentNumber);
}

/** What differs between the games of a player, round by round. */
export function gameCauses(both: Both, pair: PlayerPair): Cause[] {
  const { before, after, renamed, isWithoutRounds } = both;
  if (pair.before === null || pair.after === null) return [];
  const player = after.report.players[pair.after]?.name ?? "";
  const opponentOf = ({ opponent }: ReportedGame) => renamed.get(opponent) ?? opponent;
  const pairs = samePairings(gamesOf(before, pair.before), gamesOf(after, pair.after), {
    opponentOf,
    isWithoutRounds,
  });
  return pairs.flatMap(({ was, is }, index) => {
    const opponent = is?.opponent ?? (was === null ? "" : opponentOf(was));
    const met = pairs.slice(0, index).filter((each) => each.is?.opponent === opponent).length;
    const round = (is ?? was)?.round ?? 0;
    /** Both players of a game have each other's number as its round. */
    const game = gameOf(isWithoutRounds ? met : round, player, opponent);
    const of = { player, where: both.words.game(isWithoutRounds ? null : round, opponent), game };
    if (was === null || is === null) return inOne(both, of, was, is);
    const isAnother = nameKey(opponentOf(was)) !== nameKey(opponent);
    return isAnother ? withAnother(both, of, was, is) : inBoth(both, of, was, is);
  });
}

interface OfGame {
  readonly player: string;
  /** Round and opponent. */
  readonly where: string;
  readonly game: string;
}

function inOne(
  { before, after, words }: Both,
  { player, where, game }: OfGame,
  was: ReportedGame | null,
  is: ReportedGame | null,
): Cause[] {
  const what = was === null ? words.gameOnlyAfter : words.gameOnlyBefore;
  return [
    {
      player,
      what: words.ofGame(where, what),
      before: was === null ? null : gameCell(before, was, "score"),
      after: is === null ? null : gameCell(after, is, "score"),
      game,
    },
  ];
}

function inBoth(both: Both, of: OfGame, was: ReportedGame, is: ReportedGame): Cause[] {
  const { after, words } = both;
  const { player, where, game } = of;
  const { result, opponentRating } = words;
  const all: Cause[] = [];
  if (was.score !== is.score) {
    const cells = cellsOf(both, was, is, "score");
    all.push({ player, what: words.ofGame(where, result), ...cells, game });
  }
  /** Of players of the event it is told once, of themselves. */
  const isOfEvent = after.report.players.some(({ name }) => name === is.opponent);
  if (!isOfEvent && was.opponentRating !== is.opponentRating) {
    const cells = cellsOf(both, was, is, "opponentRating");
    all.push({ player, what: words.ofGame(where, opponentRating), ...cells });
  }
  return all;
}

/** Paired with somebody else: the result is another game's. */
function withAnother(
  both: Both,
  { player, where }: OfGame,
  was: ReportedGame,
  is: ReportedGame,
): Cause[] {
  const { opponent, result, ofGame } = both.words;
  const met = cellsOf(both, was, is, "opponent");
  const other: Cause = { player, what: opponent(is.round), ...met };
  if (was.score === is.score) return [other];
  const cells = cellsOf(both, was, is, "score");
  return [other, { player, what: ofGame(where, result), ...cells }];
}

function cellsOf(
  { before, after }: Both,
  was: ReportedGame,
  is: ReportedGame,
  column: "score" | "opponent" | "opponentRating",
) {
  return { before: gameCell(before, was, column), after: gameCell(after, is, column) };
}

function gameOf(which: number, ...players: readonly string[]): string {
  return [which, ...players.map(nameKey).sort()].join(" ");
}
