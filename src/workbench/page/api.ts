import type { WorkbenchTexts } from "../../i18n/workbench";
import type { CellsRead } from "../engine/workbook";
import type { CellContent } from "../engine/cellContent";
import type { AddinHost } from "../host/addinHost";
import { explained } from "./explained";
import type { Workbench } from "./workbench";

/** `window.workbench`: the workbook for tests, demos and the curious. */
interface WorkbenchApi {
  sheets(): string[];
  /** Text that begins with = is a formula; null leaves a cell alone. */
  write(sheet: string, address: string, rows: readonly (readonly CellContent[])[]): void;
  select(sheet: string, address: string): void;
  read(sheet: string, address: string): CellsRead;
  /** The sheet's own names for cells, each with its address. */
  names(sheet: string): Record<string, string>;
  /** Why a cell shows an error. */
  message(sheet: string, address: string): string;
  /** The bytes of an .xlsx file take the place of what is open. */
  open(bytes: Uint8Array): Promise<void>;
  save(): Promise<Uint8Array>;
  /** How large the pane's requests were, in bytes. */
  requestSizes(): readonly number[];
}

declare global {
  interface Window {
    workbench?: WorkbenchApi;
  }
}

export function workbenchApi(
  workbench: Workbench,
  texts: WorkbenchTexts,
  host: Pick<AddinHost, "requestSizes">,
): WorkbenchApi {
  return {
    sheets: () => workbench.workbook.sheets(),
    write: (sheet, address, rows) => {
      workbench.workbook.write(sheet, address, rows);
    },
    select: (sheet, address) => {
      workbench.workbook.select(sheet, address);
    },
    read: (sheet, address) => workbench.workbook.read(sheet, address),
    names: (sheet) => workbench.workbook.names(sheet),
    message: (sheet, address) => workbench.workbook.message(sheet, address),
    open: async (bytes) => {
      await workbench.open(bytes).catch((error: unknown) => {
        throw new Error(explained(error, texts));
      });
    },
    save: () => workbench.save(),
    requestSizes: () => host.requestSizes,
  };
}
