import type { Edition } from "../editions/edition";
import { halfAwayFromZero } from "../rounding";
import type { HalfPoints, Hundredths } from "../units";
import { step, type Step } from "./step";

/** n. */
export function gamesStep(played: number, counted: number, edition: Edition): Step {
  return step(edition, "average", "games", { played, counted }, counted);
}

/** W. */
export function pointsStep(scores: readonly HalfPoints[], edition: Edition): Step {
  const sum = scores.reduce((all, score) => all + score, 0);
  return step(edition, "change", "points", { scores, sum }, sum);
}

/** n of several events. */
export function gamesTogetherStep(each: readonly number[], edition: Edition): Step {
  const games = each.reduce((all, one) => all + one, 0);
  return step(edition, "severalEvents", "gamesTogether", { each, games }, games);
}

/** 8.57 (2014), 8.3.4 (2024): −2.50 to −3. */
export function roundedChangeStep(change: Hundredths, edition: Edition): Step {
  const rounded = halfAwayFromZero(change / 100);
  return step(edition, "rounded", "roundedChange", { change, rounded }, rounded);
}

/** n × Ru (10.3, 2005), n × Rc (8.3, 2011). */
export function timesGamesStep(games: number, rating: number, edition: Edition): Step {
  const product = games * rating;
  return step(edition, "severalEvents", "timesGames", { games, rating, product }, product);
}

/** ΣΔR of a period. */
export function eventDeltasStep(deltas: readonly Hundredths[], edition: Edition): Step {
  const sum = deltas.reduce((all, delta) => all + delta, 0);
  return step(edition, "sum", "eventDeltas", { deltas, sum }, sum);
}

/** 11.31 (2005): Rar 0 for an unrated player with too few rated opponents. */
export function rarNoneStep(games: number, edition: Edition): Step {
  const { swiss: needed } = edition.firstRating.minimumRatedOpponents;
  return step(edition, "ratedOpponents", "rarNone", { games, needed }, 0);
}
