import type { Bridge } from "../engine/fideFunctions";
import type { Workbook } from "../engine/workbook";
import { saveXlsx } from "../xlsx/file";
import type { FunctionNames } from "../xlsx/functionNames";
import { openXlsx, readXlsx, type Opened } from "../xlsx/openXlsx";
import type { SpreadsheetView } from "./spreadsheet";

/** The workbook that is open, and what can be done with it. */
export class Workbench {
  /** As it was when it was opened or last saved. */
  private kept: string;

  constructor(
    public workbook: Workbook,
    private readonly view: Pick<SpreadsheetView, "show">,
    private readonly bridge: Bridge,
    private readonly functionNames: FunctionNames,
    private readonly selectionChanged: () => void,
    private readonly cellsChanged: () => void,
  ) {
    this.kept = workbook.revision;
  }

  show(): Promise<void> {
    this.workbook.onSelection(this.selectionChanged);
    this.workbook.onChange(this.cellsChanged);
    return this.view.show(this.workbook);
  }

  get hasUnsavedChanges(): boolean {
    return this.workbook.revision !== this.kept;
  }

  /** Nothing changes unless the file can be read. */
  async open(
    bytes: Uint8Array,
    progress: (share: number) => void = () => undefined,
  ): Promise<Omit<Opened, "workbook">> {
    const { bridge, functionNames } = this;
    const { workbook, ...opened } = await openXlsx(bytes, { bridge, functionNames, progress });
    this.workbook = workbook;
    this.kept = workbook.revision;
    await this.show();
    return opened;
  }

  /** A file that opens here again: of any other it throws what opening would say. */
  async save(): Promise<Uint8Array> {
    const { revision } = this.workbook;
    const bytes = await saveXlsx(this.workbook);
    await readXlsx(bytes, this.functionNames);
    this.kept = revision;
    return bytes;
  }
}
