import type { Edition } from "./editions/edition";
import { Reason } from "./reason";
import type { HalfPoints } from "./units";

export type System = "swiss" | "robin";

/** The points an unrated player needs for the event to count. */
export function minimumScore(edition: Edition, system: System, first: boolean): HalfPoints {
  const { minimumScore, minimumScoreLater } = edition.firstRating;
  return first ? minimumScore : minimumScoreLater[system];
}

/** Whether a later event asks for fewer points; 6.41 (2011) asks for as many in a Swiss. */
export function isLaterLighter(edition: Edition, system: System): boolean {
  return minimumScore(edition, system, false) < minimumScore(edition, system, true);
}

/** 8.21, 6.1 (2014): too few points in the first event; 6.41 (2011): in a later one. */
export function tooFewPoints(
  score: HalfPoints,
  edition: Edition,
  system: System,
  first: boolean,
): Reason | null {
  const needed = minimumScore(edition, system, first);
  if (score >= needed) return null;
  const { firstScore, laterScore } = edition.articles;
  const article = first ? firstScore : laterScore;
  return new Reason("tooFewPoints", article, edition.name, { score, needed, first });
}

/** 6.42 (2005), 8.21 (2011): at least three rated opponents; in a round robin from 2011 only. */
export function tooFewRatedOpponents(
  games: number,
  edition: Edition,
  system: System = "swiss",
): Reason | null {
  const needed = edition.firstRating.minimumRatedOpponents[system];
  if (games >= needed) return null;
  const { articles, name } = edition;
  return new Reason("tooFewRatedOpponents", articles.ratedOpponents, name, { games, needed });
}
