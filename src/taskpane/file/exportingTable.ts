import { eventSheet } from "../../sheets/eventFile/eventSheet";
import { SILENT } from "../../sheets/writeSheets";
import type { EventFileTexts } from "../../i18n/eventFile";
import { isError } from "../../tournament/finding";
import { readTable, type Reading } from "../../tournament/readTable";
import { fileOfRoundRobin } from "../../tournament/trf/fileOfRoundRobin";
import { fileOfSwiss } from "../../tournament/trf/fileOfSwiss";
import { trfDate } from "../../tournament/trf/trfDate";
import type { TrfFile } from "../../tournament/trf/trfFile";
import type { TrfVersion } from "../../tournament/trf/writeTrf";
import { NO_CHOICES } from "../../desk/table/choices";
import type { ExcelWorkbook } from "../excel/workbook";
import { exportSheet, type Exporting } from "./exporting";

/** The event sheet that is shown, or the table of which a cell is selected, as a file. */
export async function exportShown(
  workbook: ExcelWorkbook,
  version: TrfVersion,
  texts: EventFileTexts,
): Promise<Exporting> {
  const ofSheet = await exportSheet(workbook, version, null);
  return ofSheet.kind === "nothing to write" ? exportTable(workbook, version, texts) : ofSheet;
}

async function exportTable(
  workbook: ExcelWorkbook,
  version: TrfVersion,
  texts: EventFileTexts,
): Promise<Exporting> {
  const selected = await workbook.readSelection();
  if (selected === null) return { kind: "nothing to write" };
  const reading = readTable(selected.cells, selected.asked, NO_CHOICES);
  const { roundRobin, table, details } = reading;
  if (table !== null) {
    const count = reading.findings.filter(isError).length;
    if (count > 0) return { kind: "findings", count, sheet: selected.sheet };
    return exportAsSheet(workbook, version, withStart(fileOfSwiss(table), reading), texts);
  }
  const file = roundRobin === null ? null : fileOfRoundRobin(roundRobin, details);
  if (file === null) return { kind: "nothing to write" };
  return { kind: "no rounds", file: withStart(file, reading) };
}

function withStart(file: TrfFile, { dates: { start } }: Reading): TrfFile {
  if (start === null) return file;
  return { ...file, lines: [{ tag: "042", text: trfDate(start) }] };
}

/** A table with its rounds becomes an event sheet, from which the file is written. */
export async function exportAsSheet(
  workbook: ExcelWorkbook,
  version: TrfVersion,
  file: TrfFile,
  texts: EventFileTexts,
): Promise<Exporting> {
  const plan = eventSheet(file, texts);
  const [sheet] = await workbook.write([plan.name], () => [plan], SILENT);
  return exportSheet(workbook, version, sheet?.name ?? null);
}
