import { counted } from "../counted";
import type { Edition } from "../editions/edition";
import { Reason } from "../reason";
import { halfUp } from "../rounding";
import { FEWEST_PLAYERS } from "./ra";
import { robinRemoved } from "../ru";
import type { Rating } from "../units";

/**
 * Rc (new) of one unrated player: opponents beyond the limit are counted at it, from his own
 * first-pass Ru (10.54, 8.58). The field holds everybody, himself included: he moves nothing.
 */
export function correctedAverage(
  ra: Rating,
  ownRu: Rating,
  field: readonly Rating[],
  edition: Edition,
): Rating {
  const moved = field.reduce((sum, rating) => sum + counted(ownRu, rating, edition) - rating, 0);
  return halfUp(ra + moved / (field.length - 1));
}

/** The same where the edition and the field come from a person. */
export function robinRc(
  ra: Rating,
  ownRu: Rating,
  field: readonly Rating[],
  edition: Edition,
): Rating | Reason {
  if (!edition.hasRobin) return robinRemoved(edition);
  const { articles, name } = edition;
  return field.length < FEWEST_PLAYERS
    ? new Reason("tooFewPlayers", articles.robinPlayers, name, { players: field.length })
    : correctedAverage(ra, ownRu, field, edition);
}
