import type { EventSheet, FileActions, FileState, ReadFile } from "./fileState";
import { eventSheet, tablePlace } from "../../sheets/eventFile/eventSheet";
import { Page } from "../page";
import type { TabOfPane } from "../pane";
import type { PaneSetting } from "../setting";
import { IDLE } from "../work";
import { exportSheet, fillSheet } from "./exporting";
import { exportAsSheet, exportShown } from "./exportingTable";
import { fileView } from "./fileView";
import { openFile, type OpenedFile } from "./openedFile";
import { wishedName } from "../../desk/file/wishedName";

export const FILE_TAB: TabOfPane = {
  id: "file",
  label: ({ eventFile }) => eventFile.tab,
  pages: (setting) => [new FilePage(setting)],
};

const NOTHING_YET: FileState = {
  ...IDLE,
  files: [],
  exporting: { kind: "none" },
  version: "TRF26",
};

/** Tournament report files become sheets, several at once; each is then read like any table. */
export class FilePage extends Page<FileState> {
  constructor(setting: PaneSetting) {
    super(setting, NOTHING_YET);
  }

  protected view() {
    return fileView(this.state, this.language, this.actions);
  }

  private readonly actions: FileActions = {
    undo: this.undo,
    cancel: this.cancel,
    open: (files) => void this.during(() => this.open(files)),
    use: (sheet) => {
      this.useSheet(sheet);
    },
    choose: (version) => {
      this.answer({ version, exporting: { kind: "none" } });
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

  /** Shows what a sheet holds as an event. */
  private useSheet({ name, table }: EventSheet): void {
    this.setting.tables.give({ sheet: name, place: table });
  }

  private async open(picked: readonly File[]): Promise<void> {
    if (picked.length === 0) return;
    this.answer({ files: [] });
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
    const [sheet] = await this.write([wished], () => [plan]);
    return { ...opened, sheet: sheet === undefined ? null : { ...sheet, table: tablePlace(file) } };
  }
}
