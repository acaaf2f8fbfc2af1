import type { WrittenSheet } from "../../sheets/writeSheets";
import type { CellPlace } from "../../tournament/sheetCells";
import type { TrfFile } from "../../tournament/trf/trfFile";
import type { TrfVersion } from "../../tournament/trf/writeTrf";
import type { WorkActions, Working } from "../work";
import type { Exporting } from "../../desk/file/exporting";
import type { FilledIn } from "../../desk/file/filledIn";
import type { OpenedFile, PickedFile } from "../../desk/file/openedFile";

/** The sheet of a file, and a cell of its players' table. */
export interface EventSheet extends WrittenSheet {
  readonly table: CellPlace;
}

/** A file, and the sheet that was made of it; null where there is none. */
export interface ReadFile extends OpenedFile {
  readonly sheet: EventSheet | null;
}

export interface FileState extends Working {
  readonly files: readonly ReadFile[];
  readonly exporting: Exporting;
  readonly version: TrfVersion;
  /** What became of the file's text when it was to be copied; selected: the rest a person does. */
  readonly copied: "not" | "copied" | "selected";
  readonly canDownload: boolean;
}

export interface FileActions extends WorkActions {
  readonly open: (files: readonly PickedFile[]) => void;
  /** Reads the sheet of a file on the first page, where reports are made. */
  readonly use: (sheet: EventSheet) => void;
  /** The days that a file did not tell go into its sheet, which is then read like `use`. */
  readonly useWithDays: (sheet: EventSheet, days: FilledIn["values"]) => void;
  readonly choose: (version: TrfVersion) => void;
  readonly exportTrf: () => void;
  readonly copied: (isCopied: boolean) => void;
  /** Rounds and colours of a crosstable are those of the Berger tables. */
  readonly useBerger: (file: TrfFile) => void;
  readonly fillIn: (sheet: string, filled: FilledIn) => void;
}
