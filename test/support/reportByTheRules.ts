import { change } from "../../src/rules/change";
import type { Game } from "../../src/rules/change";
import { kInPeriod } from "../../src/rules/kFactor";
import { newRating } from "../../src/rules/newRating";
import { isRatedGame } from "../../src/rules/ratedGame";
import { isReason } from "../../src/rules/reason";
import { iterate } from "../../src/rules/robin/iteration";
import { swissRu } from "../../src/rules/swissRu";
import type { Rating } from "../../src/rules/units";
import type { ReportOrder } from "../../src/sheets/report/order";
import type { EventGame, EventPlayer } from "../../src/tournament/event";
import { kOfEvent } from "../../src/tournament/kOfEvent";
import { isAfterDecision } from "../../src/tournament/kinds/match";

/** What the rules say of each player: n, W, change in hundredths and Rn, or Ru. */
export interface ReportRow {
  readonly n: number;
  readonly w: number;
  readonly change: number | "";
  readonly rn: number | "";
  readonly ru: number | "";
}

/** `made`: the order that the sheets were made of, where something was changed on them since. */
export function reportByTheRules(order: ReportOrder, made = order): ReportRow[] {
  const ru = ruOfUnrated(order, made, "new");
  /** With what they count for their opponents: 10.54 (2005) can be read as the first Ru. */
  const strengths = ruOfUnrated(order, made, order.robin?.isWeFromRu ? "first" : "new");
  const k = kOfEvent(order.event.players, order.edition, order.startDate).players;
  return order.event.players.map((player, place) => {
    const { rating } = player;
    const counting = gamesThatCount(order, player, strengths);
    const n = counting.length;
    const score = counting.reduce((sum, game) => sum + game.score, 0);
    const base = { n, w: score / 2, change: "", rn: "", ru: "" } as const;
    if (rating === null) return { ...base, ru: ruOf(order, place, counting, ru) };
    const ownK = kInPeriod(k[place]!.k, n, order.edition);
    const own = change(rating, counting, ownK, order.edition);
    const isOne = order.event.kind === "scheveningen" && isUnrated(player);
    const shownRu = isOne ? ruOfOne(order, place, counting) : (ru.get(place) ?? "");
    return { ...base, change: own, rn: newRating(rating, own / 100), ru: shownRu };
  });
}

interface CountingGame extends Game {
  readonly name: string;
}

function ruOf(
  { edition, robin, later }: ReportOrder,
  place: number,
  counting: readonly CountingGame[],
  ru: ReadonlyMap<number, Rating>,
): number | "" {
  if (robin !== null) return ru.get(place) ?? "";
  /** 11.31 (2005): given although too few points keep it from counting. */
  const isFirst = edition.articles.ruReported === null && !later.has(place);
  return ruOfGames(edition, counting, isFirst);
}

/** Of who is rated since: as his opponents meet him in a Scheveningen, 6.4 (2005). */
function ruOfOne(
  order: ReportOrder,
  place: number,
  counting: readonly CountingGame[],
): number | "" {
  if (order.edition.articles.scheveningen === null) return "";
  return ruOf(order, place, counting, new Map());
}

function ruOfGames(
  edition: ReportOrder["edition"],
  counting: readonly CountingGame[],
  isFirst: boolean,
): number | "" {
  const score = counting.reduce((sum, game) => sum + game.score, 0);
  /** 6.42 (2005), 8.21 (2011): opponents, not games. */
  const met = new Set(counting.map(({ name }) => name)).size;
  if (met < edition.firstRating.minimumRatedOpponents.swiss) return "";
  const first = swissRu(
    counting.map(({ opponent }) => opponent),
    score,
    edition,
    isFirst,
  );
  return isReason(first) ? "" : first;
}

/** 10.4 (2005): unrated for everybody else. */
function isUnrated({ rating, isRatedSince }: EventPlayer): boolean {
  return rating === null || isRatedSince === true;
}

/** What unrated players have: Ru (new), or Ru of a Scheveningen's one. */
function ruOfUnrated(
  order: ReportOrder,
  made: ReportOrder,
  which: "first" | "new",
): ReadonlyMap<number, Rating> {
  const { event, edition, robin } = order;
  const ru = new Map<number, Rating>();
  if (robin !== null) {
    const ratings = event.players.map(({ rating, isRatedSince }) => (isRatedSince ? null : rating));
    const rated = ratings.filter((rating) => rating !== null).length;
    const { scores } = robin.event;
    const iteration = iterate({ ratings, scores, later: robin.later }, edition);
    if (isReason(iteration) || rated < edition.firstRating.minimumRatedOpponents.robin) return ru;
    for (const [place, row] of iteration.rows.entries()) {
      if (row.kind === "unrated") ru.set(place, which === "first" ? row.ru : row.ruNew);
    }
  }
  if (event.kind === "scheveningen" && edition.articles.scheveningen !== null) {
    const place = made.event.players.findIndex(isUnrated);
    const player = event.players[place];
    if (player === undefined || !isUnrated(player)) return ru;
    const counting = gamesThatCount(order, player, ru);
    const own = ruOfGames(edition, counting, !order.later.has(place));
    if (own !== "") ru.set(place, own);
  }
  return ru;
}

function gamesThatCount(
  { event, edition, matchGames }: ReportOrder,
  player: EventPlayer,
  ru: ReadonlyMap<number, Rating>,
): CountingGame[] {
  const unrated = event.players.filter(isUnrated).length;
  if (event.kind === "scheveningen" && edition.articles.scheveningen !== null && unrated > 1) {
    return [];
  }
  const opponentRating = ({ opponent }: EventGame) =>
    opponent.rating ?? (opponent.place === null ? null : (ru.get(opponent.place) ?? null));
  return player.games.flatMap((game) => {
    const opponent = opponentRating(game);
    if (opponent === null) return [];
    if (player.rating !== null && !isRatedGame(player.rating, opponent, edition)) return [];
    if (event.kind === "match" && matchGames !== null) {
      if (isAfterDecision(player, game, matchGames)) return [];
      if (player.rating === null && edition.articles.unratedMatch !== null) return [];
    }
    return [{ opponent, score: game.score, name: game.opponent.name }];
  });
}
