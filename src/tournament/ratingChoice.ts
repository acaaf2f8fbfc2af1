import type { HeadedColumn } from "./columns";
import { warning, type Finding } from "./finding";

/** The columns that a person chose. */
export interface WishedRatings {
  /** null: the likeliest. */
  readonly ratingColumn: number | null;
  /** Rapid and blitz: the standard ratings, for those who have no other (7.2.1). */
  readonly standardColumn?: number | null;
}

/** The columns that may hold the ratings, and the one that was taken. */
export interface RatingChoice {
  readonly chosen: HeadedColumn | null;
  /** Its rating counts for a player who has none in the chosen one. */
  readonly standard: HeadedColumn | null;
  readonly columns: readonly HeadedColumn[];
  readonly findings: readonly Finding[];
}

/** The column that a person chose, else the likeliest; that there are several is said. */
export function chosenRating(
  columns: readonly HeadedColumn[],
  { ratingColumn, standardColumn = null }: WishedRatings,
): RatingChoice {
  const asked = columns.find(({ column }) => column === ratingColumn);
  const chosen = asked ?? columns[0] ?? null;
  const standard = columns.find(({ column }) => column === standardColumn) ?? null;
  if (chosen === null) return { chosen, standard, columns, findings: [warning("noRatings", {})] };
  const others = columns.filter((each) => each !== chosen).map(({ heading }) => heading);
  const isOpen = others.length > 0 && asked === undefined;
  const values = { chosen: chosen.heading, others: others.join(", ") };
  return { chosen, standard, columns, findings: isOpen ? [warning("severalRatings", values)] : [] };
}
