import { registries, UIPlugin, type CellPosition, type Model, type UID } from "@odoo/o-spreadsheet";
import type { PageLayout } from "./pageLayout";

/** What a cell says when it is pointed at. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

export type PlacedNote = Note & CellPosition;

/** What Excel's sheets have and the engine's do not: notes and a page layout. */
class SheetExtras extends UIPlugin {
  static override getters = ["getNote", "getNotes", "getPageLayout"] as never;
  private readonly notes = new Map<string, PlacedNote>();
  private readonly layouts = new Map<UID, PageLayout>();

  getNote(position: CellPosition): Note | null {
    return this.notes.get(keyOf(position)) ?? null;
  }

  getNotes(sheetId: UID): PlacedNote[] {
    return [...this.notes.values()].filter((note) => note.sheetId === sheetId);
  }

  getPageLayout(sheetId: UID): PageLayout {
    return this.layouts.get(sheetId) ?? {};
  }

  override handle(command: unknown): void {
    const given = command as ExtrasCommand;
    if (given.type === "WRITE_NOTE")
      this.notes.set(keyOf(given.position), { ...given.position, ...given.note });
    if (given.type === "SET_PAGE_LAYOUT") {
      this.layouts.set(given.sheetId, { ...this.getPageLayout(given.sheetId), ...given.layout });
    }
  }
}

type ExtrasCommand =
  | { readonly type: "WRITE_NOTE"; readonly position: CellPosition; readonly note: Note }
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
): Pick<SheetExtras, "getNote" | "getNotes" | "getPageLayout"> {
  return model.getters as unknown as SheetExtras;
}

export function changeExtras(model: Model, { type, ...change }: ExtrasCommand): void {
  model.dispatch(type as never, change as never);
}
