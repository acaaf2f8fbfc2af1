import { registries, UIPlugin } from "@odoo/o-spreadsheet";
import { asXstring } from "./xstring";

/** Before the engine writes a file, every text becomes what a file can hold. */
class ExportedTexts extends UIPlugin {
  override exportForExcel(data: object): void {
    storeTexts(data);
  }
}

export function storeExportedTexts(): void {
  registries.featurePluginRegistry.add("workbench_exported_texts", ExportedTexts);
}

function storeTexts(data: object): void {
  for (const [key, value] of Object.entries(data) as [keyof typeof data, unknown][]) {
    if (typeof value === "string") Object.assign(data, { [key]: asXstring(value) });
    else if (typeof value === "object" && value !== null) storeTexts(value);
  }
}
