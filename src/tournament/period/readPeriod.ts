import type { Hundredths } from "../../rules/units";
import { errorFound, type Finding } from "../finding";
import { kindOfHeading, type ColumnKind } from "../headings";
import { readK, readPoints, readRating } from "../players";
import { span, textAt, valueAt, type Area, type CellPlace, type SheetCells } from "../sheetCells";
import { byPlayer, type OfPlayer, type PeriodPlayer } from "./periodPlayer";

export interface PeriodRead {
  readonly players: readonly PeriodPlayer[];
  readonly findings: readonly Finding[];
}

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
] as const satisfies readonly ColumnKind[];

type Columns = Readonly<Record<(typeof KINDS)[number], number | null>>;

/** A list of results by player and event, one a row, known by its headings; null where there is none. */
export function readPeriod(cells: SheetCells, selected: Area): PeriodRead | null {
  const rows = span(selected.row, selected.rows);
  const heading = rows.find((row) => isHeading(columnsOf(cells, row, selected)));
  if (heading === undefined) return null;
  const columns = columnsOf(cells, heading, selected);
  const findings: Finding[] = [];
  const results: OfPlayer[] = [];
  for (const row of rows.filter((each) => each > heading)) {
    const result = readResult(cells, row, columns, results[results.length - 1], findings);
    if (result !== null) results.push(result);
  }
  return { players: byPlayer(results), findings };
}

function columnsOf(cells: SheetCells, row: number, selected: Area): Columns {
  const kinds = span(selected.column, selected.columns).map((column) => ({
    column,
    kind: kindOfHeading(textAt(cells, { row, column })),
  }));
  const entries = KINDS.map((kind) => [kind, kinds.find((each) => each.kind === kind)?.column]);
  return Object.fromEntries(entries.map(([kind, column]) => [kind, column ?? null])) as Columns;
}

function isHeading(columns: Columns): boolean {
  const has = (kind: keyof Columns) => columns[kind] !== null;
  const isPlayer = has("name") || has("id");
  const isResult = has("delta") || (has("points") && has("expected"));
  return isPlayer && (has("rating") || has("fideRating")) && has("games") && isResult;
}

/** A row without a name goes on with the player above. */
function readResult(
  cells: SheetCells,
  row: number,
  columns: Columns,
  above: OfPlayer | undefined,
  findings: Finding[],
): OfPlayer | null {
  const place = (kind: keyof Columns): CellPlace => ({ row, column: columns[kind] ?? 0 });
  const text = (kind: keyof Columns) => (columns[kind] === null ? "" : textAt(cells, place(kind)));
  if (["rating", "fideRating", "games", "delta"].every((kind) => text(kind as "games") === "")) {
    return null;
  }
  const ownName = text("name") || text("id");
  const name = ownName || (above?.name ?? String(row + 1));
  const key = ownName === "" ? (above?.key ?? name) : (text("id") || name).toLowerCase();
  const headed = (kind: keyof Columns) =>
    columns[kind] === null ? null : { column: columns[kind], heading: "" };
  const games = readCount(cells, place("games"), "notGamesThatCount", name, findings) ?? 0;
  const rating = readRating(cells, row, headed("fideRating") ?? headed("rating"), name, findings);
  const day = text("date") === "" ? null : readDay(cells, place("date"), name, findings);
  const delta = rating === null ? null : readDelta(cells, row, columns, name, games, findings);
  const k = readK(cells, row, headed("k"), name, findings);
  const earlierGames =
    text("earlierGames") === ""
      ? null
      : readCount(cells, place("earlierGames"), "notEarlierGames", name, findings);
  return {
    key,
    name,
    earlierGames,
    result: { event: text("event"), day, rating, games, delta, k },
  };
}

const MOST_GAMES = 999;

function readCount(
  cells: SheetCells,
  place: CellPlace,
  otherwise: "notGamesThatCount" | "notEarlierGames",
  player: string,
  findings: Finding[],
): number | null {
  const text = textAt(cells, place);
  const count = Number(text);
  if (text !== "" && Number.isInteger(count) && count >= 0 && count <= MOST_GAMES) return count;
  findings.push(errorFound(otherwise, { player, came: valueAt(cells, place) }, { place }));
  return null;
}

function readDay(
  cells: SheetCells,
  place: CellPlace,
  player: string,
  findings: Finding[],
): number | null {
  const value = valueAt(cells, place);
  if (typeof value === "number" && value >= 1) return Math.floor(value);
  findings.push(errorFound("notADay", { event: player, came: value }, { place }));
  return null;
}

/** ΣΔR as it stands, else W − We. */
function readDelta(
  cells: SheetCells,
  row: number,
  { delta, points, expected }: Columns,
  player: string,
  games: number,
  findings: Finding[],
): Hundredths | null {
  const place = { row, column: delta ?? expected ?? 0 };
  const came = valueAt(cells, place);
  const hundredths = wholeHundredths(textAt(cells, place));
  const score = points === null ? null : readPoints(cells, row, { column: points, heading: "" });
  const sum = delta !== null || hundredths === null ? hundredths : fromScore(score, hundredths);
  if (sum !== null && Math.abs(sum) <= 100 * games) return sum;
  findings.push(errorFound("notADelta", { player, came, games }, { place }));
  return null;
}

function fromScore(score: number | null | undefined, expected: Hundredths): Hundredths | null {
  return score == null ? null : 50 * score - expected;
}

/** +0.54, -0,25, 1.44: two decimals at most. */
function wholeHundredths(text: string): Hundredths | null {
  if (text === "") return null;
  const hundredths = 100 * Number(text.replace(",", ".").replace("−", "-").replace(/\s/g, ""));
  const whole = Math.round(hundredths);
  return Math.abs(hundredths - whole) < NOISE ? whole : null;
}

const NOISE = 1e-6;
