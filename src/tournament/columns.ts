import { daysInText } from "./dates/daysInText";
import { gamesSoFar } from "./gamesSoFar";
import { kindOfHeading, type ColumnKind } from "./headings";
import { placeNumber } from "./placeNumber";
import { ratingCell } from "./ratingCell";
import { ratingHeading, type RatingMeaning } from "./ratingHeading";
import { isBlank, textAt, valueAt, type SheetCells } from "./sheetCells";
import { isLongTitle, isTitle } from "./titles";

export interface HeadedColumn {
  readonly column: number;
  /** As it stands in the sheet; empty where there is none. */
  readonly heading: string;
}

/** A column that may hold ratings. */
export interface RatingColumn extends HeadedColumn {
  /** null: no heading says whose they are. */
  readonly meaning: RatingMeaning | null;
  /** Somebody has a rating there. */
  readonly isUsed: boolean;
  readonly firstRow: number;
}

/** Where a table keeps what is known of its players. */
export interface TableColumns {
  readonly name: HeadedColumn | null;
  /** Where it stands apart from the surname. */
  readonly firstName: HeadedColumn | null;
  /** Columns that may number the players: start numbers and ranks. */
  readonly numbers: readonly HeadedColumn[];
  /** Every column that may hold ratings. */
  readonly ratings: readonly RatingColumn[];
  readonly k: HeadedColumn | null;
  readonly points: HeadedColumn | null;
  readonly details: DetailColumns;
}

/** What a tournament file has of its players beside name and rating, and what K asks for. */
export interface DetailColumns {
  readonly title: HeadedColumn | null;
  readonly federation: HeadedColumn | null;
  readonly fideNumber: HeadedColumn | null;
  readonly birth: HeadedColumn | null;
  readonly sex: HeadedColumn | null;
  readonly rank: HeadedColumn | null;
  readonly gamesSoFar: HeadedColumn | null;
  readonly peak: HeadedColumn | null;
}

/** The players' rows, and the columns beside their results. */
export interface TableShape {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The rows that may have the headings, the nearest first. */
  readonly above: readonly number[];
}

/** Recognises columns by their headings in any language, else by what is in them. */
export function tableColumns(cells: SheetCells, shape: TableShape): TableColumns {
  const { rows } = shape;
  const headed = headedColumns(cells, shape);
  const ofKind = (...kinds: ColumnKind[]) =>
    headed.filter(({ kind }) => kind !== null && kinds.includes(kind));
  const unnamed = headed.filter(({ kind }) => kind === null);
  const filled = (each: HeadedColumn) =>
    rows.some((row) => !isBlank(cells, { row, column: each.column }));
  const surname = first(ofKind("surname"));
  const firstName = first(ofKind("firstName"));
  const [full = null, another = null] = ofKind("name");
  /** Cognome and Nome, Nom and Prénom, Name and Nome: of the two words for a name one is the first name's. */
  const [name, second] =
    surname === null
      ? [full ?? firstName, full && (firstName ?? another)]
      : [surname, firstName ?? full];
  const unrated = headed.filter(({ kind }) => kind === null || !NEVER_NAMES.has(kind));
  const named = name ?? mostText(cells, unnamed, rows) ?? mostText(cells, unrated, rows);
  return {
    name: named,
    firstName: second ?? firstNamesBeside(cells, named, headed, rows),
    numbers: [...ofKind("number"), ...ofKind("rank")],
    ratings: ratingColumns(cells, headed, rows),
    k: first(ofKind("k")),
    points: first(ofKind("points").filter(filled)),
    details: {
      title: titleColumn(cells, headed, rows),
      federation: first(ofKind("federation")),
      fideNumber: first(ofKind("id")),
      birth: first(ofKind("birth")),
      sex: first(ofKind("sex")),
      rank: first(ofKind("rank")),
      gamesSoFar: gamesSoFar(cells, ofKind("gamesSoFar"), ofKind("games"), shape.rows),
      peak: first(ofKind("peak")),
    },
  };
}

interface KnownColumn extends HeadedColumn {
  readonly kind: ColumnKind | null;
}

/** Under headings of theirs there are words that are no names. */
const NEVER_NAMES: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "title",
  "federation",
  "sex",
  "firstName",
  "other",
]);

/** By their headings; and those without one that look like ratings, which nobody knows. */
function ratingColumns(
  cells: SheetCells,
  headed: readonly KnownColumn[],
  rows: readonly number[],
): RatingColumn[] {
  return headed.flatMap(({ column, heading, kind }): RatingColumn[] => {
    const isNamed = kind !== null && RATING_KINDS.has(kind);
    const meaning = isNamed ? meaningOf(heading) : kind === "list" ? OF_A_LIST : null;
    if (isNamed ? isNumbering(cells, column, rows) : !mayBeRatings(cells, column, kind, rows)) {
      return [];
    }
    const isUsed = rows.some((row) => ratingAt(cells, row, column));
    return [{ column, heading, meaning, isUsed, firstRow: rows[0] ?? 0 }];
  });
}

const RATING_KINDS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "fideRating",
  "rating",
  "nationalRating",
]);

/** Over players a list is one of ratings. */
const OF_A_LIST: RatingMeaning = { list: "any", pace: "any", isAfter: false };

function meaningOf(heading: string): RatingMeaning | null {
  const meaning = ratingHeading(heading);
  return meaning === "peak" || meaning === "none" ? null : meaning;
}

function mayBeRatings(
  cells: SheetCells,
  column: number,
  kind: ColumnKind | null,
  rows: readonly number[],
): boolean {
  return (kind === null || kind === "list") && looksLikeRatings(cells, column, rows);
}

