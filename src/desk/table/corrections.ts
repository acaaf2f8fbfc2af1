import { addressOf, type CellPlace, type CellValue } from "../../tournament/sheetCells";
import type { Choices } from "./choices";
import type { Meaning, Preview } from "./preview";

type Read = Pick<Choices, "readAs" | "ratingColumn">;

/** By which each is known under any heading; the last is of a column that nobody is rated by. */
const HEADINGS: Readonly<Record<Meaning | "nothing", string>> = {
  rating: "FIDE rating",
  k: "K",
  birth: "Birth",
  id: "FIDE ID",
  nothing: "Remarks",
};

/** A column is read as something else, and what was read so before no longer is. */
export function withColumn(
  { readAs, ratingColumn }: Read,
  { headingRow: row, columns }: Preview,
  column: number,
  meaning: Meaning | null,
): Read {
  if (row === null) return { readAs, ratingColumn };
  const headings = new Map(readAs);
  const head = (each: number, as: keyof typeof HEADINGS) =>
    headings.set(addressOf({ row, column: each }), HEADINGS[as]);
  if (meaning === "rating") {
    const isKnown = columns.some((each) => each.column === column && each.isOfRatings);
    /** Of several columns of ratings one is taken, the others stay what they are. */
    return { readAs: isKnown ? headings : head(column, "rating"), ratingColumn: column };
  }
  for (const before of columns) {
    if (meaning !== null && before.meaning === meaning) head(before.column, "nothing");
  }
  const kept = ratingColumn === column ? null : ratingColumn;
  return { readAs: head(column, meaning ?? "nothing"), ratingColumn: kept };
}

/** One value of a player is read as another; the sheet stays as it is. */
export function withValue(
  { readAs, ratingColumn }: Read,
  place: CellPlace,
  value: CellValue,
): Read {
  return { readAs: new Map(readAs).set(addressOf(place), value), ratingColumn };
}

/** As the sheet has it. */
export const NOTHING_CORRECTED: Read = { readAs: new Map(), ratingColumn: null };
