import type { Bridge } from "../engine/fideFunctions";
import type { Workbook } from "../engine/workbook";
import { openXlsx, saveXlsx } from "../xlsx/file";
import type { SpreadsheetView } from "./spreadsheet";

/** The workbook that is open, and what can be done with it. */
export class Workbench {
  constructor(
    public workbook: Workbook,
    private readonly view: Pick<SpreadsheetView, "show">,
    private readonly bridge: Bridge,
    private readonly functionNames: readonly string[],
    private readonly selectionChanged: () => void,
  ) {}

  show(): Promise<void> {
    this.workbook.onSelection(this.selectionChanged);
    return this.view.show(this.workbook);
  }

  /** Nothing changes unless the file can be read. */
  async open(bytes: Uint8Array): Promise<void> {
    this.workbook = openXlsx(bytes, this.bridge, this.functionNames);
    await this.show();
  }

  save(): Promise<Uint8Array> {
    return saveXlsx(this.workbook);
  }
}
