import type { PlannedCell } from "../../sheets/sheetPlan";
import { isError } from "../../tournament/finding";
import { readTable } from "../../tournament/readTable";
import type { CellPlace } from "../../tournament/sheetCells";
import { checkTrf } from "../../tournament/trf/checkTrf";
import type { TrfFinding } from "../../tournament/trf/trfFinding";
import { missingData, type MissingData } from "../../tournament/trf/missingData";
import { readEventSheet, type EventSheetRead } from "../../tournament/trf/readEventSheet";
import { dayOfTrf } from "../../tournament/trf/trfDate";
import type { TrfFile } from "../../tournament/trf/trfFile";
import { textOf } from "../../tournament/trf/trfFile";
import { withRoundsTag } from "../../tournament/trf/withRoundsTag";
import { writeTrf, type TrfVersion } from "../../tournament/trf/writeTrf";
import { NO_CHOICES } from "../../desk/table/choices";
import type { SelectedCells } from "../../desk/selectedCells";
import type { ExcelWorkbook } from "../excel/workbook";

/** How far the writing of a file has come. */
export type Exporting =
  | { readonly kind: "none" }
  | { readonly kind: "nothing to write" }
  /** A crosstable: rounds and colours have to be said. */
  | { readonly kind: "no rounds"; readonly file: TrfFile }
  | { readonly kind: "findings"; readonly count: number; readonly sheet: string }
  | { readonly kind: "needs"; readonly sheet: string; readonly missing: MissingData }
  | {
      readonly kind: "written";
      readonly name: string;
      readonly text: string;
      readonly missing: MissingData;
      /** What does not agree, such as points that the rounds do not add up to. */
      readonly findings: readonly TrfFinding[];
    };

/** What a person has filled in: values by tag, and days of rounds. */
export interface FilledIn {
  readonly values: ReadonlyMap<string, string>;
  readonly dates: ReadonlyMap<number, string>;
}

/** The event sheet that is shown, or the one named, as a file; what it lacks is asked first. */
export async function exportSheet(
  workbook: ExcelWorkbook,
  version: TrfVersion,
  name: string | null,
): Promise<Exporting> {
  const shown = await workbook.readSheet(name);
  const read = shown === null ? null : readEventSheet(shown.cells);
  if (shown === null || read === null) return { kind: "nothing to write" };
  const count = read.findings.filter(isError).length + faultsOfTable(shown, read);
  if (count > 0) return { kind: "findings", count, sheet: shown.sheet };
  const missing = missingData(read.file);
  if (missing.tags.length > 0 || missing.rounds.length > 0) {
    return { kind: "needs", sheet: shown.sheet, missing };
  }
  const text = writeTrf(withRoundsTag(read.file, version), version);
  const findings = checkTrf(read.file, new Map());
  return { kind: "written", name: fileName(read.file), text, missing, findings };
}

/** What the reader of tables by rounds finds wrong with the players' table. */
function faultsOfTable({ cells }: SelectedCells, { datePlaces, file }: EventSheetRead): number {
  const [dates] = datePlaces;
  if (dates === undefined) return 0;
  const { area } = cells;
  const table = { ...area, row: dates.row + 1, rows: file.players.length + 1 };
  return readTable(cells, table, NO_CHOICES).findings.filter(isError).length;
}

/** What was asked stands in the sheet from now on. */
export async function fillSheet(
  workbook: ExcelWorkbook,
  sheet: string,
  { values, dates }: FilledIn,
): Promise<void> {
  const shown = await workbook.readSheet(sheet);
  const read = shown === null ? null : readEventSheet(shown.cells);
  if (read === null) return;
  const at = (place: CellPlace | undefined, text: string): PlannedCell[] =>
    place === undefined || text.trim() === ""
      ? []
      : [{ row: place.row, column: place.column, content: dayOfTrf(text) ?? text.trim() }];
  const cells = [
    ...[...values].flatMap(([tag, text]) => at(read.placeOf.get(tag), text)),
    ...[...dates].flatMap(([round, text]) => at(read.datePlaces[round - 1], text)),
  ];
  await workbook.fill(sheet, cells);
}

/** Sample event: sample-event.trf */
function fileName(file: TrfFile): string {
  const plain = textOf(file, "012")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "tournament"}.trf`;
}
