import type { EventSheet, FileActions, FileState, ReadFile } from "./fileState";
import { eventSheet, tablePlace } from "../../sheets/eventFile/eventSheet";
import { SILENT } from "../../sheets/writeSheets";
import { IDLE, Page } from "../page";
import type { ExcelWorkbook } from "../excel/workbook";
import type { PaneLanguage } from "../language";
import { exportSheet, fillSheet } from "./exporting";
import { exportAsSheet, exportShown } from "./exportingTable";
import { fileView } from "./fileView";
import { openFile, type OpenedFile } from "./openedFile";
import { wishedName } from "../../desk/file/wishedName";

const NOTHING_YET: FileState = {
  ...IDLE,
  files: [],
  exporting: { kind: "none" },
  version: "TRF26",
};

/** Tournament report files become sheets, several at once; each is then read like any table. */
export class FilePage extends Page<FileState> {
  constructor(
    target: HTMLElement,
    workbook: ExcelWorkbook,
    language: PaneLanguage,
    /** Shows what a sheet holds as an event. */
    private readonly useSheet: (sheet: EventSheet) => void,
  ) {
    super(target, workbook, language, NOTHING_YET);
  }

  protected view() {
    return fileView(this.state, this.language, this.actions);
  }

  private readonly actions: FileActions = {
    open: (files) => void this.during(() => this.open(files)),
    use: (sheet) => {
      this.useSheet(sheet);
    },
    choose: (version) => {
      this.set({ version, exporting: { kind: "none" } });
    },
    exportTrf: () =>
      void this.during(async () => {
        /** Another sheet's form is not this one's. */
        this.set({ exporting: { kind: "none" } });
        const { version } = this.state;
        const texts = this.language.eventFile;
        this.set({ exporting: await exportShown(this.workbook, version, texts) });
      }),
    useBerger: (file) =>
      void this.during(async () => {
        const { version } = this.state;
        const texts = this.language.eventFile;
        this.set({ exporting: await exportAsSheet(this.workbook, version, file, texts) });
      }),
    fillIn: (sheet, filled) =>
      void this.during(async () => {
        await fillSheet(this.workbook, sheet, filled);
        this.set({ exporting: await exportSheet(this.workbook, this.state.version, sheet) });
      }),
  };

  private async open(picked: readonly File[]): Promise<void> {
    if (picked.length === 0) return;
    this.set({ files: [] });
    for (const file of picked) {
      const read = await this.sheetOf(await openFile(file));
      this.set({ files: [...this.state.files, read] });
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
    const wished = wishedName(file, name, plan.name);
    const [sheet] = await this.workbook.write([wished], () => [plan], SILENT);
    return { ...opened, sheet: sheet === undefined ? null : { ...sheet, table: tablePlace(file) } };
  }
}
