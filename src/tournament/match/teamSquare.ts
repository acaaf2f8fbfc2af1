import { hasGames } from "../crosstable/layout";
import { headingAt } from "../headings";
import { ratingCell } from "../ratingCell";
import { squareCell } from "../resultCell";
import { isBlank, span, textAt, type Area, type CellPlace, type SheetCells } from "../sheetCells";
import { isOfSums } from "../table/summaryRow";

/** Where a Scheveningen stands: a team down, the other across, the results in the square. */
export interface TeamSquare {
  /** The rows of the first team, and the columns of the second. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** Above the results: the names of the second team, and its ratings; null: these stand behind the names. */
  readonly names: number;
  readonly ratings: number | null;
}

const FEWEST_PLAYERS = 2;
/** Of the cells of a row or a column, how many must be results. */
const SURE_SHARE = 0.7;
const LOWEST_RATING = 500;
/** So many rows below the names may be players, sums and captions. */
const MOST_ROWS = 60;

/** Anna Weber (2120): a name with a rating behind it; null: there is none. */
export function ratedName(text: string): { readonly name: string; readonly rating: number } | null {
  const [behind, rating] = /\(?(\d{4})\)?$/.exec(text) ?? [];
  const name = text.slice(0, -(behind?.length ?? 0)).replace(/[\s,]$/, "");
  return behind === undefined || name.length === 0
    ? null
    : { name: name.trim(), rating: Number(rating) };
}

/** The columns of a row in which names stand, and results. */
interface RowTold {
  readonly names: ReadonlySet<number>;
  readonly results: ReadonlySet<number>;
  readonly isOfSums: boolean;
}

/** Each row is looked at once, however many rows of names stand above it. */
function rowsTold(cells: SheetCells, all: readonly number[]): (row: number) => RowTold {
  const known = new Map<number, RowTold>();
  const look = (row: number): RowTold => ({
    names: new Set(all.filter((column) => isName(cells, { row, column }))),
    results: new Set(all.filter((column) => hasGames(squareCell(cells, { row, column })))),
    isOfSums: isOfSums(cells, row, all),
  });
  return (row) => {
    const told = known.get(row) ?? look(row);
    known.set(row, told);
    return told;
  };
}

function isName(cells: SheetCells, place: CellPlace): boolean {
  const text = textAt(cells, place);
  const name = ratedName(text)?.name ?? text;
  return /\p{L}{3}/u.test(name) && !/\d/.test(name) && headingAt(cells, place) === null;
}

/** The first row of names above results with a name in front of each, and ratings for both; else null. */
export function teamSquare(cells: SheetCells, area: Area): TeamSquare | null {
  const all = span(area.column, area.columns);
  const told = rowsTold(cells, all);
  for (const names of span(area.row, area.rows)) {
    const across = [...told(names).names];
    if (across.length < FEWEST_PLAYERS) continue;
    const below = span(names + 1, Math.min(MOST_ROWS, area.row + area.rows - names - 1));
    const hasResults = (row: number) =>
      across.filter((column) => told(row).results.has(column)).length >=
      SURE_SHARE * (across.length - 1);
    const likely = below.filter(hasResults);
    const columns = across.filter(
      (column) =>
        likely.filter((row) => told(row).results.has(column)).length >= SURE_SHARE * likely.length,
    );
    const first = columns[0] ?? 0;
    const rows = likely.filter(
      (row) => !told(row).isOfSums && [...told(row).names].some((column) => column < first),
    );
    if (rows.length < FEWEST_PLAYERS || columns.length < FEWEST_PLAYERS) continue;
    const ratings = ratingRow(cells, { names, columns, first: rows[0] ?? names });
    const areRated = columns.every(
      (column) => ratedName(textAt(cells, { row: names, column })) !== null,
    );
    if (ratings === null && !areRated) continue;
    const found = { rows, columns, names, ratings };
    return areApart(cells, found, all) ? found : null;
  }
  return null;
}

/** Beside the names, above the results: ratings, and marks for none. */
function ratingRow(
  cells: SheetCells,
  { names, columns, first }: { names: number; columns: readonly number[]; first: number },
): number | null {
  const beside = [names - 1, ...span(names + 1, first - names - 1)];
  const isRated = (row: number) => {
    const read = columns.map((column) => ratingCell(cells, { row, column }));
    const isAny = read.some((cell) => cell.kind === "rating" && cell.rating >= LOWEST_RATING);
    return isAny && read.every(({ kind }) => kind !== "none");
  };
  return beside.find((row) => row >= 0 && isRated(row)) ?? null;
}

/** Nobody of one team stands in the other, and no player meets himself. */
function areApart(
  cells: SheetCells,
  { rows, columns, names }: TeamSquare,
  all: readonly number[],
): boolean {
  const own = rows.flatMap((row) =>
    all
      .filter((column) => column < (columns[0] ?? 0))
      .map((column) => textAt(cells, { row, column })),
  );
  const across = columns.map((column) => textAt(cells, { row: names, column }));
  const isShared = across.some((name) =>
    own.some((other) => other.length > 2 && (other.startsWith(name) || name.startsWith(other))),
  );
  const isMarked = rows.some((row) =>
    columns.some((column) => squareCell(cells, { row, column }).kind === "mark"),
  );
  const blank = rows.flatMap((row) => columns.filter((column) => isBlank(cells, { row, column })));
  return !isShared && !isMarked && blank.length < Math.min(rows.length, columns.length);
}
