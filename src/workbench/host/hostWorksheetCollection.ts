import { itemAlreadyExists, itemNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import { HostWorksheet } from "./hostWorksheet";
import type { Events, HostState } from "./hostState";
import { freeSheetName, validSheetName } from "./sheetName";

/** Excel.WorksheetCollection */
export class HostWorksheetCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly events: Events,
  ) {
    super();
  }

  get items(): HostWorksheet[] {
    return this.#getters.getSheetIds().map((id) => new HostWorksheet(this.state, id));
  }

  getCount(): number {
    return this.#getters.getSheetIds().length;
  }

  add(name?: unknown): HostWorksheet {
    const { workbook } = this.state;
    const chosen =
      typeof name === "string" ? validSheetName(name) : freeSheetName(workbook.sheets());
    if (this.#find(chosen) !== undefined) {
      throw itemAlreadyExists(`worksheet ${chosen}`);
    }
    this.state.addSheet(chosen);
    return this.getItem(chosen);
  }

  /** By name or by id. */
  getItem(key: unknown): HostWorksheet {
    const found = this.getItemOrNullObject(key);
    if (found === null) throw itemNotFound(`worksheet ${String(key)}`);
    return found;
  }

  getItemOrNullObject(key: unknown): HostWorksheet | null {
    const id = this.#find(String(key));
    return id === undefined ? null : new HostWorksheet(this.state, id);
  }

  getActiveWorksheet(): HostWorksheet {
    return new HostWorksheet(this.state, this.#getters.getActiveSheetId());
  }

  registerSelectionChangedEvent(): void {
    this.events.selectionChanged = true;
  }
  unregisterSelectionChangedEvent(): void {
    this.events.selectionChanged = false;
  }
  registerActivatedEvent(): void {
    this.events.activated = true;
  }
  unregisterActivatedEvent(): void {
    this.events.activated = false;
  }

  registerDataChangedEvent(): void {
    this.events.dataChanged = true;
  }
  unregisterDataChangedEvent(): void {
    this.events.dataChanged = false;
  }
  registerCalculatedEvent(): void {
    this.events.calculated = true;
  }
  unregisterCalculatedEvent(): void {
    this.events.calculated = false;
  }

  get #getters() {
    return this.state.workbook.model.getters;
  }

  #find(key: string): string | undefined {
    const wanted = key.toLowerCase();
    return this.#getters
      .getSheetIds()
      .find((id) => id === key || this.#getters.getSheetName(id).toLowerCase() === wanted);
  }
}
