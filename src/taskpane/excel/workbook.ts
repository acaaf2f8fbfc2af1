import { written } from "../../sheets/content";
import type { PlannedCell, SheetPlan } from "../../sheets/sheetPlan";
import {
  removeSheets,
  writeSheets,
  type Writing,
  type WrittenSheet,
} from "../../sheets/writeSheets";
import { addressOf, addressOfArea, type Area, type CellValue } from "../../tournament/sheetCells";
import type { FiguresRead } from "../../desk/selfCheck";
import type { NamedCells, SelectedCells } from "../../desk/selectedCells";
import type { AreaOfSheet, AreaRead, CellRead } from "../../desk/why/cellRead";
import { madeSheets, type MadeSheet } from "./madeSheets";
import type { Beside, MadeBeside } from "../../sheets/renewal/besideSheets";
import type { Renewed, Renewing } from "../../sheets/renewal/renewSheets";
import { later } from "../later";
import { isCalculatedByHand, type Circumstances } from "../../sheets/circumstances";
import { copySheets, type SheetCopy } from "./copySheets";
import { fillCell, selectedCell } from "./oneCell";
import type { CellAsItIs } from "../../desk/insertedFunction";
import { readFigures } from "./readFigures";
import { ExcelEvents } from "./excelEvents";
import { readActiveCell, readAreas } from "./readCell";
import { onBook, onSheet, onStructure, onTakingBack } from "./protection";
import { Reading } from "./reading";
import { goneSheets, SheetWatch } from "./sheetWatch";
import { readNamed, readParts, readRenewed, readSheets, type RenewedSheet } from "./readParts";
import { readAgain, readSelection, readSheet } from "./readSelection";
import type { PartsOfSheet, SheetByNames } from "../../sheets/sheetPart";

const renewal = later(
  () => import(/* webpackChunkName: "renewal" */ "../../sheets/renewal/renewSheets"),
);

const beside = later(
  () => import(/* webpackChunkName: "renewal" */ "../../sheets/renewal/besideSheets"),
);

/** All that the pane asks of Excel; the source sheet is only read. */
export interface ExcelWorkbook {
  readSelection(): Promise<SelectedCells | null>;
  select(sheet: string, area: Area): Promise<void>;
  /** Everything on a sheet; null: the one that is shown. */
  readSheet(name: string | null): Promise<NamedCells | null>;
  /** Everything on several sheets; those that are gone or empty are left out. */
  readSheets(names: readonly string[]): Promise<readonly NamedCells[]>;
  /** Sheets with names, without copies: those that were made here are among them. */
  readNamed(): Promise<readonly SheetByNames[]>;
  /** Sheets that were set aside, hidden, when others were made in their places. */
  readRenewed(): Promise<readonly RenewedSheet[]>;
  /** Of sheets what is needed of them, as it shows just now. */
  readParts(wanted: readonly PartsOfSheet[]): Promise<readonly NamedCells[]>;
  /** The same once it is calculated. */
  readFinished(wanted: readonly PartsOfSheet[]): Promise<readonly NamedCells[]>;
  /** What stands under these names on a sheet that was made here. */
  readFigures(sheet: WrittenSheet, names: readonly string[]): Promise<FiguresRead | null>;
  /** Whether formulas wait until a person has them calculated. */
  isCalculatedByHand(): Promise<boolean>;
  /** Fills cells of a sheet that was made here. */
  fill(sheet: string, cells: readonly PlannedCell[]): Promise<void>;
  selectedCell(): Promise<CellAsItIs>;
  /** Fills a cell that a person chose, as long as it holds what was read of it; null: it does not. */
  fillCell(cell: CellAsItIs, content: CellValue): Promise<CellAsItIs | null>;
  /** The same cells as they are now. */
  readAgain(source: SelectedCells): Promise<SelectedCells>;
  /** New sheets with these names, or ones like them; the plans are made once the names are sure. */
  write(
    wished: readonly string[],
    plansOf: (names: readonly string[]) => readonly SheetPlan[],
    writing: Writing,
  ): Promise<readonly WrittenSheet[]>;
  /** Names of all sheets, in the order of their tabs. */
  sheetNames(): Promise<readonly string[]>;
  /** Those that say of what they were made. */
  madeSheets(): Promise<readonly MadeSheet[]>;
  /** New sheets beside those of the same thing. */
  writeBeside(making: Beside): Promise<MadeBeside>;
  /** New sheets in the place of old ones. */
  renew(renewing: Omit<Renewing, "read">): Promise<Renewed>;
  undoRenewal(renewed: Renewed): Promise<void>;
  /** Copies of sheets, with other contents where it is said. */
  copy(copies: readonly SheetCopy[], writing: Writing): Promise<readonly WrittenSheet[]>;
  /** Deletes what was made; whether anything of it was still there. */
  remove(sheets: readonly WrittenSheet[]): Promise<boolean>;
  /** Those of the sheets that are no longer there. */
  gone(sheets: readonly WrittenSheet[]): Promise<readonly WrittenSheet[]>;
  /** Calls back whenever sheets may have gone. */
  watchSheets(listener: () => void): Promise<void>;
  /** Calls back whenever other cells or another sheet are selected, until it is told to stop. */
  follow(listener: () => void): Promise<() => Promise<void>>;
  /** Calls back whenever cells have changed or were calculated, until it is told to stop. */
  watchCells(listener: () => void): Promise<() => Promise<void>>;
  /** The cell that has the cursor. */
  readActiveCell(): Promise<CellRead>;
  /** Cells that a formula refers to. */
  readAreas(wanted: readonly AreaOfSheet[]): Promise<readonly AreaRead[]>;
}

