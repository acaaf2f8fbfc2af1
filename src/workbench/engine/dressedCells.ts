import { registries, type Cell, type CorePlugin, type Style, type Zone } from "@odoo/o-spreadsheet";

interface Place {
  readonly sheetId: string;
  readonly col: number;
  readonly row: number;
}

interface Look {
  readonly style?: Style | null;
  readonly format?: string;
}

interface Update extends Look {
  readonly content?: string;
  readonly formula?: unknown;
}

/** What the engine's plugin for cells keeps to itself. */
interface Cells {
  readonly getters: CorePlugin["getters"];
  readonly history: { readonly update: (...pathAndValue: unknown[]) => void };
  readonly dispatch: (type: "UPDATE_CELL", update: Place & Look) => void;
  readonly updateCell: (
    this: Cells,
    sheetId: string,
    col: number,
    row: number,
    after: Update,
  ) => void;
}

/**
 * When a cell gets another look the engine compiles its formula anew, and calculates it again with all that
 * depends on it. A look changes no formula, and a style no value.
 */
export function keepFormulasOfDressedCells(): void {
  const plugin = registries.corePluginRegistry.get("cell").prototype as unknown as Cells;
  const { updateCell } = plugin;
  Object.assign(plugin, {
    setStyleFormat(this: Cells, sheetId: string, zones: Zone[], style?: Style, format?: string) {
      for (const place of placesOf(sheetId, zones)) {
        const before = this.getters.getCell(place)?.style;
        const look = {
          ...(style && { style: { ...before, ...style } }),
          ...(format !== undefined && { format }),
        };
        this.dispatch("UPDATE_CELL", { ...place, ...look });
      }
    },
    updateCell(this: Cells, sheetId: string, col: number, row: number, after: Update) {
      const before = this.getters.getCell({ sheetId, col, row });
      const isLook = after.content === undefined && after.formula === undefined;
      if (isLook && before?.isFormula === true) {
        this.history.update("cells", sheetId, before.id, dressed(before, after));
      } else {
        updateCell.call(this, sheetId, col, row, after);
      }
    },
  });
}

/** Once, also where zones have cells in common. */
function placesOf(sheetId: string, zones: readonly Zone[]): Iterable<Place> {
  const places = new Map<string, Place>();
  for (const { left, right, top, bottom } of zones) {
    for (let col = left; col <= right; col += 1) {
      for (let row = top; row <= bottom; row += 1) {
        places.set(`${col} ${row}`, { sheetId, col, row });
      }
    }
  }
  return places.values();
}

/** What is not said stays. */
function dressed(before: Cell, { style = before.style, format = before.format }: Look): Cell {
  return { ...before, style: style ?? undefined, format } as Cell;
}
