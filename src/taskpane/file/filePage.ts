import type { EventSheet, FileActions, FileState, ReadFile } from "./fileState";
import { eventSheet, tablePlace } from "../../sheets/eventFile/eventSheet";
import { Page } from "../page";
import type { PaneSetting } from "../setting";
import { IDLE, nameOfFirst } from "../work";
import type { TrfFile } from "../../tournament/trf/trfFile";
import { exportOfSheet, type Exporting } from "../../desk/file/exporting";
import { exportOfTable } from "../../desk/file/exportingTable";
import { filledCells } from "../../desk/file/filledIn";
import { fileView } from "./fileView";
import { openFile, type OpenedFile, type PickedFile } from "../../desk/file/openedFile";
import { wishedName } from "../../desk/file/wishedName";

const NOTHING_YET: FileState = {
  ...IDLE,
  files: [],
  exporting: { kind: "none" },
  version: "TRF26",
  copied: "not",
  canDownload: true,
};

/** Tournament report files become sheets, several at once; each is then read like any table. */
export class FilePage extends Page<FileState> {
  constructor(setting: PaneSetting) {
    super(setting, { ...NOTHING_YET, canDownload: setting.abilities.canDownload });
  }

  protected view() {
    return fileView(this.state, this.language, this.actions);
  }

  private readonly actions: FileActions = {
    ...this.workActions,
    open: (files) => void this.during(() => this.open(files)),
    use: (sheet) => {
      this.useSheet(sheet);
    },
    useWithDays: (sheet, values) =>
      void this.during(async () => {
        const cells = filledCells(await this.workbook.readSheet(sheet.name), {
          values,
          dates: new Map(),
        });
        await this.workbook.fill(sheet.name, cells);
        const isOther = (file: ReadFile) => file.sheet !== sheet;
        const files = this.state.files.map((file) =>
          isOther(file) ? file : { ...file, missingDays: [] },
        );
        this.set({ files });
        this.useSheet(sheet);
      }),
    choose: (version) => {
      this.answer({ version, exporting: { kind: "none" } });
    },
    exportTrf: () =>
      void this.during(async () => {
        /** Another sheet's form is not this one's. */
        this.set({ exporting: { kind: "none" }, copied: "not" });
        this.set({ exporting: await this.exportShown() });
      }),
    copied: (isCopied) => {
      this.set({ copied: isCopied ? "copied" : "selected" });
    },
    useBerger: (file) =>
      void this.during(async () => {
        this.set({ exporting: await this.exportOver(file) });
      }),
    fillIn: (sheet, filled) =>
      void this.during(async () => {
        const cells = filledCells(await this.workbook.readSheet(sheet), filled);
        await this.workbook.fill(sheet, cells);
        this.set({ exporting: await this.exportSheet(sheet) });
      }),
  };

  /** The event sheet that is shown, or the table of which a cell is selected, as a file. */
  private async exportShown(): Promise<Exporting> {
    const ofSheet = await this.exportSheet(null);
    if (ofSheet.kind !== "nothing to write") return ofSheet;
    const ofTable = exportOfTable(await this.workbook.readSelection());
    return ofTable.kind === "over a sheet" ? this.exportOver(ofTable.file) : ofTable;
  }

  private async exportSheet(name: string | null): Promise<Exporting> {
    return exportOfSheet(await this.workbook.readSheet(name), this.state.version);
  }

  private async exportOver(file: TrfFile): Promise<Exporting> {
    const { eventFile: texts } = await this.written();
    const plan = eventSheet(file, texts);
    const sheets = await this.write([plan.name], () => [plan]);
    return this.exportSheet(nameOfFirst(sheets));
  }

  /** Shows what a sheet holds as an event. */
  private useSheet({ name, table }: EventSheet): void {
    this.setting.tables.give({ sheet: name, place: table });
  }

  private async open(picked: readonly PickedFile[]): Promise<void> {
    if (picked.length === 0) return;
    this.answer({ files: [] });
    for (const file of picked) {
      const read = await this.sheetOf(await openFile(file));
      this.set({ files: [...this.state.files, read] });
    }
    const { files } = this.state;
    const [first] = files;
    const isReady = first !== undefined && first.findings.length + first.missingDays.length === 0;
    if (files.length === 1 && first?.sheet && isReady) {
      this.useSheet(first.sheet);
    }
  }

  private async sheetOf(opened: OpenedFile): Promise<ReadFile> {
    const { file, name } = opened;
    if (file === null) return { ...opened, sheet: null };
    const { eventFile: texts } = await this.written();
    const plan = eventSheet(file, texts);
    const wished = wishedName(file, name, plan.name);
    const [sheet] = await this.write([wished], () => [plan]);
    return { ...opened, sheet: sheet === undefined ? null : { ...sheet, table: tablePlace(file) } };
  }
}
