import type { Zone } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import { itemNotFound } from "./hostError";

/** The workbook an add-in works on, and its changes that wait to be made in one step. */
export class HostState {
  readonly #current: () => Workbook;
  #waiting: (() => void)[] = [];
  /** Lines drawn, by area and side: style and colour come one after the other. */
  readonly borders = new Map<string, { style: string | null; color: string }>();

  constructor(current: () => Workbook) {
    this.#current = current;
  }

  /** To read from: with every change made. */
  get workbook(): Workbook {
    this.settle();
    return this.#current();
  }

  /** Puts a change off until something is read or the batch ends: many become one step. */
  change(make: (workbook: Workbook) => void): void {
    const workbook = this.#current();
    this.#waiting.push(() => {
      make(workbook);
    });
  }

  settle(): void {
    const changes = this.#waiting;
    if (changes.length === 0) return;
    this.#waiting = [];
    this.#current().inOneStep(() => {
      for (const change of changes) change();
    });
  }

  /** The name of a sheet that may have been deleted since. */
  sheetName(sheetId: string): string {
    const { getters } = this.#current().model;
    if (!getters.getSheetIds().includes(sheetId)) throw itemNotFound(`worksheet ${sheetId}`);
    return getters.getSheetName(sheetId);
  }

  /** All cells of a sheet; changes that wait need not be made for it. */
  sheetZone(sheetId: string): Zone {
    return this.#current().model.getters.getSheetZone(sheetId);
  }
}

/** What the pane has asked to be told of. */
export interface Events {
  selectionChanged: boolean;
  activated: boolean;
}

/** Cells of one sheet. */
export interface Area {
  readonly sheetId: string;
  readonly zone: Zone;
}
