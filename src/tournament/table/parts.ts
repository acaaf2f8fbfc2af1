import { folded } from "../folded";
import { placeNumber } from "../placeNumber";
import { headingAt, kindOfHeading, type ColumnKind } from "../headings";
import { sideOf } from "../games/sideOf";
import { isByeName } from "../round/bye";
import { sidesIn } from "../games/sidesIn";
import {
  contains,
  filledIn,
  isBlank,
  isOneCell,
  span,
  textAt,
  valueAt,
  type Area,
  type CellPlace,
  type SheetCells,
} from "../sheetCells";
import { kindOfRow } from "./rowKinds";

/** The tables side by side and below each other in an area: the one under the selected cell first. */
export function tableParts(cells: SheetCells, selected: Area, area: Area): Area[] {
  const parts = besideEachOther(cells, area).flatMap((part) => belowEachOther(cells, part));
  const meant = isOneCell(selected) ? parts.filter((part) => contains(part, selected)) : [];
  return [...meant, ...parts.filter((part) => !meant.includes(part))];
}

/** A second heading for names begins a second table; what comes before it is the first's. */
function besideEachOther(cells: SheetCells, area: Area): Area[] {
  const columns = span(area.column, area.columns);
  const inRows = span(area.row, area.rows).flatMap((row) => secondStarts(cells, row, columns));
  const starts = [...new Set(inRows)].sort((one, other) => one - other);
  const begins = [area.column, ...starts];
  return begins.map((column, index) => ({
    ...area,
    column,
    columns: (begins[index + 1] ?? area.column + area.columns) - column,
  }));
}

const FIRST_KINDS: ReadonlySet<ColumnKind | null> = new Set<ColumnKind | null>([
  "rank",
  "number",
  "title",
]);

/** Where headings begin a further table in a row that has headings or players of another before them. */
function secondStarts(cells: SheetCells, row: number, columns: readonly number[]): number[] {
  const texts = columns.map((column) => textAt(cells, { row, column }));
  if (sidesIn(cells, row, columns)?.isByColour === null) return [];
  const kinds = texts.map(kindOfHeading);
  const isName = (kind: ColumnKind | null | undefined) => kind === "name" || kind === "surname";
  const starts = kinds.flatMap((kind, index) => {
    /** Cognome and Nome beside each other are of one table, also with a blank column between. */
    const before = kinds.slice(0, index).filter((_, at) => texts[at] !== "");
    if (!isName(kind) || isName(before.at(-1))) return [];
    let first = index;
    const isFirst = (at: number) =>
      FIRST_KINDS.has(kinds[at] ?? null) || folded(texts[at] ?? "") === "n";
    while (first > 0 && isFirst(first - 1)) first -= 1;
    const following = new Set(kinds.slice(first).filter((each) => each !== null));
    return following.size > 1 ? [first] : [];
  });
  return starts
    .filter((start, index) => {
      const before = columns.slice(0, start);
      const areGames = before.filter((_, at) => sideOf(texts[at] ?? "") !== null).length > 1;
      return index > 0 || areGames || isBehindPlayer(cells, row, before);
    })
    .map((start) => columns[start] ?? 0);
}

const FEWEST_CELLS = 3;

/** A row with a name, numbers and no heading; or a gap above such a row. */
function isBehindPlayer(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  const kind = kindOfRow(cells, row, columns);
  if (kind === "blank" || kind === "rule" || kind === "text") {
    const names = columns.filter((column) => NAME.test(textAt(cells, { row: row + 1, column })));
    return names.length > 0 && isLikePlayer(cells, row + 1, columns);
  }
  const values = columns
    .map((column) => valueAt(cells, { row, column }))
    .filter((value) => value !== "");
  const isHeading = values.some(
    (value) => typeof value === "string" && value.length > 1 && kindOfHeading(value) !== null,
  );
  return values.length >= FEWEST_CELLS && !isHeading;
}

const NAME = /\p{L}{3}/u;

const MOST_TITLES = 4;
const FEWEST_ROWS = 2;

/** Headings begin a table, unless its players are numbered on below them. */
function belowEachOther(cells: SheetCells, area: Area): Area[] {
  const columns = span(area.column, area.columns);
  const all = span(area.row, area.rows);
  const kinds = all.map((row) => kindOfRow(cells, row, columns));
  /** A line of sums may look like headings, but no players follow it. */
  const follow = (index: number) =>
    kinds.slice(index).filter((kind) => kind === "content").length >= FEWEST_ROWS;
  const heads = all.filter(
    (_, index) => kinds[index] === "headings" && kinds[index - 1] !== "headings" && follow(index),
  );
  const [first = area.row] = heads;
  const players = all
    .slice(0, first - area.row)
    .filter((row, index) => kinds[index] === "content" && isLikePlayer(cells, row, columns));
  /** Lines above the headings are a title; more of them are a table without headings. */
  const starts =
    players.length > MOST_TITLES ? [area.row, ...heads] : [area.row, ...heads.slice(1)];
  if (starts.length < 2) return listsOfGames(cells, area, first);
  const end = area.row + area.rows;
  const parts: Area[] = [];
  for (const [index, row] of starts.entries()) {
    const part = { ...area, row, rows: (starts[index + 1] ?? end) - row };
    const before = parts[parts.length - 1];
    if (before !== undefined && goesOn(cells, before, part, end)) {
      parts[parts.length - 1] = { ...before, rows: before.rows + part.rows };
    } else parts.push(part);
  }
  return parts;
}