async function sheetNames({ workbook }: Excel.RequestContext): Promise<readonly string[]> {
  const { worksheets } = workbook;
  worksheets.load("items/name");
  await workbook.context.sync();
  return worksheets.items.map(({ name }) => name);
}

/** What is known of the Excel that is asked, and who is told what its workbook is like. */
interface Knowing {
  /** ExcelApi 1.12 tells whose formula fills a cell. */
  readonly knowsSpills?: boolean;
  readonly told?: (circumstances: Circumstances) => void;
}

export function excelWorkbook(
  run: typeof Excel.run,
  { knowsSpills = false, told }: Knowing = {},
): ExcelWorkbook {
  const watch = new SheetWatch(run);
  const events = new ExcelEvents(run);
  const reading = new Reading(run, told);
  return {
    ...readsCells(run, reading),
    ...changesSheets(run, reading),
    select: (sheet, area) => run((context) => select(context, sheet, area)),
    selectedCell: () => run(selectedCell),
    sheetNames: () => run(sheetNames),
    madeSheets: () => run(madeSheets),
    gone: (sheets) => goneSheets(run, sheets),
    watchSheets: (listener) => watch.add(listener),
    follow: (listener) => events.on("selection", listener),
    watchCells: (listener) => events.on("cells", listener),
    readActiveCell: () => run((context) => readActiveCell(context, knowsSpills)),
    readAreas: (wanted) => run((context) => readAreas(context, wanted)),
  };
}

function readsCells(run: typeof Excel.run, reading: Reading) {
  return {
    readSelection: () => reading.calculated(readSelection),
    readSheet: (name) => reading.calculated((context) => readSheet(context, name)),
    readSheets: (names) => reading.allCalculated((context) => readSheets(context, names)),
    readNamed: () => run(readNamed),
    readRenewed: () => run(readRenewed),
    readParts: (wanted) => reading.asItIs((context) => readParts(context, wanted)),
    readFinished: (wanted) => reading.allCalculated((context) => readParts(context, wanted)),
    readAgain: (source) => reading.calculated((context) => readAgain(context, source)),
    readFigures: async ({ id }, names) => {
      const { isWaiting } = await reading.look();
      return isWaiting ? null : run((context) => readFigures(context, id, names));
    },
    isCalculatedByHand: () => isCalculatedByHand(run),
  } satisfies Partial<ExcelWorkbook>;
}

/** What somebody has protected is told apart from other faults. */
function changesSheets(run: typeof Excel.run, reading: Reading) {
  const asItIs = async (name: string) => {
    const [read = null] = await reading.asItIs(async (context) => [await readSheet(context, name)]);
    return read;
  };
  return {
    write: (wished, plansOf, writing) =>
      onStructure(run, writeSheets(run, wished, plansOf, writing)),
    writeBeside: async (making) => {
      const { besideSheets } = await beside();
      return onStructure(run, besideSheets(run, making, asItIs));
    },
    renew: async (renewing) => {
      const { renewSheets } = await renewal();
      return onBook(run, renewSheets(run, { ...renewing, read: asItIs }));
    },
    undoRenewal: async (renewed) => onTakingBack(run, (await renewal()).undoRenewal(run, renewed)),
    copy: async (copies, writing) => {
      const { behind } = await reading.look();
      return onStructure(run, copySheets(run, copies, behind, writing));
    },
    remove: (sheets) => onTakingBack(run, removeSheets(run, sheets)),
    fill: async (sheet, cells) => {
      const { behind } = await reading.look();
      const filled = run((context) => fill(context, sheet, cells, behind));
      await onSheet(run, sheet, filled);
    },
    fillCell: (cell, content) => onSheet(run, cell.sheet, fillCell(run, cell, content)),
  } satisfies Partial<ExcelWorkbook>;
}

async function select(context: Excel.RequestContext, sheet: string, area: Area): Promise<void> {
  const worksheet = context.workbook.worksheets.getItem(sheet);
  worksheet.activate();
  worksheet.getRange(addressOfArea(area)).select();
  await context.sync();
}

async function fill(
  context: Excel.RequestContext,
  sheet: string,
  cells: readonly PlannedCell[],
  behind: number,
): Promise<void> {
  const worksheet = context.workbook.worksheets.getItem(sheet);
  for (const { row, column, content } of cells) {
    /** The only numbers that a person is asked for are days. */
    const counted = typeof content === "number" ? content - behind : content;
    worksheet.getRange(addressOf({ row, column })).formulas = [[written(counted)]];
  }
  await context.sync();
}
