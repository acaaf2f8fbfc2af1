import { registries, UIPlugin, type UID } from "@odoo/o-spreadsheet";

export interface WrittenCell {
  readonly col: number;
  readonly row: number;
  readonly content: string;
}

/** One command for many cells: one evaluation and one step to undo. */
export interface WriteCellsCommand {
  readonly type: "WRITE_CELLS";
  readonly sheetId: UID;
  readonly cells: readonly WrittenCell[];
}

/** Commands dispatched while another one is handled are not evaluated one by one. */
class WriteCells extends UIPlugin {
  override handle(command: unknown): void {
    if ((command as { readonly type: string }).type !== "WRITE_CELLS") return;
    const { sheetId, cells } = command as WriteCellsCommand;
    for (const cell of cells) this.dispatch("UPDATE_CELL", { sheetId, ...cell });
  }
}

const NAME = "workbench_write_cells";

export function addWriteCells(): void {
  registries.featurePluginRegistry.add(NAME, WriteCells);
}
