import type { ReportHeading, ReportTexts } from "../../i18n/report";
import type { Edition } from "../../rules/editions/edition";
import { span, textAt, valueAt, type SheetCells } from "../../tournament/sheetCells";
import type { SheetRead } from "../sheetRead";
import { reportColumns } from "./columns/order";
import { PLAYER_BEFORE_NAMES } from "./beforeNames";
import type { ReportColumn } from "./layout";
import { hasNames } from "./readHead";

/** Where a report's columns and players stand. */
export interface PlayersFound {
  readonly columns: ReadonlyMap<ReportColumn, number>;
  readonly rows: readonly number[];
}

const NEEDED: readonly ReportColumn[] = [
  ...(["player", "rating", "n", "w", "wMinusWe", "k", "change", "rn", "ru"] as const),
];

export function tableOf(
  sheet: SheetRead,
  edition: Edition,
  languages: readonly ReportTexts[],
): PlayersFound | null {
  if (hasNames(sheet)) return byNames(sheet, edition);
  for (const texts of languages) {
    const headed = byHeadings(sheet.cells, edition, texts);
    if (headed !== null) return headed;
  }
  return null;
}

function byNames({ cells, names }: SheetRead, edition: Edition): PlayersFound | null {
  const areas = reportColumns(edition).flatMap(({ key, name = "" }) => {
    const area = names.own.get(name);
    return area === undefined ? [] : [[key, area] as const];
  });
  const columns = new Map(areas.map(([key, { column }]) => [key, column]));
  const players = areas.find(([key]) => key === "player")?.[1];
  if (players === undefined || !hasNeeded(columns)) return null;
  const { column, row, rows } = players;
  const number = columns.get("number");
  /** A line without a number is a person's own; without the column of numbers a name is enough. */
  const isPlayer = (each: number) =>
    number === undefined
      ? textAt(cells, { row: each, column }) !== ""
      : typeof valueAt(cells, { row: each, column: number }) === "number";
  const below = number === undefined ? [] : playerRows(cells, row + rows, number);
  return { columns, rows: [...span(row, rows).filter(isPlayer), ...below] };
}

/** A report made before its columns had names. */
function byHeadings(cells: SheetCells, edition: Edition, texts: ReportTexts): PlayersFound | null {
  const { row, column: number } = PLAYER_BEFORE_NAMES;
  const headings = span(0, MOST_COLUMNS).map((column) => textAt(cells, { row: row - 1, column }));
  const found = (Object.keys(texts.headings) as ReportHeading[]).map(
    (column) => [column, headings.indexOf(texts.headings[column](edition))] as const,
  );
  const columns = new Map<ReportColumn, number>(found.filter(([, index]) => index >= 0));
  return hasNeeded(columns) ? { columns, rows: playerRows(cells, row, number) } : null;
}

const MOST_COLUMNS = 26;

function hasNeeded(columns: ReadonlyMap<ReportColumn, number>): boolean {
  return NEEDED.every((column) => columns.has(column));
}

/** So many blank rows part the players from the tables below; fewer somebody has put between them. */
const GAP = 6;

/** Rows with a number in front, as far as they follow each other. */
function playerRows(cells: SheetCells, first: number, column: number): readonly number[] {
  const rows: number[] = [];
  for (let row = first, blank = 0; blank < GAP; row += 1) {
    const number = valueAt(cells, { row, column });
    if (typeof number === "number") rows.push(row);
    else if (number !== "") break;
    blank = typeof number === "number" ? 0 : blank + 1;
  }
  return rows;
}