/** Groups of a list of games under one line of headings: nobody of one stands in another. */
function listsOfGames(cells: SheetCells, area: Area, headings: number): Area[] {
  const columns = span(area.column, area.columns);
  const sides = namedSides(cells, headings, columns);
  const end = area.row + area.rows;
  if (sides.length !== 2) return [area];
  const isGame = (row: number) => sides.every((column) => !isBlank(cells, { row, column }));
  const starts = span(headings + 2, Math.max(0, end - headings - 2)).filter(
    (row) => isGame(row) && !isGame(row - 1),
  );
  const [one] = span(headings + 1, Math.max(0, end - headings - 1)).filter(isGame);
  const begins = starts.filter((row) => {
    if (one === undefined || row <= one) return false;
    const before = { ...area, row: headings + 1, rows: row - headings - 1 };
    return !shareNames(cells, before, { ...area, row: row - 1, rows: end - row + 1 }, sides);
  });
  const from = [area.row, ...begins];
  return from.map((row, index) => ({ ...area, row, rows: (from[index + 1] ?? end) - row }));
}

/** Lines of a title have a word and what it stands for. */
function isLikePlayer(cells: SheetCells, row: number, columns: readonly number[]): boolean {
  return filledIn(cells, row, columns).length >= FEWEST_CELLS;
}

/** The same headings; no number of a player a second time, and in a list of games the same players. */
function goesOn(cells: SheetCells, before: Area, part: Area, end: number): boolean {
  const columns = span(part.column, part.columns);
  const rows = span(before.row, before.rows);
  if (!rows.some((row) => areSameHeadings(cells, row, part.row, columns))) return false;
  const sides = namedSides(cells, part.row, columns);
  const rest = { ...part, rows: end - part.row };
  if (sides.length === 2) return shareNames(cells, before, rest, sides);
  const numbered = columns.find((column) => {
    const kind = headingAt(cells, { row: part.row, column });
    return kind === "number" || kind === "rank";
  });
  if (numbered === undefined) return true;
  const isRank = headingAt(cells, { row: part.row, column: numbered }) === "rank";
  if (isRank && isCounted(cells, before, part, numbered)) return true;
  const seen = new Set(rows.map((row) => valueAt(cells, { row, column: numbered })));
  /** Headings stand above every page. */
  seen.delete(valueAt(cells, { row: part.row, column: numbered }));
  return span(part.row + 1, part.rows - 1).every((row) => {
    const place = { row, column: numbered };
    return isBlank(cells, place) || !seen.has(valueAt(cells, place));
  });
}

/** What stands beside one of them alone is another table's. */
function areSameHeadings(
  cells: SheetCells,
  row: number,
  other: number,
  columns: readonly number[],
): boolean {
  const filled = filledIn(cells, other, filledIn(cells, row, columns));
  return (
    filled.length >= FEWEST_CELLS &&
    filled.every(
      (column) => textAt(cells, { row, column }) === textAt(cells, { row: other, column }),
    )
  );
}

/** Ranks that are shared stand twice; a table of its own begins again with 1. */
function isCounted(cells: SheetCells, before: Area, part: Area, column: number): boolean {
  const ranks = ({ row, rows }: Area) =>
    span(row, rows).flatMap((each) => {
      const rank = placeNumber(textAt(cells, { row: each, column }));
      return rank === null ? [] : [rank];
    });
  const [first = 0] = ranks(part);
  const last = ranks(before).at(-1);
  return last !== undefined && (first === last || first === last + 1) && first > 1;
}

/** The first text below a place. */
function textBelow(cells: SheetCells, { row, column }: CellPlace): string {
  const { row: first, rows } = cells.area;
  const below = span(row + 1, Math.max(0, first + rows - row - 1));
  const filled = below.find((each) => !isBlank(cells, { row: each, column }));
  return filled === undefined ? "" : textAt(cells, { row: filled, column });
}

/** The columns of both players of a list of games; nothing where no names stand below them. */
function namedSides(cells: SheetCells, row: number, columns: readonly number[]): number[] {
  const sides = sidesIn(cells, row, columns);
  if (sides === null) return [];
  const both = [sides.player, sides.opponent];
  return both.every((column) => NAME.test(textBelow(cells, { row, column }))) ? both : [];
}

function shareNames(
  cells: SheetCells,
  before: Area,
  part: Area,
  columns: readonly number[],
): boolean {
  const names = ({ row, rows }: Area, from: number) =>
    span(row + from, rows - from).flatMap((each) =>
      columns
        .map((column) => textAt(cells, { row: each, column }))
        .filter((name) => name !== "" && !isByeName(name)),
    );
  const headings = new Set(names({ ...part, rows: 1 }, 0));
  const own = new Set(names(part, 1).filter((name) => !headings.has(name)));
  return names(before, 0).some((name) => own.has(name));
}
