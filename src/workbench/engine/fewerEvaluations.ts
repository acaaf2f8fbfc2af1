import {
  registries,
  type CellPosition,
  type CorePlugin,
  type Getters,
  type UID,
  type Zone,
} from "@odoo/o-spreadsheet";
import { asksForSheets, loseSheets, missesSheets, saysWholeColumns } from "./names/saidNames";

interface Positions extends Iterable<CellPosition> {
  readonly add: (position: CellPosition) => void;
}

/** What the engine's plugin that calculates keeps to itself. */
interface Evaluation {
  readonly getters: Getters;
  readonly evaluator: {
    blockedArrayFormulas: Positions;
    readonly createEmptyPositionSet: () => Positions;
  };
  readonly positionsToUpdate: CellPosition[];
  shouldRebuildDependenciesGraph: boolean;
  /** Sheets came or grew. */
  hasMoreRoom?: boolean;
  readonly beforeHandle: (this: Evaluation, command: Command) => void;
  readonly finalize: (this: Evaluation) => void;
}

interface Command {
  readonly type: string;
  readonly sheetId: UID;
  readonly target?: readonly Zone[];
  readonly dimension?: "COL" | "ROW";
  readonly position?: "before" | "after";
  readonly base?: number;
}

/**
 * When a sheet comes, is copied, renamed or grows at its end, or cells become one, the engine calculates the
 * whole workbook anew: of forty reports the last costs as much as all before it. None of these changes what
 * other cells show; what a copy brings along is calculated as any cell that is written.
 */
export function calculateWhatChanges(): void {
  const plugin = registries.coreViewsPluginRegistry.get("evaluation")
    .prototype as unknown as Evaluation;
  const { beforeHandle, finalize } = plugin;
  Object.assign(plugin, {
    beforeHandle(this: Evaluation, command: Command) {
      if (!isOfNoOther(command, this.getters)) {
        beforeHandle.call(this, command);
        return;
      }
      if (command.type === "ADD_MERGE") this.positionsToUpdate.push(...placesOf(command));
      else this.hasMoreRoom = true;
    },
    finalize(this: Evaluation) {
      if (this.hasMoreRoom === true && !this.shouldRebuildDependenciesGraph) makeRoom(this);
      this.hasMoreRoom = false;
      finalize.call(this);
    },
  });
}

function isOfNoOther(command: Command, getters: Getters): boolean {
  switch (command.type) {
    case "ADD_MERGE":
      return true;
    case "CREATE_SHEET":
    case "DUPLICATE_SHEET":
      return !asksForSheets();
    case "RENAME_SHEET":
      return !asksForSheets() && !missesSheets();
    case "ADD_COLUMNS_ROWS":
      return isGrowth(command, getters);
    default:
      return false;
  }
}

/** Rows behind the last or columns behind the last, and no formula goes to the end of a sheet. */
function isGrowth(command: Command, getters: CorePlugin["getters"]): boolean {
  const { type, sheetId, dimension, position, base } = command;
  if (type !== "ADD_COLUMNS_ROWS" || position !== "after" || saysWholeColumns()) return false;
  const count =
    dimension === "COL" ? getters.getNumberCols(sheetId) : getters.getNumberRows(sheetId);
  return base === count - 1;
}

function placesOf({ sheetId, target = [] }: Command): CellPosition[] {
  return target.flatMap(({ left, right, top, bottom }) => {
    const places: CellPosition[] = [];
    for (let col = left; col <= right; col += 1) {
      for (let row = top; row <= bottom; row += 1) places.push({ sheetId, col, row });
    }
    return places;
  });
}

/** The engine keeps a place for every cell of every sheet. */
function makeRoom({ evaluator }: Evaluation): void {
  const before = [...evaluator.blockedArrayFormulas];
  evaluator.blockedArrayFormulas = evaluator.createEmptyPositionSet();
  for (const position of before) evaluator.blockedArrayFormulas.add(position);
}

/** What the engine's plugin for cells keeps to itself. */
interface Cells {
  readonly getters: CorePlugin["getters"];
  readonly beforeHandle: (this: Cells, command: Command) => void;
  readonly adaptRanges: (this: Cells, adapters: unknown) => void;
  /** Formulas keep their references. */
  areStill?: boolean;
}

/** Rows behind the last and another name of a sheet leave every reference: no formula need be looked through. */
export function keepReferencesThatStay(): void {
  const plugin = registries.corePluginRegistry.get("cell").prototype as unknown as Cells;
  const { beforeHandle, adaptRanges } = plugin;
  Object.assign(plugin, {
    beforeHandle(this: Cells, command: Command) {
      if (command.type === "DELETE_SHEET") loseSheets();
      const isRename = command.type === "RENAME_SHEET" && !missesSheets();
      this.areStill = isRename || isGrowth(command, this.getters);
      beforeHandle.call(this, command);
    },
    adaptRanges(this: Cells, adapters: unknown) {
      if (this.areStill !== true) adaptRanges.call(this, adapters);
    },
  });
}

/** What the engine's plugin for the colours in use keeps to itself. */
interface Colours {
  shouldUpdateColors: boolean;
  readonly finalize: (this: Colours) => void;
  readonly getCustomColors: (this: Colours) => readonly string[];
}

/** The colours in use are looked for when a person opens the palette, not after every change. */
export function findColoursWhenAsked(): void {
  const plugin = registries.coreViewsPluginRegistry.get("custom_colors")
    .prototype as unknown as Colours;
  const { finalize, getCustomColors } = plugin;
  Object.assign(plugin, {
    finalize: () => undefined,
    getCustomColors(this: Colours) {
      finalize.call(this);
      return getCustomColors.call(this);
    },
  });
}
