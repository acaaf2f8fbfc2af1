import { isCalled } from "../engine/names/definedName";
import { addName, namesOf } from "../engine/names/names";
import { itemNotFound } from "./hostError";
import { HostNamedItem } from "./hostNamedItem";
import { HostObject } from "./hostObject";
import type { HostState } from "./hostState";
import { changeNames, targetOf, validName } from "./nameChanges";

/** Excel.NamedItemCollection: the names of a sheet, or those of the workbook alone. */
export class HostNamedItemCollection extends HostObject {
  constructor(
    private readonly state: HostState,
    private readonly sheetId: string | null,
  ) {
    super();
  }

  get items(): HostNamedItem[] {
    const own = this.#all.filter(({ scope }) => scope === this.sheetId);
    return own.map(({ name }) => this.#item(name));
  }

  getCount(): number {
    return this.items.length;
  }

  /** For a range, or for what a formula says. */
  add(name: unknown, reference: unknown, comment?: unknown): HostNamedItem {
    const place = { scope: this.sheetId, name: validName(name) };
    const target = targetOf(reference, this.state);
    const said = typeof comment === "string" ? { target, comment } : { target };
    changeNames(this.state, place, said, ({ model }) => addName(model, place, said));
    return this.#item(place.name);
  }

  getItem(name: unknown): HostNamedItem {
    const found = this.getItemOrNullObject(name);
    if (found === null) throw itemNotFound(`the name ${String(name)}`);
    return found;
  }

  getItemOrNullObject(name: unknown): HostNamedItem | null {
    const found = this.#all.find(isCalled(String(name), this.sheetId));
    return found === undefined ? null : this.#item(found.name);
  }

  get #all() {
    return namesOf(this.state.workbook.model).getDefinedNames();
  }

  #item(name: string): HostNamedItem {
    return new HostNamedItem(this.state, this.sheetId, name);
  }
}
