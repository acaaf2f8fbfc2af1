import { errorFound, type Finding } from "../finding";
import { folded } from "../folded";
import { span, textAt, type Area, type SheetCells } from "../sheetCells";
import { periodColumns, type PeriodColumns } from "./periodColumns";
import { byPlayer, type PeriodPlayer } from "./periodPlayer";
import { readResult, type ResultRead } from "./readResult";

export interface PeriodRead {
  readonly players: readonly PeriodPlayer[];
  readonly findings: readonly Finding[];
}

/** A list of results by player and event, one a row, known by its headings; null where there is none. */
export function readPeriod(cells: SheetCells, selected: Area): PeriodRead | null {
  const rows = span(selected.row, selected.rows);
  const heading = rows.find((row) => periodColumns(cells, row, selected) !== null);
  const columns = heading === undefined ? null : periodColumns(cells, heading, selected);
  if (heading === undefined || columns === null) return null;
  const findings: Finding[] = [];
  const results: RowRead[] = [];
  for (const row of rows.filter((each) => each > heading && !isNoResult(cells, each, columns))) {
    results.push(readRow(cells, row, columns, results[results.length - 1], findings));
  }
  const ids = idsByName(results);
  const players = results.map((each) => ({
    ...each,
    key: whoIs(each, ids, columns, findings),
  }));
  return {
    players: byPlayer(players),
    findings: [...findings, ...toldTwice(players, columns)],
  };
}

interface RowRead extends ResultRead {
  readonly row: number;
  readonly id: string;
  readonly name: string;
}

const FIGURES = ["rating", "fideRating", "games", "delta", "points", "expected"] as const;

/** Without figures, or with those of all players together. */
function isNoResult(cells: SheetCells, row: number, columns: PeriodColumns): boolean {
  const isTotal = TOTAL.test(folded(textOf(cells, row, columns.name)));
  return isTotal || FIGURES.every((kind) => textOf(cells, row, columns[kind]) === "");
}

const TOTAL = /^(total|totals|totaux|sum|somme|summe|totale|suma)$/;

function textOf(cells: SheetCells, row: number, column: number | null): string {
  return column === null ? "" : textAt(cells, { row, column });
}

/** A row without a name goes on with the player above. */
function readRow(
  cells: SheetCells,
  row: number,
  columns: PeriodColumns,
  above: RowRead | undefined,
  findings: Finding[],
): RowRead {
  const [id, name] = [columns.id, columns.name].map((column) => textOf(cells, row, column));
  const isSame = above !== undefined && !id && !name;
  const who = isSame ? above : { id: id ?? "", name: name || id || "" };
  if (who.name === "") {
    const place = { row, column: columns.name ?? columns.id ?? 0 };
    findings.push(errorFound("nobodyAbove", {}, { place }));
  }
  const before = isSame ? above.result : null;
  return {
    row,
    id: who.id,
    name: who.name,
    ...readResult(cells, row, columns, who.name, before, findings),
  };
}

function idsByName(all: readonly RowRead[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { id, name } of all) {
    if (id === "") continue;
    const known = ids.get(name.toLowerCase()) ?? new Set();
    ids.set(name.toLowerCase(), known.add(id));
  }
  return ids;
}

/** The ID tells who it is; without one the name does, unless several have it. */
function whoIs(
  { id, name, row }: RowRead,
  idsOfName: ReadonlyMap<string, ReadonlySet<string>>,
  columns: PeriodColumns,
  findings: Finding[],
): string {
  if (id !== "") return `id ${id}`;
  const [only, ...others] = idsOfName.get(name.toLowerCase()) ?? [];
  if (only === undefined) return name.toLowerCase();
  if (others.length > 0) {
    const place = { row, column: columns.id ?? 0 };
    findings.push(errorFound("nameWithAndWithoutId", { player: name }, { place }));
  }
  return `id ${only}`;
}

/** The same event of the same player, with the same figures. */
function toldTwice(
  all: readonly (RowRead & { readonly key: string })[],
  columns: PeriodColumns,
): Finding[] {
  const known = new Set<string>();
  return all.flatMap(({ key, name, row, result }) => {
    const what = JSON.stringify([key, result]);
    const isTwice = result.event !== "" && known.has(what);
    known.add(what);
    if (!isTwice) return [];
    const place = { row, column: columns.event ?? 0 };
    return [errorFound("eventTwice", { player: name, event: result.event }, { place })];
  });
}
