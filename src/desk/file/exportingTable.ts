import { isError } from "../../tournament/finding";
import { readTable, type Reading } from "../../tournament/readTable";
import { fileOfRoundRobin } from "../../tournament/trf/fileOfRoundRobin";
import { fileOfSwiss } from "../../tournament/trf/fileOfSwiss";
import { trfDate } from "../../tournament/trf/trfDate";
import type { TrfFile } from "../../tournament/trf/trfFile";
import type { SelectedCells } from "../selectedCells";
import { NO_CHOICES } from "../table/choices";
import type { Exporting } from "./exporting";

/** A table with its rounds becomes an event sheet first, from which the file is written. */
interface OverSheet {
  readonly kind: "over a sheet";
  readonly file: TrfFile;
}

type OfTable = Extract<Exporting, { kind: "nothing to write" | "findings" | "no rounds" }>;

/** The table of which a cell is selected, as a file. */
export function exportOfTable(selected: SelectedCells | null): OfTable | OverSheet {
  if (selected === null) return { kind: "nothing to write" };
  const reading = readTable(selected.cells, selected.asked, NO_CHOICES);
  const { roundRobin, table, details } = reading;
  if (table !== null) {
    const count = reading.findings.filter(isError).length;
    if (count > 0) return { kind: "findings", count, sheet: selected.sheet };
    return { kind: "over a sheet", file: withStart(fileOfSwiss(table), reading) };
  }
  const file = roundRobin === null ? null : fileOfRoundRobin(roundRobin, details);
  if (file === null) return { kind: "nothing to write" };
  return { kind: "no rounds", file: withStart(file, reading) };
}

function withStart(file: TrfFile, { dates: { start } }: Reading): TrfFile {
  if (start === null) return file;
  return { ...file, lines: [{ tag: "042", text: trfDate(start) }] };
}
