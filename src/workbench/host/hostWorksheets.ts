import { HostError, invalidArgument, itemNotFound } from "./hostError";
import { HostObject } from "./hostObject";
import { HostWorksheet } from "./hostWorksheet";
import type { Session } from "./session";

const LONGEST_NAME = 31;
/** The engine refuses the apostrophe too. */
const NOT_IN_NAMES = /[:\\/?*[\]']/;

/** Excel.WorksheetCollection */
export class HostWorksheets extends HostObject {
  constructor(
    private readonly session: Session,
    private readonly watch: (isOn: boolean) => void,
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
    const chosen = typeof name === "string" ? valid(name) : freeName(workbook.sheets());
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
    this.watch(true);
  }

  unregisterSelectionChangedEvent(): void {
    this.watch(false);
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

function valid(name: string): string {
  if (name !== "" && name.length <= LONGEST_NAME && !NOT_IN_NAMES.test(name)) return name;
  throw invalidArgument(
    `${name} is no name for a sheet: 1 to ${LONGEST_NAME} characters, none of : \\ / ? * [ ] '`,
  );
}

function freeName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`Sheet${number}`)) number += 1;
  return `Sheet${number}`;
}
