import { registries, UIPlugin, type CellPosition, type Model, type UID } from "@odoo/o-spreadsheet";
import type { PageLayout } from "./pageLayout";

/** What Excel's sheets have and the engine's do not: notes and a page layout. */
class SheetExtras extends UIPlugin {
  static override getters = ["getNote", "getPageLayout"] as never;
  private readonly notes = new Map<string, string>();
  private readonly layouts = new Map<UID, PageLayout>();

  getNote(position: CellPosition): string {
    return this.notes.get(keyOf(position)) ?? "";
  }

  getPageLayout(sheetId: UID): PageLayout {
    return this.layouts.get(sheetId) ?? {};
  }

  override handle(command: unknown): void {
    const given = command as ExtrasCommand;
    if (given.type === "WRITE_NOTE") this.notes.set(keyOf(given.position), given.text);
    if (given.type === "SET_PAGE_LAYOUT") {
      this.layouts.set(given.sheetId, { ...this.getPageLayout(given.sheetId), ...given.layout });
    }
  }
}

type ExtrasCommand =
  | { readonly type: "WRITE_NOTE"; readonly position: CellPosition; readonly text: string }
  | { readonly type: "SET_PAGE_LAYOUT"; readonly sheetId: UID; readonly layout: PageLayout };

function keyOf({ sheetId, col, row }: CellPosition): string {
  return `${sheetId} ${col} ${row}`;
}

export function addSheetExtras(): void {
  registries.featurePluginRegistry.add("workbench_sheet_extras", SheetExtras);
}

/** The plugin's getters, which the engine's own types do not know. */
export function extrasOf(
  model: Pick<Model, "getters">,
): Pick<SheetExtras, "getNote" | "getPageLayout"> {
  return model.getters as unknown as SheetExtras;
}

export function changeExtras(model: Model, { type, ...change }: ExtrasCommand): void {
  model.dispatch(type as never, change as never);
}