export function ratingAt(cells: SheetCells, row: number, column: number): boolean {
  const { kind } = ratingCell(valueAt(cells, { row, column }));
  return kind === "rating" || kind === "not FIDE's";
}

/** Titles often stand without a heading; Typ may head them, or groups of age. */
function titleColumn(
  cells: SheetCells,
  headed: readonly KnownColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  const has = (is: (text: string) => boolean) => (each: HeadedColumn) =>
    rows.some((row) => is(textAt(cells, { row, column: each.column })));
  const named = headed.filter(({ kind }) => kind === "title");
  const nameless = headed.filter(({ heading }) => heading === "");
  return first(named.filter(has(isTitle))) ?? first(nameless.filter(has(isLongTitle)));
}

/** Between headings and players a team's name and points may stand. */
function headedColumns(cells: SheetCells, { columns, above }: TableShape): KnownColumn[] {
  const known = (row: number) =>
    columns.filter((column) => kindOfHeading(textAt(cells, { row, column })) !== null).length;
  const headingRow =
    above.find((row) => known(row) > 1) ??
    above.find(
      (row) => known(row) === 1 && isTextRow(cells, row, columns) && !isDated(cells, row, columns),
    );
  return columns.map((column) => {
    const heading = headingRow === undefined ? "" : textAt(cells, { row: headingRow, column });
    return { column, heading, kind: kindOfHeading(heading) };
  });
}

/** A single known heading beside others that nobody knows. */
function isTextRow(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const values = columns
    .map((column) => valueAt(cells, { row, column }))
    .filter((value) => value !== "");
  return values.length > 2 && values.every((value) => typeof value === "string");
}

/** Date, 12.10.2025: a line above the table. */
function isDated(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const texts = columns
    .map((column) => textAt(cells, { row, column }))
    .filter((text) => text !== "");
  return texts.length < 3 && texts.some((text) => daysInText(text).length > 0);
}

/** Ranks under a heading such as Classement: 1, 2, 3 …, some of them shared. */
function isNumbering(cells: SheetCells, column: number, rows: readonly number[]): boolean {
  const texts = rows.map((row) => textAt(cells, { row, column })).filter((text) => text !== "");
  const numbers = texts.map(placeNumber);
  const areRanks = numbers.every(
    (number) => number !== null && number >= 1 && number <= rows.length,
  );
  return areRanks && numbers.includes(1) && 2 * numbers.length > rows.length;
}

const LOWEST_SEEN = 500;
/** Of a column of ratings, how many may be errors or words. */
const MOST_UNREADABLE = 0.25;

export function looksLikeRatings(
  cells: SheetCells,
  column: number,
  rows: readonly number[],
): boolean {
  const read = rows.map((row) => {
    const value = valueAt(cells, { row, column });
    /** 2.000 is the number 2, but so are ranks and rounds. */
    return typeof value === "number" && value > 0 && value < LOWEST_SEEN && Number.isInteger(value)
      ? null
      : ratingCell(value);
  });
  const ratings = read.flatMap((cell) => (cell?.kind === "rating" ? [cell.rating] : []));
  const others = read.filter((cell) => cell === null || cell.kind === "none").length;
  return ratings.some((rating) => rating >= LOWEST_SEEN) && others <= MOST_UNREADABLE * rows.length;
}

/** Of some columns the first that looks like names, else the one with most letters and different texts. */
function mostText(
  cells: SheetCells,
  columns: readonly HeadedColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  const texts = (column: number) => rows.map((row) => textAt(cells, { row, column }));
  const areNames = ({ column }: HeadedColumn) => {
    const names = texts(column).filter(isFullName);
    return names.length >= SURE_NAMES * rows.length && new Set(names).size === names.length;
  };
  const weighed = columns.map((each) => {
    const letters = texts(each.column).reduce((sum, text) => sum + lettersIn(text), 0);
    const different = new Set(texts(each.column)).size;
    return { each, weight: letters === 0 ? 0 : letters + SAME_WEIGHT * (different - rows.length) };
  });
  const most = weighed.reduce((best, { weight }) => Math.max(best, weight), 0);
  return (
    columns.find(areNames) ??
    weighed.find(({ weight }) => weight === most && weight > 0)?.each ??
    null
  );
}

const SURE_NAMES = 0.9;

/** Two words and no number: clubs may have one. */
function isFullName(text: string): boolean {
  const words = text.split(/[\s,]/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 1 && !/\d/.test(text);
}

/** Clubs have longer names than players, but several players share them. */
const SAME_WEIGHT = 20;

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Without headings: single words in the column of names, and single words beside them. */
function firstNamesBeside(
  cells: SheetCells,
  name: HeadedColumn | null,
  columns: readonly KnownColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  if (name === null || name.heading !== "") return null;
  const areWords = ({ column }: HeadedColumn) =>
    rows.every((row) => /^\p{L}[\p{L}'’-]+$/u.test(textAt(cells, { row, column }))) &&
    !rows.every((row) => /^[A-Z]{1,4}$/.test(textAt(cells, { row, column })));
  if (!areWords(name)) return null;
  const filled = columns.filter(({ column }) =>
    rows.some((row) => !isBlank(cells, { row, column })),
  );
  const index = filled.findIndex(({ column }) => column === name.column);
  const beside = [filled[index + 1], filled[index - 1]];
  return beside.find((each) => each?.heading === "" && areWords(each)) ?? null;
}

function first<T>(list: readonly T[]): T | null {
  return list[0] ?? null;
}
