import {
  CompiledFormula,
  CorePlugin,
  coreTypes,
  lockedSheetAllowedCommands,
  registries,
  type CommandResult,
  type CoreCommand,
  type Getters,
  type Range,
  type RangeAdapterFunctions,
  type UID,
  type UnboundedZone,
  type Zone,
} from "@odoo/o-spreadsheet";
import { spoken, type DefinedName } from "./definedName";
import {
  CREATE_UNSAID,
  DESCRIBE,
  isOfFormulas,
  nameChange,
  refusal,
  withChange,
  withCopies,
  type NameChange,
  type Said,
} from "./nameCommands";
import { cellsOf, textOf, textOfZone } from "./nameFormula";
import { respoken } from "./respoken";
import { hear } from "./saidNames";

interface State {
  readonly definedNames: readonly DefinedName[];
}

/** A name as it is kept with a workbook. */
export interface StoredName extends Omit<DefinedName, "formula"> {
  /** Its formula, without the equals sign. */
  readonly text: string;
}

interface NamesData {
  readonly definedNames?: readonly StoredName[];
}

interface NamedRange {
  readonly name: string;
  readonly range: Range;
}

const indexes = new WeakMap<readonly DefinedName[], ReadonlyMap<string, DefinedName>>();
const keyOf = (name: string, scope: UID | null): string => `${scope ?? ""}!${name.toLowerCase()}`;

/**
 * The names for cells, in the place of the engine's own plugin, which knows those of the whole
 * workbook alone: here a sheet has its own, too, and a name stays when its cells are gone.
 */
export class DefinedNames extends CorePlugin<State> implements State {
  static override getters = [
    "getNamedRange",
    "getNamedRangeFromZone",
    "getNamedRanges",
    "getDefinedNames",
    "getMeaning",
    "lookFrom",
    "withoutView",
  ] as never;
  readonly definedNames: readonly DefinedName[] = [];
  /** Whose names a person means who says no sheet. */
  private sheetInView: UID | null = null;
  private isInView = true;

  lookFrom(sheetId: UID): void {
    this.sheetInView = sheetId;
  }

  /** A formula asks for what its own sheet does not know: whatever is in view, it is unknown. */
  withoutView<T>(ask: () => T): T {
    const { isInView } = this;
    this.isInView = false;
    try {
      return ask();
    } finally {
      this.isInView = isInView;
    }
  }

  getDefinedNames(): readonly DefinedName[] {
    return this.definedNames;
  }

  /** What a formula on a sheet means by a symbol: a name, none, or that of a sheet which is lost. */
  getMeaning(sheetId: UID, symbol: string): DefinedName | "lost" | undefined {
    const { sheet, name } = spoken(symbol);
    const from = sheet === null ? sheetId : this.getters.getSheetIdByName(sheet);
    return from === undefined ? "lost" : this.seenFrom(from, name);
  }

  /** The engine asks for what a person has typed. */
  getNamedRange(symbol: string): NamedRange | undefined {
    const found = this.meantInView(symbol);
    return found && asNamedRange(found);
  }

  getNamedRangeFromZone(sheetId: UID, zone: Zone | UnboundedZone): NamedRange | undefined {
    const isZone = ({ left, right, top, bottom }: UnboundedZone) =>
      left === zone.left && right === zone.right && top === zone.top && bottom === zone.bottom;
    return this.getNamedRanges().find(
      ({ range }) => range.sheetId === sheetId && isZone(range.unboundedZone),
    );
  }

  /** Those that a person sees: of the sheet in view and of the workbook. */
  getNamedRanges(): NamedRange[] {
    return this.definedNames.flatMap((name) => {
      const isSeen = this.meantInView(name.name) === name;
      return (isSeen ? asNamedRange(name) : undefined) ?? [];
    });
  }

  override adaptRanges({ adaptCompiledFormula }: RangeAdapterFunctions): void {
    this.keep(this.definedNames.map((name) => withFormula(name, adaptCompiledFormula)));
  }

  override allowDispatch(command: CoreCommand): CommandResult {
    const change = nameChange(command);
    const why = change && refusal(this.definedNames, change, this.scopeOf(change));
    return (why ?? "Success") as never;
  }

  /** A name's scope is written down: done again, a change is the same whatever is in view then. */
  override beforeHandle(command: CoreCommand): void {
    const change = nameChange(command);
    if (change === null) return;
    change.said.scope = this.scopeOf(change);
    /** Formulas that say a name say its new one. */
    if (change.before !== change.after && change.before !== null) hear([change.after ?? ""]);
  }

