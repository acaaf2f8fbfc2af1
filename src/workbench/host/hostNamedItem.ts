import { registries, type Getters } from "@odoo/o-spreadsheet";
import { isCalled, type DefinedName } from "../engine/names/definedName";
import { cellsOf, textOf } from "../engine/names/nameFormula";
import { changeName, deleteName, namesOf, type NameChanges } from "../engine/names/names";
import { HostError, itemNotFound } from "./hostError";
import { HostObject, IDENTITY, LEADING, type Identity } from "./hostObject";
import { HostRange } from "./hostRange";
import type { Area, HostState } from "./hostState";
import { changeNames, targetOf } from "./nameChanges";

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
    return `=${this.#text}`;
  }
  set formula(formula: unknown) {
    this.#change({ target: targetOf(formula, this.state) });
  }
  get type(): string {
    return this.#cells === null ? typeOf(this.#calculated) : "Range";
  }
  /** Of cells their address. */
  get value(): unknown {
    return this.#cells === null ? this.#calculated : this.#text;
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
    return this.#cells && new HostRange(this.state, this.#cells);
  }

  delete(): void {
    const { sheetId: scope, called: name } = this;
    changeNames(this.state, { scope, name }, {}, ({ model }) => {
      return deleteName(model, { scope, name });
    });
  }

  get #defined(): DefinedName {
    const found = namesOf(this.state.workbook.model)
      .getDefinedNames()
      .find(isCalled(this.called, this.sheetId));
    if (found === undefined) throw itemNotFound(`the name ${this.called}`);
    return found;
  }

  get #getters(): Getters {
    return this.state.workbook.model.getters;
  }

  get #cells(): Area | null {
    return cellsOf(this.#defined.formula);
  }

  get #text(): string {
    return textOf(this.#getters, this.#defined.formula);
  }

  get #calculated(): unknown {
    const { scope, formula } = this.#defined;
    const getters = this.#getters;
    const value = getters.evaluateFormula(scope ?? "", formula.toFormulaString(getters));
    return Array.isArray(value) ? value[0]?.[0] : value;
  }

  #change(changes: NameChanges): void {
    const { sheetId: scope, called: name } = this;
    changeNames(this.state, { scope, name }, changes, ({ model }) => {
      return changeName(model, { scope, name }, changes);
    });
  }
}

const TYPES: Readonly<Record<string, string>> = { number: "Double", boolean: "Boolean" };

function typeOf(value: unknown): string {
  const isError = registries.errorTypes.has(value as string);
  return isError ? "Error" : (TYPES[typeof value] ?? "String");
}
