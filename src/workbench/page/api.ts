import type { CellContent, CellsRead, Workbook } from "../engine/workbook";

/** `window.workbench`: the workbook for tests, demos and the curious. */
export interface WorkbenchApi {
  sheets(): string[];
  /** Text that begins with = is a formula; null leaves a cell alone. */
  write(sheet: string, address: string, rows: readonly (readonly CellContent[])[]): void;
  select(sheet: string, address: string): void;
  read(sheet: string, address: string): CellsRead;
  /** Why a cell shows an error. */
  message(sheet: string, address: string): string;
}

declare global {
  interface Window {
    workbench?: WorkbenchApi;
  }
}

export function workbenchApi(workbook: Workbook): WorkbenchApi {
  return {
    sheets: () => workbook.sheets(),
    write: (sheet, address, rows) => {
      workbook.write(sheet, address, rows);
    },
    select: (sheet, address) => {
      workbook.select(sheet, address);
    },
    read: (sheet, address) => workbook.read(sheet, address),
    message: (sheet, address) => workbook.message(sheet, address),
  };
}
