import { isError } from "../../tournament/finding";
import { readTable } from "../../tournament/readTable";
import { checkTrf } from "../../tournament/trf/checkTrf";
import { missingData, type MissingData } from "../../tournament/trf/missingData";
import { withTooFastRounds } from "../../tournament/trf/tooFastRounds";
import type { EventSheetRead } from "../../tournament/trf/readEventSheet";
import type { TrfFinding } from "../../tournament/trf/trfFinding";
import { textOf, type TrfFile } from "../../tournament/trf/trfFile";
import { withRoundsTag } from "../../tournament/trf/withRoundsTag";
import { writeTrf, type TrfVersion } from "../../tournament/trf/writeTrf";
import type { NamedCells, SelectedCells } from "../selectedCells";
import { eventSheetShown } from "./eventSheetShown";
import { NO_CHOICES } from "../table/choices";

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

/** An event sheet as a file; what it lacks is asked first. */
export function exportOfSheet(shown: NamedCells | null, version: TrfVersion): Exporting {
  const read = eventSheetShown(shown);
  if (shown === null || read === null) return { kind: "nothing to write" };
  const count = read.findings.filter(isError).length + faultsOfTable(shown, read);
  if (count > 0) return { kind: "findings", count, sheet: shown.sheet };
  const missing = missingData(read.file);
  if (missing.tags.length > 0 || missing.rounds.length > 0) {
    return { kind: "needs", sheet: shown.sheet, missing };
  }
  const { file, findings: tooFast } = withTooFastRounds(read.file);
  const text = writeTrf(withRoundsTag(file, version), version);
  const findings = [...checkTrf(read.file, new Map()), ...tooFast];
  return { kind: "written", name: fileName(read.file), text, missing, findings };
}

/** What the reader of tables by rounds finds wrong with the players' table. */
function faultsOfTable({ cells }: SelectedCells, { datePlaces, file }: EventSheetRead): number {
  const [dates] = datePlaces;
  if (dates === undefined) return 0;
  const { area } = cells;
  const table = { ...area, row: dates.row + 1, rows: file.players.length + 1 };
  const { findings } = readTable(cells, table, NO_CHOICES);
  /** A file holds ratings as they were told; whether a list can have them is asked on the table. */
  return findings.filter((each) => isError(each) && each.key !== "impossibleRating").length;
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
