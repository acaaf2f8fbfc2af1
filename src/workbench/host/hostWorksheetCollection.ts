import { HostError, itemNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import { HostWorksheet } from "./hostWorksheet";
import type { Events, Session } from "./session";
import { freeSheetName, validSheetName } from "./sheetName";

/** Excel.WorksheetCollection */
export class HostWorksheetCollection extends HostObject {
  constructor(
    private readonly session: Session,
    private readonly events: Events,
  ) {
    super();
  }

  get items(): HostWorksheet[] {
    return this.#getters.getSheetIds().map((id) => new HostWorksheet(this.session, id));
  }

  getCount(): number {
    return this.#getters.getSheetIds().length;
  }

  add(name?: unknown): HostWorksheet {
    const { workbook } = this.session;
    const chosen =
      typeof name === "string" ? validSheetName(name) : freeSheetName(workbook.sheets());
    if (this.#find(chosen) !== undefined) {
      throw new HostError("ItemAlreadyExists", `A sheet ${chosen} already exists.`);
    }
    workbook.addSheet(chosen);
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
    return id === undefined ? null : new HostWorksheet(this.session, id);
  }

  getActiveWorksheet(): HostWorksheet {
    return new HostWorksheet(this.session, this.#getters.getActiveSheetId());
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

  get #getters() {
    return this.session.workbook.model.getters;
  }

  #find(key: string): string | undefined {
    const wanted = key.toLowerCase();
    return this.#getters
      .getSheetIds()
      .find((id) => id === key || this.#getters.getSheetName(id).toLowerCase() === wanted);
  }
}
