import { at } from "../../../rules/at";
import type { Edition } from "../../../rules/editions/edition";
import type { ReportEvent, ReportOptions } from "../../../rules/report/event";
import { eventReport, type EventReport } from "../../../rules/report/eventReport";
import type { HalfPoints, Rating, Result } from "../../../rules/units";
import type { ReportEventRead } from "../../../sheets/report/readReportEvent";
import type { Tried } from "../why";
import { editionTried, halvesTried, isTried, numberTried } from "./tries";

/** What an event gives its players, with values that are tried of one of them, or of one game. */
export interface ReportModel {
  readonly edition: Edition;
  readonly event: ReportEvent;
  readonly options: ReportOptions;
  readonly result: EventReport;
}

export function reportModel(read: ReportEventRead): ReportModel {
  return modelOf(read.event, read.options, read.edition);
}

function modelOf(event: ReportEvent, options: ReportOptions, edition: Edition): ReportModel {
  return { edition, event, options, result: eventReport(event, edition, options) };
}

/** A player's rating, K, points or the edition. */
export function withPlayerTried(
  read: ReportEventRead,
  model: ReportModel,
  place: number,
  tried: Tried,
): ReportModel {
  const { k, rating } = at(read.event.players, place);
  const rated = withRating(read.event, place, numberTried(tried, "rating", rating));
  const event = withK(rated, place, numberTried(tried, "k", k));
  const points = isTried(tried, "points")
    ? withPoints(event, model, place, halvesTried(tried, "points", 0))
    : event;
  return modelOf(points, ...optionsTried(read, tried));
}

/** One game: the rating of either player, the score, the edition. */
export function withGameTried(
  read: ReportEventRead,
  place: number,
  index: number,
  tried: Tried,
): ReportModel {
  const player = at(read.event.players, place);
  const game = at(player.games, index);
  const own = withRating(read.event, place, numberTried(tried, "rating", player.rating));
  const opponent = withOpponent(own, place, index, tried);
  const score = halvesTried(tried, "score", game.score) as Result;
  return modelOf(withScore(opponent, place, index, score), ...optionsTried(read, tried));
}

/** The method of a round robin is gone with its editions: 8.2 (2022). */
function optionsTried(read: ReportEventRead, tried: Tried): [ReportOptions, Edition] {
  const edition = editionTried(tried, read.edition);
  const { options } = read;
  return [edition.hasRobin ? options : { ...options, robin: null }, edition];
}

type Player = ReportEvent["players"][number];

function withPlayer(event: ReportEvent, place: number, of: (player: Player) => Player) {
  const players = event.players.map((player, each) => (each === place ? of(player) : player));
  return { ...event, players };
}

function withRating(event: ReportEvent, place: number, rating: Rating | null): ReportEvent {
  return withPlayer(event, place, (player) => ({ ...player, rating }));
}

function withK(event: ReportEvent, place: number, k: number | null): ReportEvent {
  return withPlayer(event, place, (player) => ({ ...player, k }));
}

/** Somebody of the event has his rating there, a stranger in the game. */
function withOpponent(event: ReportEvent, place: number, index: number, tried: Tried): ReportEvent {
  const { opponent } = at(at(event.players, place).games, index);
  if (opponent.place !== null) {
    const { rating } = at(event.players, opponent.place);
    return withRating(event, opponent.place, numberTried(tried, "opponent", rating));
  }
  const rating = numberTried(tried, "opponent", opponent.rating);
  return withPlayer(event, place, (player) => ({
    ...player,
    games: player.games.map((game, each) =>
      each === index ? { ...game, opponent: { ...opponent, rating } } : game,
    ),
  }));
}

/** A game stands with both of its players. */
function withScore(event: ReportEvent, place: number, index: number, score: Result): ReportEvent {
  const games = at(event.players, place).games;
  const { opponent } = at(games, index);
  const own = scored(event, place, index, score);
  if (opponent.place === null) return own;
  const met = games.slice(0, index).filter((game) => game.opponent.place === opponent.place);
  const replies = at(event.players, opponent.place).games;
  const reply = [...replies.keys()].filter((each) => replies[each]?.opponent.place === place)[
    met.length
  ];
  return reply === undefined ? own : scored(own, opponent.place, reply, (2 - score) as Result);
}

function scored(event: ReportEvent, place: number, index: number, score: Result): ReportEvent {
  return withPlayer(event, place, (player) => ({
    ...player,
    games: player.games.map((game, each) => (each === index ? { ...game, score } : game)),
  }));
}

/** Another W: the games that count take it, one after the other. */
function withPoints(
  event: ReportEvent,
  { result }: ReportModel,
  place: number,
  points: HalfPoints,
): ReportEvent {
  const { games } = at(result.rows, place);
  const counting = [...games.keys()].filter((index) => games[index]?.notCounted === null);
  let left = points;
  return counting.reduce((all, index) => {
    const score = Math.min(2, left) as Result;
    left -= score;
    return withScore(all, place, index, score);
  }, event);
}