  override handle(command: CoreCommand): void {
    const names = this.definedNames;
    switch (command.type) {
      case "DUPLICATE_SHEET": {
        const { sheetId, sheetIdTo } = command;
        const copied = (formula: CompiledFormula) => this.copied(formula, sheetId, sheetIdTo);
        this.keep(withCopies(names, sheetId, sheetIdTo, copied));
        break;
      }
      case "DELETE_SHEET":
        this.keep(names.filter(({ scope }) => scope !== command.sheetId));
        break;
      case "RENAME_SHEET":
        for (const change of respoken(this.getters, names, command)) {
          this.dispatch("UPDATE_NAMED_RANGE", { ...change, ranges: [] });
        }
        break;
      default: {
        const change = nameChange(command);
        if (change === null || isOfFormulas(change)) break;
        this.keep(withChange(names, change, (said) => this.formulaOf(said)));
      }
    }
  }

  override import(data: object): void {
    const { definedNames = [] } = data as NamesData;
    const read = definedNames.map(({ text, ...name }) => {
      return { ...name, formula: this.compiled(text, name.scope) };
    });
    Object.assign(this, { definedNames: read } satisfies State);
  }

  override export(data: object): void {
    const definedNames = this.definedNames.map(({ formula, ...name }) => {
      return { ...name, text: textOf(this.getters as Getters, formula) };
    });
    Object.assign(data, { definedNames } satisfies NamesData);
  }

  private keep(names: readonly DefinedName[]): void {
    const isSame =
      names.length === this.definedNames.length &&
      names.every((name, index) => name === this.definedNames[index]);
    if (!isSame) this.history.update("definedNames", names);
  }

  private compiled(text: string, scope: UID | null): CompiledFormula {
    return CompiledFormula.Compile(`=${text}`, scope ?? "", this.getters);
  }

  private formulaOf({ scope = null, ranges: [cells] = [], formula }: Said) {
    if (formula !== undefined) return this.compiled(formula, scope);
    if (cells === undefined) return undefined;
    return this.compiled(textOfZone(this.getters, cells._sheetId, cells._zone), scope);
  }

  private copied(formula: CompiledFormula, from: UID, to: UID): CompiledFormula {
    const ranges = formula.rangeDependencies.map((range) =>
      range.sheetId === from ? { ...range, sheetId: to } : range,
    );
    return CompiledFormula.CopyWithDependencies(formula, to, ranges);
  }

  private scopeOf({ before, said: { scope } }: NameChange): UID | null {
    if (scope !== undefined) return scope;
    return before === null ? null : (this.meantInView(before)?.scope ?? null);
  }

  /** The sheet's own name comes first. */
  private seenFrom(sheetId: UID | null, name: string): DefinedName | undefined {
    const own = sheetId === null ? undefined : this.byKey.get(keyOf(name, sheetId));
    return own ?? this.byKey.get(keyOf(name, null));
  }

  /** Formulas ask for names by the thousand. */
  private get byKey(): ReadonlyMap<string, DefinedName> {
    const known = indexes.get(this.definedNames);
    if (known !== undefined) return known;
    const index = new Map(this.definedNames.map((name) => [keyOf(name.name, name.scope), name]));
    indexes.set(this.definedNames, index);
    return index;
  }

  private meantInView(symbol: string): DefinedName | undefined {
    if (!this.isInView) return undefined;
    const { sheet, name } = spoken(symbol);
    const from = sheet === null ? this.sheetInView : this.getters.getSheetIdByName(sheet);
    return this.seenFrom(from ?? null, name);
  }
}

function withFormula(
  name: DefinedName,
  change: (formula: CompiledFormula) => CompiledFormula,
): DefinedName {
  const formula = change(name.formula);
  return formula === name.formula ? name : { ...name, formula };
}

function asNamedRange({ name, formula }: DefinedName): NamedRange | undefined {
  const range = cellsOf(formula);
  return range === null ? undefined : { name, range };
}

/** A name may be given on a sheet that is locked, as in Excel. */
export function addDefinedNames(): void {
  registries.corePluginRegistry.replace("named_ranges", DefinedNames);
  const own = [DESCRIBE, CREATE_UNSAID];
  for (const command of own) {
    coreTypes.add(command as never);
    registries.inverseCommandRegistry.add(command, (done) => [done]);
  }
  for (const command of [
    "CREATE_NAMED_RANGE",
    "UPDATE_NAMED_RANGE",
    "DELETE_NAMED_RANGE",
    ...own,
  ]) {
    lockedSheetAllowedCommands.add(command as never);
  }
}
