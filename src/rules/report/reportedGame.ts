import { counted } from "../counted";
import type { Edition } from "../editions/edition";
import { pdOf } from "../expected";
import type { Game } from "../game";
import { countsInFull, upgradedGame } from "../oneUpgrade";
import { isRatedGame } from "../ratedGame";
import { withoutNoise } from "../rounding";
import type { Hundredths, Rating, Result } from "../units";
import { isAfterDecision } from "./afterDecision";
import { ratingForOthers, type ReportEvent, type ReportGame, type ReportPlayer } from "./event";

/** Why a game does not count. */
type NotCounted =
  /** 6.32 (2014). */
  | "opponentUnrated"
  /** 6.6 (2011): a match with an unrated player is not rated. */
  | "unratedMatch"
  /** 6.5 (2005). */
  | "matchDecided"
  /** 6.4 (2005): nothing of a Scheveningen with more than one unrated player. */
  | "unratedScheveningen"
  /** 7.3.1 (rapid and blitz). */
  | "tooFarApart";

/** A game as the report has it. */
export interface ReportedGame {
  readonly score: Result;
  /** With what the opponent stands there; null: unrated. */
  readonly opponent: Rating | null;
  readonly notCounted: NotCounted | null;
  /** The opponent's rating within the limit; null where the game does not count. */
  readonly counted: Rating | null;
  /** D, PD and ΔR: of a rated player's games that count. */
  readonly difference: number | null;
  readonly pd: Hundredths | null;
  readonly delta: Hundredths | null;
}

/** What decides whether games count, and with what unrated players do. */
export interface Counting {
  readonly event: ReportEvent;
  readonly edition: Edition;
  readonly matchGames: number | null;
  /** Ru with which unrated players count, by their places. */
  readonly strengths: ReadonlyMap<number, Rating>;
}

export function reportedGames(player: ReportPlayer, counting: Counting): ReportedGame[] {
  const { rating } = player;
  const { edition } = counting;
  const met = player.games.map((game) => {
    const opponent = opponentRating(game, counting);
    const notCounted = whyNotCounted(player, game, opponent, counting);
    return { score: game.score, opponent, notCounted };
  });
  const games = met.map(({ opponent, score, notCounted }): Game | null =>
    opponent === null || notCounted !== null ? null : { opponent, score },
  );
  const rated = games.flatMap((game) => game ?? []);
  const upgraded = rating === null ? null : upgradedGame(rating, rated, edition);
  return met.map((each, index) => ({
    ...each,
    ...figures(rating, games[index] ?? null, upgraded, edition),
  }));
}

const NONE = { counted: null, difference: null, pd: null, delta: null };

/** Counted as, D, PD and ΔR: 8.51–8.55 (2014). */
function figures(
  rating: Rating | null,
  game: Game | null,
  upgraded: Game | null,
  edition: Edition,
): Pick<ReportedGame, "counted" | "difference" | "pd" | "delta"> {
  if (game === null) return NONE;
  const { opponent, score } = game;
  if (rating === null) return { ...NONE, counted: opponent };
  const isFull = countsInFull(game, rating, upgraded);
  const as = isFull ? opponent : counted(rating, opponent, edition);
  const difference = withoutNoise(rating - as);
  const pd = pdOf(difference);
  return { counted: as, difference, pd, delta: 50 * score - pd };
}

/** With what the opponent stands in the report: of an unrated one Ru where he counts with it. */
function opponentRating({ opponent }: ReportGame, { event, strengths }: Counting): Rating | null {
  const { place, rating } = opponent;
  const player = place === null ? undefined : event.players[place];
  if (player === undefined) return rating;
  return ratingForOthers(player) ?? strengths.get(place as number) ?? null;
}

function whyNotCounted(
  player: ReportPlayer,
  game: ReportGame,
  opponent: Rating | null,
  { event, edition, matchGames }: Counting,
): NotCounted | null {
  const { rating, games } = player;
  if (isVoid(event, edition)) return "unratedScheveningen";
  if (opponent === null) return "opponentUnrated";
  if (event.kind === "match") {
    if (rating === null && edition.articles.unratedMatch !== null) return "unratedMatch";
    if (matchGames !== null && isAfterDecision(games, game, matchGames)) return "matchDecided";
  }
  return rating !== null && !isRatedGame(rating, opponent, edition) ? "tooFarApart" : null;
}

/** 6.4 (2005). */
function isVoid({ kind, players }: ReportEvent, { articles }: Edition): boolean {
  if (kind !== "scheveningen" || articles.scheveningen === null) return false;
  return players.filter((player) => ratingForOthers(player) === null).length > 1;
}
