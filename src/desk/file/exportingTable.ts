import { isError } from "../../tournament/finding";
import { readTable } from "../../tournament/readTable";
import { fileOf } from "../../tournament/trf/fileOf";
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
  const { tournament, findings } = readTable(selected.cells, selected.asked, NO_CHOICES);
  const file = tournament && fileOf(tournament);
  if (tournament === null || file === null) return { kind: "nothing to write" };
  const count = findings.filter(isError).length;
  if (tournament.told === "rounds") {
    return count > 0
      ? { kind: "findings", count, sheet: selected.sheet }
      : { kind: "over a sheet", file };
  }
  return count > 0 ? { kind: "nothing to write" } : { kind: "no rounds", file };
}
