import { CARRIED_KEYS } from "../carried";
import { headingAt, type ColumnKind } from "../headings";
import { span, type Area, type SheetCells } from "../sheetCells";

const KINDS = [
  "name",
  "id",
  "event",
  "date",
  "rating",
  "fideRating",
  "games",
  "delta",
  "points",
  "expected",
  "k",
  "earlierGames",
  "birth",
  "gamesSoFar",
  "peak",
  ...CARRIED_KEYS,
] as const satisfies readonly ColumnKind[];

/** Where a list of results keeps what is known of each; null where it does not. */
export type PeriodColumns = Readonly<Record<(typeof KINDS)[number], number | null>>;

/** The columns that a row of headings names; null where it is none of such a list. */
export function periodColumns(
  cells: SheetCells,
  row: number,
  selected: Area,
): PeriodColumns | null {
  const kinds = span(selected.column, selected.columns).map((column) => ({
    column,
    kind: headingAt(cells, { row, column }),
  }));
  const entries = KINDS.map((kind) => [kind, kinds.find((each) => each.kind === kind)?.column]);
  const columns = Object.fromEntries(
    entries.map(([kind, column]) => [kind, column ?? null]),
  ) as PeriodColumns;
  const has = (kind: keyof PeriodColumns) => columns[kind] !== null;
  const isPlayer = has("name") || has("id");
  const isResult = has("delta") || (has("points") && has("expected"));
  const isList = isPlayer && (has("rating") || has("fideRating")) && has("games") && isResult;
  return isList ? columns : null;
}
