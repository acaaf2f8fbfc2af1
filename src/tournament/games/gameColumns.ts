import { looksLikeRatings, ratingAt, type RatingColumn } from "../ratingColumns";
import { kindOfHeading, type ColumnKind } from "../headings";
import { ratingHeading } from "../ratingHeading";
import type { FactColumns } from "../readFacts";
import { squareCell } from "../resultCell";
import { columnLetters } from "../../formula/columnLetters";
import { isBlank, span, textAt, type Area, type SheetCells } from "../sheetCells";
import { headingsAbove } from "../table/headingRows";
import { kindOfRow } from "../table/rowKinds";
import { sidesIn } from "./sidesIn";
import { withoutSide } from "./sideOf";

/** Columns of a list of games: player, rating, opponent, rating, score. */
export interface GameColumns {
  readonly player: number;
  readonly opponent: number;
  readonly score: number;
  readonly round: number | undefined;
  /** The player's ratings, of one list or of several. */
  readonly ratings: readonly RatingColumn[];
  /** The opponent's of the same list, by the column of the player's. */
  readonly opponentRatings: ReadonlyMap<number, number>;
  readonly k: number | undefined;
  readonly opponentK: number | undefined;
  /** The FIDE numbers. */
  readonly id: number | undefined;
  readonly opponentId: number | undefined;
  readonly facts: FactColumns;
  readonly opponentFacts: FactColumns;
  /** White and Black: every game is given once. Nobody says: the games themselves tell. */
  readonly isByColour: boolean | null;
  /** Where the headings stand; null: there are none. */
  readonly headings: number | null;
  /** The rows that may be games. */
  readonly rows: readonly number[];
}

interface Pair {
  readonly player: number;
  readonly opponent: number;
  readonly isByColour: boolean | null;
  /** Above the first game; null: there is none. */
  readonly headings: number | null;
  readonly rows: readonly number[];
}

/** Two columns of names, a result and two ratings; null where an area has none. */
export function gameColumns(cells: SheetCells, area: Area): GameColumns | null {
  const pair = headedPair(cells, area) ?? namesTwice(cells, area);
  if (pair === null || pair.rows.length === 0) return null;
  const all = columnsAround(cells, area, pair);
  const score = scoreColumn(cells, all, pair.rows);
  if (score === null) return null;
  const ratings = ratingColumns(cells, all, pair.rows, score);
  const half = ratings.length / 2;
  if (half === 0 || !Number.isInteger(half)) return null;
  const [own, other] = sidesOf(ratings, pair);
  const side = (kind: ColumnKind) =>
    bySide(
      all.filter((each) => each.kind === kind),
      pair,
    );
  const ids = bySide(idColumns(all), pair);
  const facts = (index: 0 | 1): FactColumns => ({
    birth: headed(side("birth")[index]),
    gamesSoFar: headed(side("gamesSoFar")[index]),
    peak: headed(side("peak")[index]),
  });
  return {
    ...{ player: pair.player, opponent: pair.opponent, isByColour: pair.isByColour },
    ...{ headings: pair.headings, rows: pair.rows, score },
    round: all.find(({ kind }) => kind === "round")?.column,
    ratings: own,
    opponentRatings: new Map(own.map(({ column }, at) => [column, other[at]?.column ?? column])),
    k: side("k")[0],
    opponentK: side("k")[1],
    id: ids[0],
    opponentId: ids[1],
    facts: facts(0),
    opponentFacts: facts(1),
  };
}

interface Column {
  readonly column: number;
  /** Without the word for a side: Elo of Elo White. */
  readonly heading: string;
  readonly kind: ColumnKind | null;
}

function columnsAround(
  cells: SheetCells,
  area: Area,
  { player, opponent, headings }: Pair,
): Column[] {
  return span(area.column, area.columns)
    .filter((column) => column !== player && column !== opponent)
    .map((column) => {
      const text = headings === null ? "" : textAt(cells, { row: headings, column });
      const heading = withoutSide(text);
      return { column, heading, kind: kindOfHeading(heading) };
    });
}

/** Below the first row that names both sides. */
function headedPair(cells: SheetCells, area: Area): Pair | null {
  const columns = span(area.column, area.columns);
  for (const row of span(area.row, area.rows)) {
    const sides = sidesIn(cells, row, columns);
    if (sides === null) continue;
    const rows = span(row + 1, area.row + area.rows - row - 1);
    return { ...sides, headings: row, rows };
  }
  return null;
}

/** Of the names in one of two columns, how many must stand in the other as well. */
const SHARED = 0.5;
const SURE_SHARE = 0.9;
const FEWEST_GAMES = 3;

