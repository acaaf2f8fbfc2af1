import { formulaOf } from "../engine/names/cellsAsText";
import { constantOf, isCalled, LOST, type DefinedName } from "../engine/names/definedName";
import { changeName, deleteName, namesOf, type NameChanges } from "../engine/names/names";
import { HostError, itemNotFound } from "./hostError";
import { HostObject, IDENTITY, LEADING, type Identity } from "./hostObject";
import { HostRange } from "./hostRange";
import type { HostState } from "./hostState";
import { changeNames, makeRoomFor, targetOf } from "./nameChanges";

const TYPES: Readonly<Record<string, string>> = {
  number: "Double",
  string: "String",
  boolean: "Boolean",
};

/** Excel.NamedItem */
export class HostNamedItem extends HostObject {
  constructor(
    private readonly state: HostState,
    /** The sheet that has the name; null for the workbook. */
    private readonly sheetId: string | null,
    private readonly called: string,
  ) {
    super();
  }

  override get [IDENTITY](): Identity {
    return { _Id: this.called };
  }
  override get [LEADING](): readonly string[] {
    return ["worksheet", "worksheetOrNullObject"];
  }

  get name(): string {
    return this.#defined.name;
  }
  get scope(): string {
    return this.sheetId === null ? "Workbook" : "Worksheet";
  }
  get comment(): unknown {
    return this.#defined.comment;
  }
  set comment(comment: unknown) {
    this.#change({ comment: String(comment) });
  }
  get visible(): unknown {
    return this.#defined.isVisible;
  }
  set visible(visible: unknown) {
    this.#change({ isVisible: visible === true });
  }
  get formula(): unknown {
    return `=${this.#formula}`;
  }
  set formula(formula: unknown) {
    this.#change({ target: targetOf(formula, this.state) });
  }
  get type(): string {
    if (typeof this.#defined.target !== "string") return "Range";
    const value = constantOf(this.#formula);
    return value === undefined ? "Error" : (TYPES[typeof value] ?? "Error");
  }
  /** Of cells their address; what else has to be calculated is not known here. */
  get value(): unknown {
    const { target } = this.#defined;
    if (typeof target !== "string") return this.#formula;
    return constantOf(target) ?? (target.endsWith(LOST) ? LOST : "#NAME?");
  }

  get worksheet(): HostObject {
    if (this.sheetId === null) throw itemNotFound(`the worksheet of the name ${this.called}`);
    return this.state.worksheet(this.sheetId);
  }
  get worksheetOrNullObject(): HostObject | null {
    return this.sheetId === null ? null : this.worksheet;
  }

  getRange(): HostRange {
    const range = this.getRangeOrNullObject();
    if (range === null) {
      throw new HostError("InvalidReference", `The name ${this.called} stands for no cells.`);
    }
    return range;
  }

  getRangeOrNullObject(): HostRange | null {
    const { target } = this.#defined;
    if (typeof target === "string") return null;
    return new HostRange(this.state, { sheetId: target.sheetId, zone: target.zone });
  }

  delete(): void {
    const { sheetId: scope, called: name } = this;
    changeNames(this.state, { scope, name }, ({ model }) => deleteName(model, { scope, name }));
  }

  get #defined(): DefinedName {
    const found = namesOf(this.state.workbook.model)
      .getDefinedNames()
      .find(isCalled(this.called, this.sheetId));
    if (found === undefined) throw itemNotFound(`the name ${this.called}`);
    return found;
  }

  get #formula(): string {
    return formulaOf(this.state.workbook.model.getters, this.#defined.target);
  }

  #change(changes: NameChanges): void {
    const { sheetId: scope, called: name } = this;
    changeNames(this.state, { scope, name }, (workbook) => {
      makeRoomFor(workbook, changes);
      return changeName(workbook.model, { scope, name }, changes);
    });
  }
}
