import type { Finding } from "./finding";
import { implausibleRatings } from "./implausibleRatings";
import { paceTold } from "./pace/toldPace";
import type { RatingChoice, WishedRatings } from "./ratingChoice";
import { isBlank, type CellValue, type SheetCells } from "./sheetCells";
import type { About } from "./tournament";
import type { PlacedRead } from "./tournamentRead";

interface Choices extends WishedRatings {
  readonly readAs: ReadonlyMap<string, CellValue>;
}

/** Ratings of a table that cannot be, or are hardly meant, each with its cell. */
export function impossibleInTable(
  cells: SheetCells,
  read: PlacedRead,
  about: About,
  choices: Choices,
): Finding[] {
  const event = eventFor(about, read.ratings, choices);
  return implausibleRatings(ratedIn(cells, read), event, choices.readAs);
}

/** The players' ratings where the table has a row for each; a list of games has none. */
function ratedIn(cells: SheetCells, { played, ratings, rows, columns }: PlacedRead) {
  return played.players.map(({ player }, index) => {
    const [row, column] = [rows[index], ratings.chosen?.column];
    const isKnown = columns !== undefined && row !== undefined && column !== undefined;
    const place = isKnown && !isBlank(cells, { row, column }) ? { row, column } : null;
    return { player, place };
  });
}

/** As a person says, else as the sheet tells. */
function eventFor(
  { startDate: told, pace: words }: About,
  { findings }: RatingChoice,
  { startDate, pace = "as told" }: Choices,
) {
  return {
    startDate: startDate === undefined ? told : startDate,
    pace: (pace === "as told" ? paceTold(words) : pace) ?? "standard",
    isOtherList: findings.some(({ key }) => key === "fideRatingsEmpty"),
  };
}