/** Where no heading says so: two columns in which the same names stand again and again. */
function namesTwice(cells: SheetCells, area: Area): Pair | null {
  const columns = span(area.column, area.columns);
  const rows = span(area.row, area.rows).filter(
    (row) => kindOfRow(cells, row, columns) === "content",
  );
  const named = columns
    .map((column) => ({ column, names: rows.map((row) => textAt(cells, { row, column })) }))
    .filter(({ names }) => {
      const written = names.filter((name) => LETTERS.test(name)).length;
      return written >= FEWEST_GAMES && written >= SURE_SHARE * (rows.length - MOST_TITLES);
    });
  for (const [index, one] of named.entries()) {
    for (const other of named.slice(index + 1)) {
      if (!areTwoSides(one.names, other.names)) continue;
      const games = rows.filter((_, at) => one.names[at] !== "" && other.names[at] !== "");
      const [first = area.row] = games;
      return {
        player: one.column,
        opponent: other.column,
        isByColour: null,
        headings: headingsAbove(cells, first, columns, area.row),
        rows: games,
      };
    }
  }
  return null;
}

/** Lines above the games. */
const MOST_TITLES = 3;

const LETTERS = /\p{L}{2}/u;

function areTwoSides(names: readonly string[], others: readonly string[]): boolean {
  const [own, theirs] = [new Set(names), new Set(others)];
  const shared = [...own].filter((name) => theirs.has(name)).length;
  const areApart = names.every((name, index) => name !== others[index] || name === "");
  /** Two teams: everybody stands on one side, again and again. */
  const areTeams = shared === 0 && 2 * Math.max(own.size, theirs.size) <= names.length;
  const areMixed = shared >= SHARED * Math.max(own.size, theirs.size);
  return areApart && own.size > 2 && (areTeams || areMixed);
}

function scoreColumn(
  cells: SheetCells,
  columns: readonly Column[],
  rows: readonly number[],
): number | null {
  const named = columns.find(({ kind }) => kind === "score");
  const points = columns.find(({ kind }) => kind === "points");
  const looking = columns.find(
    ({ column, kind }) => kind === null && areResults(cells, column, rows),
  );
  return (named ?? points ?? looking)?.column ?? null;
}

function areResults(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const filled = rows.filter((row) => !isBlank(cells, { row, column }));
  const results = filled.filter((row) => {
    const { kind } = squareCell(cells, { row, column });
    return kind !== "other" && kind !== "mark" && kind !== "sum";
  });
  return filled.length > rows.length / 2 && results.length >= SURE_SHARE * filled.length;
}

/** Behind their headings, with or without a word for the side; or numbers that look like ratings. */
function ratingColumns(
  cells: SheetCells,
  columns: readonly Column[],
  rows: readonly number[],
  score: number,
): RatingColumn[] {
  return columns.flatMap(({ column, heading, kind }): RatingColumn[] => {
    if (column === score) return [];
    const meaning = heading === "" ? null : ratingHeading(heading);
    const isNamed = typeof meaning === "object" && meaning !== null;
    const mayBe = kind === null && looksLikeRatings(cells, column, rows);
    if (!isNamed && !mayBe) return [];
    const isUsed = rows.some((row) => ratingAt(cells, row, column));
    const firstRow = rows[0] ?? 0;
    return [{ column, heading, meaning: isNamed ? meaning : null, isUsed, firstRow }];
  });
}

/** What comes first is of the side that comes first: with two of each, list by list. */
function sidesOf<T>(list: readonly T[], { player, opponent }: Pair): [readonly T[], readonly T[]] {
  const half = list.length / 2;
  const [first, second] = [list.slice(0, half), list.slice(half)];
  return player < opponent ? [first, second] : [second, first];
}

/** Beside a number whose heading says FIDE an ID is the list's own, or a country's. */
function idColumns(columns: readonly Column[]): readonly Column[] {
  const ids = columns.filter(({ kind }) => kind === "id");
  const explicit = ids.filter(({ heading }) => /fide/i.test(heading));
  return explicit.length > 0 ? explicit : ids;
}

/** A single column is of the side behind which it stands. */
function bySide(columns: readonly Column[], pair: Pair): readonly (number | undefined)[] {
  const found = columns.map(({ column }) => column);
  const [only, another] = found;
  if (only === undefined) return [];
  const isOpponents = only > pair.opponent && pair.player < pair.opponent;
  if (another === undefined) return isOpponents ? [undefined, only] : [only, undefined];
  const [own, other] = sidesOf(found.length % 2 === 0 ? found : found.slice(0, 2), pair);
  return [own[0], other[0]];
}

function headed(column: number | undefined) {
  return column === undefined ? null : { column, heading: columnLetters(column) };
}
