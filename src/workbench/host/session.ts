import type { Zone } from "@odoo/o-spreadsheet";
import type { Workbook } from "../engine/workbook";
import { itemNotFound } from "./hostError";

/** The workbook an add-in works on, and its changes that wait to be made in one step. */
export class Session {
  readonly #current: () => Workbook;
  #waiting: (() => void)[] = [];

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
}

/** Cells of one sheet. */
export interface Area {
  readonly sheetId: string;
  readonly zone: Zone;
}
