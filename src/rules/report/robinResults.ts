import { at } from "../at";
import type { Edition } from "../editions/edition";
import type { OtherReadings } from "../editions/openReading";
import { tooFewRatedOpponents } from "../firstRatingConditions";
import { percent } from "../percent";
import { isReason, type Reason } from "../reason";
import type { Crosstable } from "../robin/crosstable";
import { iterate, type Iteration, type RobinRow } from "../robin/iteration";
import type { Rating } from "../units";
import { ratingForOthers, type ReportedRobin, type ReportEvent } from "./event";
import type { FirstResult } from "./firstResult";

/** What the iteration gives the unrated players of a round robin. */
export interface RobinResults {
  readonly iteration: Iteration | Reason;
  /** Its rows; none where it gives nothing. */
  readonly rows: readonly RobinRow[];
  /** 8.52 (2011): then unrated players count for nobody. */
  readonly isTooFewRated: boolean;
  /** Ru with which they count: Ru (new), or the first as 10.54 (2005) can be read. */
  readonly strengths: ReadonlyMap<number, Rating>;
  /** By place; null of players who have a rating for their opponents. */
  readonly results: readonly (RobinResult | Reason | null)[];
}

interface RobinResult extends FirstResult {
  readonly rcNew: Rating;
}

/** 10.54 (2005), 8.58 (2011). */
export function robinResults(
  event: ReportEvent,
  edition: Edition,
  { later }: ReportedRobin,
  others: OtherReadings,
): RobinResults {
  const ratings = event.players.map(ratingForOthers);
  const iteration = iterate({ ratings, scores: { square: squareOf(event) }, later }, edition);
  const rated = ratings.filter((rating) => rating !== null).length;
  const tooFew = tooFewRatedOpponents(rated, edition, "robin");
  const none = isReason(iteration) ? iteration : tooFew;
  const rows = isReason(iteration) ? [] : iteration.rows;
  const strengths = new Map<number, Rating>();
  for (const [place, row] of none === null ? rows.entries() : []) {
    if (row.kind === "unrated")
      strengths.set(place, others.has("weOfFirstPass") ? row.ru : row.ruNew);
  }
  const results = ratings.map((rating, place) => {
    if (none !== null) return rating === null ? none : null;
    return resultOf(at(rows, place), (iteration as Iteration).games);
  });
  return { iteration, rows, isTooFewRated: tooFew !== null, strengths, results };
}

function resultOf(row: RobinRow, games: number): RobinResult | Reason | null {
  if (row.kind === "rated") return null;
  if (row.kind === "left out") return row.why;
  const { score, dp, ruNew, rcNew } = row;
  return { p: percent(score, games), dp, ru: ruNew, rcNew };
}

/** What each did against each, in the order of the games. */
function squareOf({ players }: ReportEvent): Crosstable {
  return players.map(({ games }) =>
    players.map((_, place) =>
      games.flatMap(({ opponent, score }) => (opponent.place === place ? [score] : [])),
    ),
  );
}
