import { render } from "lit-html";
import { eventSheet, tablePlace } from "../../sheets/eventFile/eventSheet";
import type { WrittenSheet } from "../../sheets/writeSheets";
import type { CellPlace } from "../../tournament/sheetCells";
import { textOf } from "../../tournament/trf/trfFile";
import type { ExcelWorkbook } from "../excel/workbook";
import type { PaneLanguage } from "../language";
import { fileView } from "./fileView";
import { openFile, type OpenedFile } from "./openedFile";

/** A file, and the sheet that was made of it; null where there is none. */
export interface ReadFile extends OpenedFile {
  readonly sheet: EventSheet | null;
}

/** The sheet of a file, and a cell of its players' table. */
export interface EventSheet extends WrittenSheet {
  readonly table: CellPlace;
}

export interface FileState {
  readonly files: readonly ReadFile[];
  readonly isBusy: boolean;
  /** What Excel answered when a sheet could not be made. */
  readonly problem: string | null;
}

export interface FileActions {
  readonly open: (files: readonly File[]) => void;
  /** Reads the sheet of a file on the first page, where reports are made. */
  readonly use: (sheet: EventSheet) => void;
}

/** Tournament report files become sheets, several at once; each is then read like any table. */
export class FilePage {
  private state: FileState = { files: [], isBusy: false, problem: null };

  constructor(
    private readonly target: HTMLElement,
    private readonly workbook: ExcelWorkbook,
    private readonly language: PaneLanguage,
    /** Shows what a sheet holds as an event. */
    private readonly useSheet: (sheet: EventSheet) => void,
  ) {}

  show(): void {
    render(fileView(this.state, this.language, this.actions), this.target);
  }

  private readonly actions: FileActions = {
    open: (files) => void this.open(files),
    use: (sheet) => {
      this.useSheet(sheet);
    },
  };

  private set(change: Partial<FileState>): void {
    this.state = { ...this.state, ...change };
    this.show();
  }

  private async open(picked: readonly File[]): Promise<void> {
    if (this.state.isBusy || picked.length === 0) return;
    this.set({ isBusy: true, files: [], problem: null });
    try {
      for (const file of picked) {
        const read = await this.sheetOf(await openFile(file));
        this.set({ files: [...this.state.files, read] });
      }
    } catch (error) {
      const { message } = error as { readonly message?: string };
      this.set({ problem: message ?? String(error) });
    } finally {
      this.set({ isBusy: false });
    }
    const { files } = this.state;
    const [first] = files;
    if (files.length === 1 && first?.sheet && first.findings.length === 0) {
      this.useSheet(first.sheet);
    }
  }

  private async sheetOf(opened: OpenedFile): Promise<ReadFile> {
    const { file, name } = opened;
    if (file === null) return { ...opened, sheet: null };
    const plan = eventSheet(file, this.language.eventFile);
    const wished = textOf(file, "012") || name.replace(/\.\w+$/, "");
    const [sheet] = await this.workbook.write([wished], () => [plan], SILENT);
    return { ...opened, sheet: sheet === undefined ? null : { ...sheet, table: tablePlace(file) } };
  }
}

/** A file is written before anybody could read how far it is. */
const SILENT = { isCancelled: () => false, progress: () => Promise.resolve() };
