import type { Finding } from "./finding";
import { implausibleBirths } from "./implausibleBirths";
import { implausibleRatings } from "./implausibleRatings";
import { paceTold } from "./pace/toldPace";
import type { RatingChoice, WishedRatings } from "./ratingChoice";
import { isBlank, type CellValue, type SheetCells } from "./sheetCells";
import type { About } from "./tournament";
import type { PlacedRead } from "./tournamentRead";

interface Choices extends WishedRatings {
  readonly readAs: ReadonlyMap<string, CellValue>;
}

/** Ratings and births of a table that cannot be, or are hardly meant, each with its cell. */
export function impossibleInTable(
  cells: SheetCells,
  read: PlacedRead,
  about: About,
  choices: Choices,
): Finding[] {
  const event = eventFor(about, read.ratings, choices);
  const ratings = placedIn(cells, read, read.ratings.chosen?.column);
  const births = placedIn(cells, read, read.columns?.details.birth?.column);
  return [
    ...implausibleRatings(ratings, event, choices.readAs),
    ...implausibleBirths(births, event.startDate),
  ];
}

/** What a column has of the players where the table has a row for each; a list of games has none. */
function placedIn(cells: SheetCells, { played, rows, columns }: PlacedRead, column?: number) {
  return played.players.map(({ player }, index) => {
    const row = rows[index];
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
