import { CARRIED_KEYS, carriedBy, carriedPlaces, readCarried, type Carried } from "../carried";
import { errorFound, warning, type Finding } from "../finding";
import { folded } from "../folded";
import { identities, type Identities } from "../identity";
import { inTurn, read, type Read } from "../read";
import { addressOf, span, textAt, type Area, type SheetCells } from "../sheetCells";
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
  const reads: Read<RowRead>[] = [];
  for (const row of rows.filter((each) => each > heading && !isNoResult(cells, each, columns))) {
    reads.push(readRow(cells, row, columns, reads.at(-1)?.value));
  }
  const { value: results, findings } = inTurn(reads);
  const lines = results.map(({ name, id, result }) => ({ name, id, rating: result.rating }));
  /** In one event nobody plays twice. */
  const who = identities([lines], ({ line }) => {
    const { event = "", day = null } = results[line]?.result ?? {};
    return [JSON.stringify(event === "" && day === null ? line : [event, day])];
  });
  const [persons = []] = who.persons;
  const players = results.map((each, line) => ({ ...each, key: String(persons[line]) }));
  return {
    players: byPlayer(players),
    findings: [...findings, ...whoIsUnclear(results, who, columns), ...toldTwice(players, columns)],
  };
}

interface RowRead extends ResultRead {
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly carried?: Carried;
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
): Read<RowRead> {
  const [id, name] = [columns.id, columns.name].map((column) => textOf(cells, row, column));
  const isSame = above !== undefined && !id && !name;
  const who = isSame ? above : { id: id ?? "", name: name || id || "" };
  const place = { row, column: columns.name ?? columns.id ?? 0 };
  const nobody = who.name === "" ? [errorFound("nobodyAbove", {}, { place })] : [];
  const result = readResult(cells, row, columns, who.name, isSame ? above.result : null);
  const carried = readCarried(
    cells,
    row,
    carriedPlaces(CARRIED_KEYS.map((key) => [key, columns[key]])),
  );
  const told = { row, id: who.id, name: who.name, ...carriedBy(carried), ...result.value };
  return read(told, ...nobody, ...result.findings);
}

/** Several of one name are told apart by their numbers; a number is of one name. */
function whoIsUnclear(
  rows: readonly RowRead[],
  { disagreements, unclear, alike }: Identities,
  { id: ofIds, name: ofNames }: PeriodColumns,
): Finding[] {
  const rowOf = (line: number) => rows[line]?.row ?? 0;
  return [
    ...disagreements.flatMap(({ kind, name: player, id, before, line }) => {
      if (kind === "ids") return [];
      const place = { row: rowOf(line), column: ofNames ?? 0 };
      return [warning("namesOfIdDiffer", { player, id, before }, { place })];
    }),
    ...alike.map(({ line, before, isOne }) => {
      const column = ofNames ?? 0;
      const cell = addressOf({ row: rowOf(before.line), column });
      const [player = "", first = ""] = [rows[line]?.name, rows[before.line]?.name];
      const place = { row: rowOf(line), column };
      return warning(
        isOne ? "joinedNames" : "likeNames",
        { player, before: first, cell },
        { place },
      );
    }),
    ...unclear.map(({ line }) => {
      const place = { row: rowOf(line), column: ofIds ?? 0 };
      return errorFound("nameWithAndWithoutId", { player: rows[line]?.name ?? "" }, { place });
    }),
  ];
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
