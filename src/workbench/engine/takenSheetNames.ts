import { registries, type CorePlugin } from "@odoo/o-spreadsheet";
import { copiedSheetName, isSheetName } from "./sheetNameRules";

interface NameCommand {
  readonly type: string;
  /** None: the engine gives one. */
  readonly name?: string;
  readonly newName?: string;
}

/** What the engine's plugin for sheets keeps to itself. */
interface Sheets {
  readonly getters: CorePlugin["getters"];
  readonly checkSheetName: (this: Sheets, command: NameCommand) => string;
}

/** A sheet is called as Excel lets it be called: any other name a file could not give back. */
export function takeSheetNamesOfExcel(): void {
  const plugin = registries.corePluginRegistry.get("sheet").prototype as unknown as Sheets;
  const { checkSheetName } = plugin;
  Object.assign(plugin, {
    checkSheetName(this: Sheets, command: NameCommand): string {
      const name = command.newName ?? command.name;
      const isTaken = name === undefined || isSheetName(name);
      return isTaken ? checkSheetName.call(this, command) : "ForbiddenCharactersInSheetName";
    },
    getDuplicateSheetName(this: Sheets, name: string): string {
      const { getters } = this;
      return copiedSheetName(
        name,
        getters.getSheetIds().map((id) => getters.getSheetName(id)),
      );
    },
  });
}
