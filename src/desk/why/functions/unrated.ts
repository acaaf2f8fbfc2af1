import { PERFORMANCE } from "../../../functions/definitions/performance";
import { POOL } from "../../../functions/definitions/pool";
import { ROBIN_RA } from "../../../functions/definitions/robinRa";
import { ROBIN_RC } from "../../../functions/definitions/robinRc";
import { RU } from "../../../functions/definitions/ru";
import { SWISS_RC } from "../../../functions/definitions/swissRc";
import { SWISS_RU } from "../../../functions/definitions/swissRu";
import { WEIGHTED } from "../../../functions/definitions/weighted";
import { isFault } from "../../../functions/fault";
import { isRating, resultsOrTotal } from "../../../functions/scores";
import { at } from "../../../rules/at";
import { averageRating } from "../../../rules/average";
import { EDITIONS, NEWEST_EDITION } from "../../../rules/editions/editions";
import { isReason } from "../../../rules/reason";
import { rcStep, ruSteps, swissRuSteps } from "../../../rules/steps/firstResult";
import { performanceSteps } from "../../../rules/steps/performance";
import { robinAverageSteps, robinRcSteps } from "../../../rules/steps/robin";
import { step } from "../../../rules/steps/step";
import { weighted } from "../../../rules/weighted";
import { teller, type Teller } from "./teller";

/** First ratings, and Rp. */
export const UNRATED_TELLERS: readonly Teller[] = [
  teller(PERFORMANCE, (_, opponents, scores) => {
    const played = resultsOrTotal(opponents, scores);
    return isFault(played) ? null : performanceSteps(played.opponents, played.score);
  }),
  teller(SWISS_RC, (_, { values }) => {
    const ratings = values.filter(isRating);
    const rc = averageRating(ratings, NEWEST_EDITION);
    return isReason(rc) ? rc : [rcStep(ratings, rc, NEWEST_EDITION)];
  }),
  teller(RU, (_, rc, score, games, system, edition, opponents, first) => {
    if (rc === null) return null;
    return ruSteps({ rc, score, games }, { system, opponents: opponents || games, first }, edition);
  }),
  teller(SWISS_RU, (_, opponents, scores, edition, first) => {
    const played = resultsOrTotal(opponents, scores);
    return isFault(played) ? null : swissRuSteps(played.opponents, played.score, edition, first);
  }),
  teller(POOL, (_, averages, scores, games, edition) => {
    const events = averages.values.flatMap((rc, event) =>
      rc === null ? [] : [{ rc, score: at(scores.values, event), games: at(games.values, event) }],
    );
    const all = events.reduce((sum, event) => sum + event.games, 0);
    if (all === 0) return null;
    const score = events.reduce((sum, event) => sum + event.score, 0);
    const rc = events.reduce((sum, event) => sum + event.rc * event.games, 0) / all;
    const result = { rc, score, games: all };
    const steps = ruSteps(result, { system: "swiss", opponents: all, first: true }, edition);
    if (isReason(steps)) return steps;
    return [step(edition, "severalEvents", "pooled", { events, ...result }, rc), ...steps];
  }),
  teller(WEIGHTED, (_, ru, games) => {
    const events = ru.values.flatMap((value, event) =>
      value === null ? [] : [{ ru: value, games: at(games.values, event) }],
    );
    const rn = weighted(events);
    if (isReason(rn)) return rn;
    const all = events.reduce((sum, event) => sum + event.games, 0);
    const values = { events, games: all, rn };
    return [step(at(EDITIONS, 0), "severalEvents", "weighted", values, rn)];
  }),
  teller(ROBIN_RA, (_, ratings, scores, given, edition) => {
    const players = ratings.values.map((rating, place) => ({
      place,
      rating,
      score: at(scores.values, place),
    }));
    return robinAverageSteps(players, given || players.length - 1, edition);
  }),
  teller(ROBIN_RC, (_, ra, ru, field, edition) =>
    ra === null || ru === null
      ? null
      : robinRcSteps(ra, ru, field.values.filter(isRating), edition),
  ),
];
