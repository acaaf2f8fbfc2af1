import { CARRIED_KEYS, carriedBy, carriedPlaces, readCarried, type Carried } from "../carried";
import { errorFound, type Finding } from "../finding";
import { folded } from "../folded";
import type { Answer } from "../identity/answers";
import { disagreeing } from "../identity/disagreeing";
import { knownLine } from "../identity/known";
import { personsOfLists } from "../identity/personsOfLists";
import type { Doubt } from "../identity/whoIsWho";
import { inTurn, read, type Read } from "../read";
import { span, textAt, type Area, type SheetCells } from "../sheetCells";
import { periodColumns, type PeriodColumns } from "./periodColumns";
import { byPlayer, type PeriodPlayer } from "./periodPlayer";
import { readResult, type ResultRead } from "./readResult";

export interface PeriodRead {
  readonly players: readonly PeriodPlayer[];
  readonly findings: readonly Finding[];
  /** Of whom only a person knows whether they are one. */
  readonly doubts: readonly Doubt[];
}

/** A list of results by player and event, one a row, known by its headings; null where there is none. */
export function readPeriod(
  cells: SheetCells,
  selected: Area,
  answers: readonly Answer[] = [],
): PeriodRead | null {
  const rows = span(selected.row, selected.rows);
  const heading = rows.find((row) => periodColumns(cells, row, selected) !== null);
  const columns = heading === undefined ? null : periodColumns(cells, heading, selected);
  if (heading === undefined || columns === null) return null;
  const reads: Read<RowRead>[] = [];
  for (const row of rows.filter((each) => each > heading && !isNoResult(cells, each, columns))) {
    reads.push(readRow(cells, row, columns, reads.at(-1)?.value));
  }
  const { value: results, findings } = inTurn(reads);
  const { players, doubts, unlike } = whoIsWho(results, columns, answers);
  return {
    players: byPlayer(players),
    findings: [...findings, ...unlike, ...toldTwice(players, columns)],
    doubts,
  };
}

type RowOfPlayer = RowRead & { readonly key: string };

/** A number is of one name; several of one name are told apart by their numbers. */
function whoIsWho(
  results: readonly RowRead[],
  columns: PeriodColumns,
  answers: readonly Answer[],
): {
  readonly players: readonly RowOfPlayer[];
  readonly doubts: readonly Doubt[];
  readonly unlike: readonly Finding[];
} {
  const lines = results.map(({ row, name, id, carried = {}, result: { event, day, ...told } }) => ({
    known: knownLine({ ...told, name, id, carried }, { title: event, day }),
    place: { row, column: columns.name ?? 0 },
  }));
  /** In one event nobody plays twice. */
  const stands = (line: number) => {
    const { event = "", day = null } = results[line]?.result ?? {};
    return JSON.stringify(event === "" && day === null ? line : [event, day]);
  };
  const { persons, doubts, disagreements } = personsOfLists(
    [lines.map(({ known }) => known)],
    answers,
    ({ line }) => [stands(line)],
  );
  const [numbers = []] = persons;
  return {
    players: results.map((each, line) => ({ ...each, key: String(numbers[line]) })),
    doubts,
    unlike: disagreements.flatMap(({ kind, line, before }) =>
      kind === "numbers of one name" ? [] : disagreeing(kind, lines[line], lines[before.line]),
    ),
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

/** The same event of the same player, with the same figures. */
function toldTwice(all: readonly RowOfPlayer[], columns: PeriodColumns): Finding[] {
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
