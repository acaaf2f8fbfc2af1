import type { HeadedColumn } from "./columns";
import { warning, type Finding } from "./finding";

/** The columns that may hold the ratings, and the one that was taken. */
export interface RatingChoice {
  readonly chosen: HeadedColumn | null;
  readonly columns: readonly HeadedColumn[];
  readonly findings: readonly Finding[];
}

/** The column that a person chose, else the likeliest; that there are several is said. */
export function chosenRating(
  columns: readonly HeadedColumn[],
  wanted: number | null,
): RatingChoice {
  const asked = columns.find(({ column }) => column === wanted);
  const chosen = asked ?? columns[0] ?? null;
  if (chosen === null) return { chosen, columns, findings: [warning("noRatings", {})] };
  const others = columns.filter((each) => each !== chosen).map(({ heading }) => heading);
  const isOpen = others.length > 0 && asked === undefined;
  const values = { chosen: chosen.heading, others: others.join(", ") };
  return { chosen, columns, findings: isOpen ? [warning("severalRatings", values)] : [] };
}
