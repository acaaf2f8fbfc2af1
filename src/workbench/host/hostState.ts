import type { Getters, Zone } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import { LENIENT } from "../engine/strictness";
import { Calculation } from "./calculation";
import { accessDenied, HostError, itemNotFound } from "./hostError";
import type { HostObject } from "./hostObject";

/** Objects that others lead to, which they in turn know: made where all are known. */
interface Makers {
  readonly worksheet: (state: HostState, sheetId: string) => HostObject;
}

/** The workbook an add-in works on, and its changes that wait to be made in one step. */
export class HostState {
  readonly #current: () => Workbook;
  #waiting: (() => void)[] = [];
  /** Sheets that an add-in has added. */
  readonly #made = new Set<string>();
  #steps = 0;
  #isNoStep = false;
  /** Lines drawn, by area and side: style and colour come one after the other. */
  readonly borders = new Map<string, { style: string | null; color: string }>();

  readonly #makers: Makers;
  readonly calculation: Calculation;

  constructor(
    current: () => Workbook,
    makers: Makers,
    readonly strict = LENIENT,
    now: () => number = () => performance.now(),
  ) {
    this.#current = current;
    this.#makers = makers;
    this.calculation = new Calculation(strict, current, now);
  }

  /** The workbook's structure, and each of its sheets. */
  get isProtected(): boolean {
    return this.strict.has("protected");
  }

  assertNotProtected(): void {
    if (this.isProtected) throw accessDenied();
  }

  /** Excel freezes and sets up pages of the sheet in view; of another it may fail. */
  assertInView(sheetId: string): void {
    if (!this.strict.has("freeze") || this.sheets.getActiveSheetId() === sheetId) return;
    throw new HostError(
      "GeneralException",
      "There was an internal error while processing the request.",
    );
  }

  worksheet(sheetId: string): HostObject {
    return this.#makers.worksheet(this, sheetId);
  }

  /** To read from: with every change made. */
  get workbook(): Workbook {
    this.settle();
    return this.#current();
  }

  /** To see which sheets there are: changes that wait need not be made for it. */
  get sheets(): Getters {
    return this.#current().model.getters;
  }

  /** Puts a change off until something is read or the batch ends: many become one step. */
  change(sheetId: string, make: (workbook: Workbook, sheet: string) => void): void {
    this.assertNotProtected();
    if (this.#made.has(sheetId)) this.#isNoStep = true;
    this.changeBook((workbook) => {
      make(workbook, this.sheetName(sheetId));
    });
  }

  changeBook(make: (workbook: Workbook) => void): void {
    const workbook = this.#current();
    this.#waiting.push(() => {
      make(workbook);
    });
  }

  addSheet(name: string): void {
    this.assertNotProtected();
    this.workbook.addSheet(name);
    this.#isNoStep = true;
    this.#made.add(this.workbook.model.getters.getSheetIdByName(name) ?? "");
  }

  copySheet(sheetId: string, name: string, position: number): string {
    this.assertNotProtected();
    const id = this.workbook.copySheet(this.sheetName(sheetId), name, position);
    this.#isNoStep = true;
    this.#made.add(id);
    return id;
  }

  renameSheet(sheetId: string, name: string): void {
    this.assertNotProtected();
    this.workbook.renameSheet(this.sheetName(sheetId), name);
    this.#isNoStep = true;
  }

  moveSheet(sheetId: string, position: number): void {
    this.assertNotProtected();
    this.workbook.moveSheet(this.sheetName(sheetId), position);
    this.#isNoStep = true;
  }

  showSheet(sheetId: string, isVisible: boolean): void {
    this.assertNotProtected();
    this.workbook.showSheet(this.sheetName(sheetId), isVisible);
    this.#isNoStep = true;
  }

  deleteSheet(sheetId: string): void {
    this.assertNotProtected();
    this.workbook.deleteSheet(this.sheetName(sheetId));
    this.#isNoStep = true;
  }

  settle(): void {
    const changes = this.#waiting;
    if (changes.length === 0) return;
    this.#waiting = [];
    this.#steps += 1;
    this.#current().inOneStep(() => {
      for (const change of changes) change();
    });
  }

  /**
   * A batch is one step for a person to undo, or none: never half of one. What it does to sheets
   * that an add-in adds is none, because an add-in fills and dresses them in many batches.
   */
  endBatch(): void {
    try {
      this.settle();
    } finally {
      if (this.#isNoStep || this.#steps > 1) this.#current().forgetSteps();
      this.#isNoStep = false;
      this.#steps = 0;
    }
  }

  /** The name of a sheet that may have been deleted since. */
  sheetName(sheetId: string): string {
    if (this.sheets.getSheetIds().includes(sheetId)) return this.sheets.getSheetName(sheetId);
    throw itemNotFound(`worksheet ${sheetId}`);
  }

  /** All cells of a sheet. */
  sheetZone(sheetId: string): Zone {
    return this.sheets.getSheetZone(sheetId);
  }
}

/** What the pane has asked to be told of. */
export interface Events {
  selectionChanged: boolean;
  activated: boolean;
  dataChanged: boolean;
  calculated: boolean;
}

export const NO_EVENTS: Events = {
  selectionChanged: false,
  activated: false,
  dataChanged: false,
  calculated: false,
};

/** Cells of one sheet. */
export interface Area {
  readonly sheetId: string;
  readonly zone: Zone;
}

/** One, or several. */
export interface Areas {
  readonly sheetId: string;
  readonly zones: readonly Zone[];
}
