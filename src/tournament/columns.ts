import { isUnratedText } from "../rules/resultText";
import { CARRIED_KEYS, carriedPlaces, type CarriedPlaces } from "./carried";
import { daysInText } from "./dates/daysInText";
import { folded } from "./folded";
import { gamesSoFar } from "./gamesSoFar";
import type { HeadedColumn, KnownColumn } from "./headedColumn";
import { headingAt, kindOfHeading, type ColumnKind } from "./headings";
import { ratingColumns, type RatingColumn } from "./ratingColumns";
import { isBlank, textAt, valueAt, type SheetCells } from "./sheetCells";
import { isLongTitle, isTitle } from "./titles";

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
  readonly carried: CarriedPlaces;
  /** All of them, as they are headed. */
  readonly headings: Headings;
}

interface Headings {
  /** null: no row has any. */
  readonly row: number | null;
  readonly columns: readonly KnownColumn[];
}

/** What a tournament file has of its players beside name and rating, and what K asks for. */
export interface DetailColumns {
  readonly title: HeadedColumn | null;
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
  const headings = headedColumns(cells, shape);
  const headed = headings.columns;
  const ofKind = (...kinds: ColumnKind[]) =>
    headed.filter(({ kind }) => kind !== null && kinds.includes(kind));
  const numbers = [...ofKind("number"), ...ofKind("rank")];
  const filled = (each: HeadedColumn) =>
    rows.some((row) => !isBlank(cells, { row, column: each.column }));
  const { name, firstName } = nameColumns(cells, headed, rows);
  return {
    name,
    firstName,
    numbers,
    ratings: ratingColumns(cells, headed, rows),
    k: first(ofKind("k")),
    points: pointsColumn(ofKind("points").filter(filled)),
    details: {
      title: titleColumn(cells, headed, rows),
      fideNumber: idColumn(ofKind("id")),
      birth: first(ofKind("birth")),
      sex: first(ofKind("sex")),
      rank: first(ofKind("rank")),
      gamesSoFar: gamesSoFar(cells, ofKind("gamesSoFar"), ofKind("games"), shape.rows),
      peak: first(ofKind("peak")),
    },
    carried: carriedPlaces(CARRIED_KEYS.map((key) => [key, first(ofKind(key))?.column ?? null])),
    headings,
  };
}

function nameColumns(
  cells: SheetCells,
  headed: readonly KnownColumn[],
  rows: readonly number[],
): Pick<TableColumns, "name" | "firstName"> {
  const ofKind = (of: ColumnKind) => headed.filter(({ kind }) => kind === of);
  const surname = first(ofKind("surname"));
  const firstName = first(ofKind("firstName"));
  const [full = null, another = null] = ofKind("name");
  /** Cognome and Nome, Nom and Prénom, Name and Nome: of the two words for a name one is the first name's. */
  const [name, second] =
    surname === null
      ? [full ?? firstName, full && (firstName ?? another)]
      : [surname, firstName ?? full];
  const unnamed = headed.filter(({ kind }) => kind === null);
  const unrated = headed.filter(({ kind }) => kind === null || !NEVER_NAMES.has(kind));
  const numbered = NUMBERS.flatMap(ofKind).find((each) => areDifferent(cells, each, rows));
  const found =
    name ?? mostText(cells, unnamed, rows) ?? mostText(cells, unrated, rows) ?? numbered ?? null;
  return { name: found, firstName: second ?? firstNamesBeside(cells, found, headed, rows) };
}

/** By which players are called where nobody has a name. */
const NUMBERS = ["id", "nationalId", "number", "rank"] as const;

/** Total and W may head other sums, of wins or of tie-breaks. */
const POINTS = /^(?:p|k)/;

function pointsColumn(columns: readonly HeadedColumn[]): HeadedColumn | null {
  return columns.find(({ heading }) => POINTS.test(folded(heading))) ?? first(columns);
}

/** A club's own numbers may be headed ID, too. */
function idColumn(columns: readonly HeadedColumn[]): HeadedColumn | null {
  return columns.find(({ heading }) => folded(heading).includes("fide")) ?? first(columns);
}

/** Under headings of theirs there are words that are no names. */
const NEVER_NAMES: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "title",
  ...CARRIED_KEYS,
  "sex",
  "firstName",
  "other",
]);

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
function headedColumns(cells: SheetCells, { columns, above }: TableShape): Headings {
  const known = (row: number) =>
    columns.filter((column) => headingAt(cells, { row, column }) !== null).length;
  const headingRow =
    above.find((row) => known(row) > 1) ??
    above.find(
      (row) => known(row) === 1 && isTextRow(cells, row, columns) && !isDated(cells, row, columns),
    );
  /** A heading may stand a line above the others. */
  const lines = above.filter(
    (row) => row === headingRow || (row < (headingRow ?? 0) && known(row) > 1),
  );
  const headed = columns.map((column) => {
    const texts = lines.map((row) => textAt(cells, { row, column }));
    const heading = texts.find((text) => text !== "") ?? "";
    return { column, heading, kind: kindBeside(heading) };
  });
  return { row: headingRow ?? null, columns: headed };
}

/** N. and N are numbers of players: games are headed so in lists of events alone. */
function kindBeside(heading: string): ColumnKind | null {
  return folded(heading) === "n" ? "number" : kindOfHeading(heading);
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

/** Of some columns the first that looks like names, else the one with most letters and different texts. */
function mostText(
  cells: SheetCells,
  columns: readonly HeadedColumn[],
  rows: readonly number[],
): HeadedColumn | null {
  const texts = (column: number) => rows.map((row) => nameText(cells, row, column));
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

/** Nobody is called NC or u, which stand for no rating. */
function nameText(cells: SheetCells, row: number, column: number): string {
  const text = textAt(cells, { row, column });
  return isUnratedText(text) ? "" : text;
}

/** Without names players are called by what each has of his own. */
function areDifferent(
  cells: SheetCells,
  { column }: HeadedColumn,
  rows: readonly number[],
): boolean {
  const texts = new Set(rows.map((row) => textAt(cells, { row, column })));
  return texts.size === rows.length && !texts.has("");
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
